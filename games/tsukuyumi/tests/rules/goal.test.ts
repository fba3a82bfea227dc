import { expect, test } from 'vitest'
import type { Faction } from '../../content/types.ts'
import { BOARLORDS, CYBERSAMURAI, DARK_SEED, NOMADS } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, scene } from '../scene.ts'

const owned = (faction: Faction | 'oni', ...hexes: string[]) => Object.fromEntries(hexes.map((hex) => [hex, faction]))
const hexes = (...names: string[]) => names.map(hexOf)

test('[goal.once] 2 points, once in a game; the same area does not count again (84, 93)', () => {
  const setting = { turn: 'dark-seed', units: { c2: 'worker', c1: 'worker' }, left: { combat: 2 } } as const
  const match = changed(setting, (g) => {
    g.conquered = g.conquered.with(DARK_SEED, hexes('b1', 'b2', 'b3', 'b4', 'c1'))
  })
  match.play('dark seed: attack, c1, ds-conquest')
  expect(match.state.goals[DARK_SEED]).toBe(false)
  match.play('dark seed: attack, c2, ds-conquest')
  expect([match.state.goals[DARK_SEED], match.state.points[DARK_SEED]]).toEqual([true, 2])
  const again = changed(setting, (g) => {
    g.conquered = g.conquered.with(DARK_SEED, hexes('b1', 'b2', 'b3', 'b4', 'b5', 'b6'))
    g.goals = g.goals.with(DARK_SEED, true)
  }).play('dark seed: attack, c2, ds-conquest')
  expect(again.state.points[DARK_SEED]).toBe(0)
})

const mapped = (c2: 'tsukuyumi' | 'unstable', ...others: string[]) =>
  scene({
    factions: ['cybersamurai', 'nomads'],
    owner: owned('cybersamurai', ...others),
    properties: { c2 },
    units: { c2: 'cyberoid' },
  }).play('cybersamurai: attack, c2, cs-conquest').state.goals[CYBERSAMURAI]

test('[goal.gps-mapping] four areas; an ocean floor with Tsukuyumi fills one place, a moon area only that (90)', () => {
  expect(mapped('unstable', 'c1', 'c12', 'b1')).toBe(true)
  expect(mapped('unstable', 'c1', 'c12', 'c8')).toBe(false)
  expect(mapped('tsukuyumi', 'c1', 'c12')).toBe(false)
  expect(mapped('tsukuyumi', 'c1', 'c12', 'c8')).toBe(true)
  expect(mapped('unstable', 'c1', 'b2', 'b1')).toBe(false)
})

test('[goal.gps-mapping] [mission.geo-tagging] one marker can fulfil a goal and a mission at once', () => {
  const owner = owned('cybersamurai', 'c1', 'c12', 'c2')
  const match = scene({ factions: ['cybersamurai', 'nomads'], owner, units: { b1: 'cyberoid' } })
  match.play('cybersamurai: attack, b1, cs-conquest')
  expect([match.state.goals[CYBERSAMURAI], match.state.points[CYBERSAMURAI]]).toEqual([true, 3])
})

test('[goal.space-for-the-swarm] 6 different areas in one round, in any of its phases', () => {
  const before = (count: number) =>
    changed({ turn: 'dark-seed', units: { c2: 'worker' } }, (g) => {
      g.conquered = g.conquered.with(DARK_SEED, hexes('b1', 'b2', 'b3', 'b4', 'b5').slice(0, count))
    }).play('dark seed: attack, c2, ds-conquest').state.goals[DARK_SEED]
  expect([before(4), before(5)]).toEqual([false, true])
  const round = changed({ turn: 'dark-seed', units: { c2: 'worker' } }, (g) => {
    g.conquered = g.conquered.with(DARK_SEED, hexes('b1', 'b2', 'b3', 'b4'))
  })
  round.playByItself((g) => g.round === 2)
  expect(round.state.conquered[DARK_SEED]).toEqual([])
})

test('[goal.regain-former-strength] 4 areas that carried a marker of others, Oni included (85)', () => {
  const retake = (owner: { readonly [hex: string]: Faction | 'oni' }) =>
    changed({ owner, units: { c2: 'private' } }, (g) => {
      g.retaken = g.retaken.with(NOMADS, hexes('b1', 'b2', 'b3'))
    }).play('nomads: attack, c2, no-conquest').state.goals[NOMADS]
  expect([retake({}), retake({ c2: 'dark-seed' }), retake({ c2: 'oni' })]).toEqual([false, true, true])
})

const TEN = ['c1', 'c2', 'c4', 'c5', 'c6', 'c7', 'c8', 'c10', 'c11', 'c12']

test('[goal.territorial-expansion] 10 areas at the end of an own red turn, not before, and without a red phase too (92)', () => {
  const setting = { factions: ['boarlords', 'nomads'], left: { combat: 2 } } as const
  const match = scene({
    ...setting,
    owner: owned('boarlords', ...TEN.slice(1)),
    units: { b1: 'squeaker', b2: 'squeaker' },
  })
  match.play('boarlords: attack, b1, bo-conquest')
  expect(match.state.goals[BOARLORDS]).toBe(false)
  match.play('boarlords: end')
  expect([match.state.goals[BOARLORDS], match.state.points[BOARLORDS]]).toEqual([true, 2])
  const missing = scene({
    factions: ['boarlords', 'nomads'],
    cards: { boarlords: 'AC26' },
    owner: owned('boarlords', ...TEN),
  })
  expect([missing.state.round, missing.state.goals[BOARLORDS]]).toEqual([2, true])
  const nine = scene({ factions: ['boarlords', 'nomads'], owner: owned('boarlords', ...TEN.slice(1)) })
  nine.playByItself((g) => g.round === 2)
  expect(nine.state.goals[BOARLORDS]).toBe(false)
})
