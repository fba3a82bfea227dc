import { test } from 'vitest'
import { KILLS, killInMidPlay } from './kill.ts'

test(`on sqlite a server is killed ${KILLS} times in mid-play: every acknowledged decision is there, and clients come back`, async () => {
  await killInMidPlay('sqlite', KILLS)
}, 1_200_000)
