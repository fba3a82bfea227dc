import { expect, test } from 'vitest'
import { type Fence, Match } from '../src/index.ts'
import type { March } from '../testing/march.ts'
import { choose, scene, variant, withTurn } from './play.ts'

/** It goes on for ever; every tenth answer is Blue's, all others are Red's. */
const endless = withTurn(function* (g) {
  const seat = g.bank % 10 === 9 ? 1 : 0
  yield* choose(g, seat, 'q', { from: ['x', 'y'] })
  g.bank++
})

function playLong(decisions: number, game = endless): Match<March> {
  const match = Match.fromPosition(game, scene({ gifts: true, bank: 0, gold: [100_000, 100_000] } as Partial<March>))
  for (let i = 0; i < decisions; i++) {
    const [seat = 0] = match.runner.waitingFor()
    match.answer(seat, i % 2 === 0 ? 'x' : 'y')
  }
  return match
}

test('of a long log nothing is said to have changed but its end', () => {
  const match = playLong(1)
  match.takeKeptLog()
  for (let i = 0; i < 300; i++) {
    const { length } = match.log
    expect(match.actOutOfTurn(1, { to: 0, gold: 1 })).toBeUndefined()
    expect(match.takeKeptLog()).toBeGreaterThanOrEqual(length - 1)
    expect(match.log.length).toBeGreaterThan(length)
  }
  const { length } = match.log
  match.requestUndo(1, 100)
  match.acceptUndo(0)
  expect(match.takeKeptLog()).toBeLessThan(length - 190)
  expect(match.takeKeptLog()).toBe(match.log.length)
})

test('every position of a long match is found again, forwards, backwards and by chance', () => {
  const match = playLong(1500)
  const whereabouts = (to: number) => match.runnerAt(to).state.bank
  const all = Array.from({ length: 1501 }, (_, to) => to)
  expect(all.map(whereabouts)).toEqual(all)
  expect(all.toReversed().map(whereabouts)).toEqual(all.toReversed())
  const jumps = all.map((to) => (to * 761) % 1501)
  expect(jumps.map(whereabouts)).toEqual(jumps)
})

test('a long match goes back to any decision, and its past is looked at as it is then', () => {
  const match = playLong(1500)
  match.runnerAt(1400)
  for (const to of [1499, 1400, 1037, 512, 3, 0]) {
    match.requestUndo(0, to)
    match.acceptUndo(1)
    expect(match.decisions).toHaveLength(to)
    expect(match.state.bank).toBe(to)
    expect(match.equals(playLong(to))).toBe(true)
    match.answer(match.runner.waitingFor()[0] ?? 0, 'y')
    expect(match.runnerAt(to + 1).state.bank).toBe(to + 1)
    expect(match.runnerAt(to).state.bank).toBe(to)
  }
})

test('a fence stands where the last one did, however many decisions a seat has made in a row', () => {
  const match = playLong(109)
  const free: (Fence | undefined)[] = [
    match.fence(0, 100),
    match.fence(0, 99),
    match.fence(1, 108),
    match.fence(0, 109),
  ]
  expect(free).toEqual([
    undefined,
    { because: 'other-seat', seat: 1, at: 99 },
    { because: 'other-seat', seat: 0, at: 108 },
    { because: 'nothing' },
  ])
})

test('old checkpoints do not keep what follows from them: it is found again', () => {
  let made = 0
  const game = variant({
    nextStep(g) {
      // As a game does with a map: found out once, and kept with the copies of a position.
      if (g.derived === undefined) made++
      g.derived ??= {}
      return endless.nextStep(g)
    },
    copy: (g) => ({ ...endless.copy(g), derived: g.derived }),
  })
  const match = playLong(200, game)
  expect(made).toBe(1)
  match.runnerAt(195)
  expect(made).toBe(1)
  match.runnerAt(64)
  expect(made).toBe(2)
})
