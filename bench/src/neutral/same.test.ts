import { canonicalText, Dice, positionOf, Runner, type SingleQuestion, sampleAnswer } from '@orrery/engine'
import { inspect } from '@orrery/engine/testing'
import { describe, expect, test } from 'vitest'
import { type PlayedThere, playByClient, playByReducer, playByTunedReducer } from './boardgameio.ts'
import { marches, playOurs } from './ours.ts'

const SEEDS = ['1', '2', '3', '4', '5']

function positionThere({ state }: PlayedThere): string {
  const { pending: _pending, ...position } = state
  return canonicalText(positionOf(position))
}

describe.each([
  ['the reducer', playByReducer],
  ['the tuned reducer', playByTunedReducer],
  ['the client', playByClient],
])('our engine and %s of boardgame.io', (_, playThere) => {
  test.each(SEEDS)('play the same match, seed %s', (seed) => {
    const here = playOurs(seed)
    const there = playThere(seed)
    expect(there.decisions).toBe(here.decisions)
    expect(there.scores).toEqual(here.scores)
    expect(positionThere(there)).toBe(canonicalText(positionOf(here.state)))
  })
})

test('a match has several hundred decisions and is not decided by one seat', () => {
  const played = SEEDS.map(playOurs)
  for (const { decisions } of played) expect(decisions).toBeGreaterThan(300)
  expect(new Set(played.map(({ scores }) => scores.join())).size).toBe(SEEDS.length)
})

test('the neutral game keeps what the engine demands of every game', () => {
  const runner = Runner.from(marches, marches.setup({ seats: 4, options: {}, seed: 'inspected' }))
  const dice = new Dice('inspected')
  for (let decisions = 0; runner.question; decisions++) {
    if (decisions % 7 === 0) expect(inspect(runner, String(decisions))).toEqual([])
    const question = runner.question as SingleQuestion
    runner.apply(question.seat, sampleAnswer(question, dice) as number)
  }
})
