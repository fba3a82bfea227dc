import { everyOptions, gameFor, type Options, settleOptions } from '@orrery/engine'
import { complaintOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import tsukuyumi from '../game.ts'
import { VARIANTS } from '../rules/state/state.ts'

const problemOf = (players: number, options: Options) => complaintOf(() => settleOptions(tsukuyumi, players, options))

test('without a word everything is as in the rulebook', () => {
  expect(settleOptions(tsukuyumi, 2, {})).toMatchObject({ variants: [], rounds: 4, map: 'fixed' })
})

test('every combination of options can be settled, and has all values of each', () => {
  for (const players of tsukuyumi.players) {
    const all = everyOptions(tsukuyumi, players)
    const valuesOf = (id: string) => new Set(all.map((options) => JSON.stringify(options[id]))).size
    expect(['variants', 'rounds', 'map', 'factions'].map(valuesOf)).toEqual([3, 4, 3, players === 2 ? 12 : 24])
    for (const options of all) expect(settleOptions(tsukuyumi, players, options)).toEqual(options)
  }
})

test('variants are taken one by one', () => {
  for (const variant of VARIANTS) expect(problemOf(2, { variants: [variant] })).toBeUndefined()
  expect(settleOptions(tsukuyumi, 3, { variants: ['no-pins', 'idle-oni'] }).variants).toEqual(['no-pins', 'idle-oni'])
})

const BAD: readonly (readonly [number, Options, RegExp])[] = [
  [5, {}, /^Tsukuyumi: Full Moon Down takes 2–4 players, not 5\.$/],
  [2, { rounds: 7 }, /^Option "rounds" can’t be "7": use a whole number from 3 to 6\.$/],
  [2, { map: 'round' }, /^Option "map" can’t be "round": use one of fixed, random, mixed\.$/],
  [
    3,
    { factions: ['nomads', 'dark-seed'] },
    /^Option "factions" can’t be "nomads\+dark-seed": use a list of 3, one per seat, /,
  ],
  [
    2,
    { factions: ['nomads', 'nomads'] },
    /^Option "factions" can’t be "nomads\+nomads": each seat needs a different value\.$/,
  ],
  [2, { pair: 'nomads+nomads' }, /^Option "factions" can’t be "nomads\+nomads": /],
  [2, { variants: ['dragons'] }, /^Option "variants" can’t be "dragons": use a list of connected-starts, /],
  [2, { dragons: true }, /has no option "dragons"\. Use variants, rounds, map, or factions\.$/],
]

test.each(BAD)('%i players with %j: one clear sentence', (players, options, sentence) => {
  expect(problemOf(players, options)).toMatch(sentence)
})

test('headers of older matches name the factions by the number of players', () => {
  const old = { pair: 'boarlords+nomads', triple: 'nomads+boarlords+dark-seed', quartet: '', rounds: 5 }
  expect(settleOptions(tsukuyumi, 2, old)).toMatchObject({ factions: ['boarlords', 'nomads'], rounds: 5 })
  expect(settleOptions(tsukuyumi, 3, old)).toMatchObject({ factions: ['nomads', 'boarlords', 'dark-seed'] })
})

test('house rules that are gone are read in older headers, and kept where they were played with', () => {
  const old = { variants: ['moon-first', 'no-pins', 'adjacent-starts'] }
  expect(settleOptions(tsukuyumi, 2, old).variants).toEqual(['no-pins'])
  const first = gameFor(tsukuyumi, { game: tsukuyumi.id, rules: 1, content: tsukuyumi.content })
  expect(settleOptions(first, 2, old).variants).toEqual(old.variants)
  expect(complaintOf(() => settleOptions(first, 2, { variants: ['connected-starts'] }))).toMatch(/adjacent-starts/)
})
