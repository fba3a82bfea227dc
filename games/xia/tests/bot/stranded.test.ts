import { createPlayer } from '@orrery/bots'
import { settleOptions } from '@orrery/engine'
import { playOut } from '@orrery/engine/simulation'
import { expect, test } from 'vitest'
import xia from '../../game.ts'

/** Matches of two take 300 to 900 decisions. */
const MOST = 3000

test('[map.jump] captains without energy and without a known planet jump from the rim instead of waiting there forever', () => {
  const players = ['novice', 'adept'].map((level) => createPlayer(level))
  const { finished, decisions } = playOut({
    game: xia,
    players,
    options: settleOptions(xia, 2, {}),
    seed: 'review/0',
    check: false,
    most: MOST,
  })
  expect(finished).toBe(true)
  expect(decisions.length).toBeLessThan(MOST)
})
