import { everyOptions, type Options, settleOptions } from '@orrery/engine'
import { complaintOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import xia from '../game.ts'
import { opening, scene } from './scene.ts'

const problemOf = (players: number, options: Options) => complaintOf(() => settleOptions(xia, players, options))

test('without a word everything is as in the rulebook', () => {
  expect(settleOptions(xia, 4, {})).toEqual({
    goal: 10,
    npcs: true,
    firstGame: false,
    gifts: true,
    fame: 'at-once',
    end: 'at-once',
    fameSales: 'one',
    merchant: 'keep',
  })
})

test('every combination of options can be set up, for every number of players', () => {
  for (const players of xia.players)
    for (const options of everyOptions(xia, players)) {
      const g = xia.setup({ seats: players, options, seed: 'options' })
      expect(xia.invariants(g)).toEqual([])
    }
})

test.each([3, 5, 10, 20, 30])('[fame.end] goal=%i: who has so much fame has won', (goal) => {
  const tiles = ['quiet-reach', 'hollow-expanse', 'burning-horse']
  const tokens = { 'quiet-reach': 'fame' } as const
  const near = scene({ tiles, tokens, options: { goal }, ships: { red: { at: '0,2', fame: goal - 1 } } })
  expect(near.play('red: token').match.over).toBe(true)
  const early = scene({ tiles, tokens, options: { goal }, ships: { red: { at: '0,2', fame: goal - 2 } } })
  expect(early.play('red: token').match.over).toBe(false)
})

test('[option.npcs] npcs=false: no NPCs, and no missions against them', () => {
  const { drones, missionDeck } = opening(3, { npcs: false }).state
  expect(drones).toEqual([])
  for (const mission of ['T05', 'T06', 'T07']) expect(missionDeck).not.toContain(mission)
  expect(opening(3, { npcs: true }).state.missionDeck).toHaveLength(52)
})

test('[option.first-game] firstGame: 5 fame, no NPCs, known sectors, whatever else was chosen', () => {
  const { choices, sectors, drones } = opening(5, { firstGame: true, goal: 20, npcs: true }).state
  expect([choices.goal, choices.npcs, drones]).toEqual([5, false, []])
  expect(sectors.map(({ tile }) => tile)).toEqual([
    'burning-horse',
    'kemplar-ii',
    'neo-damascus',
    'outpost-338',
    'expeditor-gate',
  ])
})

test('[option.gifts] gifts=false: nothing can be given', () => {
  const off = scene({ options: { gifts: false } })
  expect(off.options).not.toContain('gift')
  expect(off.match.actOutOfTurn(1, { give: 1 })).toMatchObject({ reason: 'refused', refusal: { rule: 'option.gifts' } })
  const on = scene()
  expect(on.options).toContain('gift')
  expect(on.match.actOutOfTurn(1, { give: 1 })).toBeUndefined()
  expect(on.state.vessels.map(({ credits }) => credits)).toEqual([4000, 2000, 3000])
})

const BAD: readonly (readonly [number, Options, string])[] = [
  [6, {}, 'Xia: Legends of a Drift System takes 1–5 players, not 6.'],
  [3, { goal: 2 }, 'Option "goal" can’t be "2": use a whole number from 3 to 30.'],
  [3, { npcs: 'some' }, 'Option "npcs" can’t be "some": use true or false.'],
  [3, { merchant: 'stop' }, 'Option "merchant" can’t be "stop": use one of keep, restart, nearest.'],
]

test.each(BAD)('%i players with %j: one clear sentence', (players, options, sentence) => {
  expect(problemOf(players, options)).toBe(sentence)
})

test('an unknown option is named', () => {
  expect(problemOf(4, { dragons: true })).toMatch(/has no option "dragons"\. Use goal, npcs, /)
})
