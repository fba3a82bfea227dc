import { createPlayer } from '@orrery/bots'
import { checkFairness } from '@orrery/bots/testing'
import { expect, test } from 'vitest'
import tsukuyumi from '../../game.ts'

/** A tenth of what `npm run fairness` looks at. */
const POSITIONS = Number(process.env.ORRERY_POSITIONS ?? 100)

test.each([
  ['novice', 2],
  ['adept', 3],
  ['expert', 4],
])('[table.hidden] %s answers the same whatever is hidden from it, with %i players', (level, players) => {
  const create = () => createPlayer(level, { allowance: { iterations: 24 } })
  const plan = { players, seed: `fair to ${level}`, positions: Math.ceil(POSITIONS / 3), every: 7, create }
  expect(checkFairness(tsukuyumi, plan)).toEqual([])
})
