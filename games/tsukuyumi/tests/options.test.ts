import { everyOptions, type Options, settleOptions } from '@orrery/engine'
import { complaintOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import { tsukuyumi } from '../index.ts'
import { VARIANTS } from '../rules/state.ts'

const problemOf = (players: number, options: Options) => complaintOf(() => settleOptions(tsukuyumi, players, options))

test('without a word everything is as in the rulebook', () => {
  expect(settleOptions(tsukuyumi, 2, {})).toMatchObject({ variants: [], rounds: 4, map: 'fixed' })
})

test('every combination of options can be settled, and has all values of each', () => {
  for (const players of tsukuyumi.players) {
    const all = everyOptions(tsukuyumi, players)
    for (const { id, values, players: only } of tsukuyumi.options)
      if (!only || only.includes(players))
        expect(new Set(all.map((options) => JSON.stringify(options[id])))).toEqual(
          new Set(values.map((value) => JSON.stringify(value))),
        )
  }
})

test('variants are taken one by one', () => {
  for (const variant of VARIANTS) expect(problemOf(2, { variants: [variant] })).toBeUndefined()
  expect(settleOptions(tsukuyumi, 3, { variants: ['no-pins', 'idle-oni'] }).variants).toEqual(['no-pins', 'idle-oni'])
})

const BAD: readonly (readonly [number, Options, RegExp])[] = [
  [5, {}, /^Tsukuyumi: Full Moon Down is for 2, 3, 4 players, not 5\.$/],
  [2, { rounds: 7 }, /^Option "rounds" cannot be "7"; it is one of 4, 3, 5, 6\.$/],
  [2, { map: 'round' }, /^Option "map" cannot be "round"; it is one of fixed, random\.$/],
  [3, { pair: 'nomads+dark-seed' }, /^Option "pair" is for 2 players, not 3\.$/],
  [2, { pair: 'nomads+nomads' }, /^Option "pair" cannot be "nomads\+nomads"; /],
  [2, { variants: ['dragons'] }, /there is no variant "dragons"/],
  [2, { dragons: true }, /has no option "dragons"; it has variants, rounds, map, /],
]

test.each(BAD)('%i players with %j: one clear sentence', (players, options, sentence) => {
  expect(problemOf(players, options)).toMatch(sentence)
})
