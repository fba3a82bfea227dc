import { test } from 'vitest'
import { killInMidPlay } from './kill.ts'

const KILLS = 50

test(`on sqlite a server is killed ${KILLS} times in mid-play: every acknowledged decision is there, and clients come back`, async () => {
  await killInMidPlay('sqlite', KILLS)
}, 1_200_000)
