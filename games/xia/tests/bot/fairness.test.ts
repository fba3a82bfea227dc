import { advise, createPlayer } from '@orrery/bots'
import { checkFairness, type FairnessPlan } from '@orrery/bots/testing'
import { expect, test } from 'vitest'
import xia from '../../game.ts'

/** A tenth of what `npm run fairness` looks at. */
const POSITIONS = Number(process.env.ORRERY_POSITIONS ?? 100)

test.each([
  ['novice', 2],
  ['adept', 3],
  ['expert', 4],
])('[table.hidden] %s answers the same whatever is hidden from it, with %i players', (level, players) => {
  const ask: FairnessPlan['ask'] = (runner, seat, dice) =>
    createPlayer(level, { allowance: { iterations: 24 } }).decide(runner, seat, dice)
  const plan = { players, seed: `fair to ${level}`, positions: Math.ceil(POSITIONS / 3), every: 7, ask }
  expect(checkFairness(xia, plan)).toEqual([])
})

test('[table.hidden] an expert plays turns on alike, whatever is hidden from it', () => {
  const ask: FairnessPlan['ask'] = (runner, seat, dice) =>
    createPlayer('expert', { allowance: { iterations: 200 } }).decide(runner, seat, dice)
  const plan = { players: 4, seed: 'fair turns', positions: Math.ceil(POSITIONS / 10), every: 13, ask }
  expect(checkFairness(xia, plan)).toEqual([])
})

test('[table.hidden] a hint is the same, word for word, whatever is hidden from whoever asks for it', () => {
  const ask: FairnessPlan['ask'] = (runner, seat, dice) => advise(runner, seat, dice, { allowance: { iterations: 40 } })
  const plan = { players: 3, seed: 'fair hints', positions: Math.ceil(POSITIONS / 5), every: 11, ask }
  expect(checkFairness(xia, plan)).toEqual([])
})
