import { openCase } from '@orrery/engine'
import { expect, test } from 'vitest'
import balance from '../balance.ts'
import { LAST_TURN, NOMADS_BOARLORDS, position, SECOND } from '../cases/position.ts'
import tsukuyumi from '../game.ts'
import { bestStep, medianOf, RedTurns } from '../red-turns.ts'
import type { Setting } from '../scenes/build.ts'

const open = (setting: Setting) =>
  openCase(tsukuyumi, {
    ...position(NOMADS_BOARLORDS, { ...LAST_TURN, ...setting }),
    id: 'a red turn',
    seat: SECOND,
    asks: 'round.turn',
    right: [],
  })

/** A Boarguard beside fertile ground of the Nomads, with an attack to take it. */
const WORTH_A_MOVE: Setting = {
  left: { movement: 1, combat: 1 },
  units: { c8: 'boarguard' },
  owner: { c7: 'nomads', c8: 'boarlords' },
}

test('a red turn that ends with movement left tells what the best step was worth', () => {
  const runner = open(WORTH_A_MOVE)
  const best = bestStep(runner, SECOND)
  const red = new RedTurns()
  red.decide(runner, { seat: SECOND, value: 'end' })
  expect(red.unused).toEqual([expect.closeTo(best ?? Number.NaN, 2)])
  expect([red.made, red.used]).toEqual([[], []])
})

test('a movement that is made tells what it brought, once it is over', () => {
  const runner = open(WORTH_A_MOVE)
  const red = new RedTurns()
  for (const value of ['move', 'c8', 'c7', 'attack']) {
    red.decide(runner, { seat: SECOND, value })
    runner.apply(SECOND, value)
  }
  expect(red.unused).toEqual([])
  expect(red.used).toEqual([expect.closeTo(bestStep(open(WORTH_A_MOVE), SECOND) ?? Number.NaN, 2)])
  expect(red.made).toEqual([expect.any(Number)])
})

test('a movement that is begun and ended without a step is left unused', () => {
  const runner = open(WORTH_A_MOVE)
  const red = new RedTurns()
  for (const value of ['move', 'done']) {
    red.decide(runner, { seat: SECOND, value })
    runner.apply(SECOND, value)
  }
  red.end()
  expect([red.made, red.used]).toEqual([[], []])
  expect(red.unused).toEqual([expect.any(Number)])
})

test('missed are those of the turns worth moving in, in which nobody moved', () => {
  const notes = { attacks: 0, inVain: 0, made: [1, 2, 3], used: [0.5, 2.5, 4], unused: [1, 2.1] }
  expect(balance.figures([notes])).toContainEqual(
    expect.objectContaining({ id: 'missed-moves', value: 1 / 3, of: 3, unit: 'share' }),
  )
})

test('without units that can move nothing is missed', () => {
  const runner = open({ left: { movement: 1, combat: 1 }, owner: { c8: 'boarlords' } })
  expect(bestStep(runner, SECOND)).toBeUndefined()
})

test('an attack is in vain that takes no area and destroys nothing', () => {
  const { state } = open(WORTH_A_MOVE)
  const watch = balance.watch(state)
  const hear = (what: string, data = {}) =>
    watch.hear({ what, data: { side: 'nomads', ...data }, audience: 'all' }, state)
  hear('combat.action', { card: 'no-conquest' })
  hear('board.control')
  hear('combat.action', { card: 'no-annihilation' })
  hear('damage.assign', { side: 'boarlords', by: 'nomads', units: [] })
  hear('combat.action', { card: 'no-annihilation' })
  hear('damage.assign', { side: 'boarlords', by: 'nomads', units: ['squeaker'] })
  hear('round.turn')
  const { notes } = watch.tell(state)
  expect(notes).toMatchObject({ attacks: 3, inVain: 1 })
  expect(balance.figures([notes])).toContainEqual(
    expect.objectContaining({ id: 'in-vain', value: 1 / 3, of: 3, unit: 'share' }),
  )
})

test('line-ups put every faction on every seat as often', () => {
  for (const players of [2, 3, 4]) {
    const seatings = balance.lineups?.(players) ?? []
    const bySeat = Array.from({ length: players }, (_, seat) =>
      seatings.map(({ factions }) => (Array.isArray(factions) ? factions[seat] : '')).sort(),
    )
    for (const seated of bySeat) expect(seated).toEqual(bySeat[0])
  }
})

test('the median is the middle, or the mean of the two there', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3]), medianOf([])]).toEqual([2, 2.5, undefined])
})
