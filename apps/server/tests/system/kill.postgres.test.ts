import { test } from 'vitest'
import { KILLS, killInMidPlay } from './kill.ts'

test(`on postgres a server is killed ${KILLS} times in mid-play: every acknowledged decision is there, and clients come back`, async () => {
  await killInMidPlay('postgres', KILLS)
}, 1_200_000)
