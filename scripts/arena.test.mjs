import { expect, test } from 'vitest'
import { CONTESTS, rowOf, verdicts } from './arena.mjs'

const named = (name) => CONTESTS.find((contest) => contest.name === name)

const bot = (name, changes) => ({
  bot: name,
  games: 200,
  wins: 90,
  share: 0.45,
  low: 0.4,
  high: 0.5,
  ms: 90,
  ...changes,
})

const GREEDY = bot('greedy@1', { share: 0.18, low: 0.15, high: 0.2, ms: 4 })

const holds = (name, game, own) => verdicts(named(name), game, [own, GREEDY]).map(({ holds }) => holds)

test('an expert is judged by the lower bound of the game', () => {
  expect(holds('expert-greedy', 'xia', bot('expert'))).toEqual([true])
  expect(holds('expert-greedy', 'tsukuyumi', bot('expert'))).toEqual([false])
})

test('an adept may take twice the time of the yardstick', () => {
  expect(holds('adept-greedy', 'xia', bot('adept', { ms: 8 }))).toEqual([true, true])
  expect(holds('adept-greedy', 'xia', bot('adept', { ms: 9, share: 0.25 }))).toEqual([false, false])
})

test('a novice is kind to people, and better than chance', () => {
  expect(holds('novice-greedy', 'xia', bot('novice', { share: 0.16 }))).toEqual([false])
  expect(holds('novice-random', 'xia', bot('novice', { share: 0.5 }))).toEqual([true])
})

test('a row tells what does not hold', () => {
  expect(rowOf('tsukuyumi', named('expert-greedy'), { games: 200, bots: [bot('expert'), GREEDY] })).toBe(
    '| tsukuyumi | expert against three greedy@1 | 200 | 90 = 45.0 % [40.0 % to 50.0 %] | 90.0 against 4.0 | lower bound above 45.0 %: **no** |',
  )
})
