import { expect, test } from 'vitest'
import type { Faction } from '../../content/types.ts'
import { BOARLORDS, DARK_SEED, NOMADS } from '../../rules/state/vocabulary.ts'
import { changed, scene, told, unitsIn } from '../scene.ts'

const owned = (faction: Faction, ...hexes: string[]) => Object.fromEntries(hexes.map((hex) => [hex, faction]))

/** Six areas; with a seventh Swarm is fulfilled. */
const SIX = ['c4', 'c5', 'c8', 'c10', 'c11', 'b3']

test('[mission.complete] 1 point at once, once, and not lost again', () => {
  const match = scene({ owner: owned('nomads', ...SIX), units: { c2: 'private', c7: 'private' }, left: { combat: 3 } })
  match.play('nomads: attack, c2, no-conquest')
  expect([match.state.missions[NOMADS], match.state.points[NOMADS]]).toEqual([['swarm'], 1])
  match.play('nomads: attack, c7, no-conquest')
  expect(match.state.points[NOMADS]).toBe(1)
})

test('[mission.complete] also off-turn, and by others who fulfil it too (86)', () => {
  const match = scene({ turn: 'dark-seed', owner: owned('nomads', ...SIX), units: { c2: 'worker private:2' } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: hold-the-line, yes')
  expect(match.state.missions[NOMADS]).toEqual(['swarm'])
  const second = changed({ owner: owned('nomads', ...SIX), units: { c2: 'private' } }, (g) => {
    g.missions = g.missions.with(DARK_SEED, ['swarm'])
  }).play('nomads: attack, c2, no-conquest')
  expect(second.state.missions[NOMADS]).toEqual(['swarm'])
})

test('[mission.complete] only missions of factions in play', () => {
  const match = scene({ owner: owned('nomads', 'c1', 'c12'), units: { c2: 'private' } })
  match.play('nomads: attack, c2, no-conquest')
  expect(match.logged('mission.complete')).toEqual([])
})

test('[mission.first-marker] what was marked at the set-up counts from the first marker after it (87)', () => {
  const owner = owned('nomads', ...SIX, 'c6')
  const match = scene({ owner, units: { c2: 'private launcher worker' } })
  expect(match.state.missions[NOMADS]).toEqual([])
  match.play('nomads: attack, c2, no-conquest', 'dark seed: none')
  expect(match.state.missions[NOMADS]).toEqual(['swarm'])
})

test('[mission.geo-tagging] fertile ground, mountain range and ocean floor at the same time (91)', () => {
  const setting = { factions: ['cybersamurai', 'nomads'], turn: 'nomads', left: { combat: 2 } } as const
  const match = scene({ ...setting, owner: owned('nomads', 'c1', 'c8'), units: { b1: 'private', c12: 'private:2' } })
  match.play('nomads: attack, b1, no-conquest')
  expect(match.state.missions[NOMADS]).toEqual([])
  match.play('nomads: attack, c12, no-conquest')
  expect(match.state.missions[NOMADS]).toEqual(['geo-tagging'])
})

test('[mission.swarm] 7 areas at the same time', () => {
  const match = scene({
    owner: owned('nomads', ...SIX.slice(1)),
    units: { c2: 'private', c1: 'private' },
    left: { combat: 2 },
  })
  match.play('nomads: attack, c2, no-conquest')
  expect(match.state.missions[NOMADS]).toEqual([])
  match.play('nomads: attack, c1, no-conquest')
  expect(match.state.missions[NOMADS]).toEqual(['swarm'])
})

test('[mission.survival-of-the-fittest] 3 units of other players over the game; Oni do not count (89)', () => {
  const match = scene({ units: { c2: 'private:2 worker:3', b1: 'launcher oni-small' }, left: { combat: 3 } })
  match.play('nomads: attack, b1, no-annihilation', 'nomads: attack, c2, no-annihilation', 'dark seed: none, no')
  expect([match.state.kills[NOMADS], match.state.missions[NOMADS]]).toEqual([2, []])
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: none')
  expect(unitsIn(match, 'c2')).toBe('private:2')
  expect([match.state.missions[NOMADS], told(match, 'mission.complete', 'points')]).toEqual([
    ['survival-of-the-fittest'],
    [1],
  ])
})

test('[mission.moonstruck] 2 different areas with Tsukuyumi at that moment, over the game (88)', () => {
  const setting = { factions: ['boarlords', 'nomads'], left: { combat: 3 } } as const
  const match = scene({
    ...setting,
    properties: { c2: 'tsukuyumi' },
    units: { b1: 'squeaker', c2: 'squeaker', c8: 'squeaker' },
  })
  match.play('boarlords: attack, b1, bo-conquest', 'boarlords: attack, c8, bo-conquest')
  expect(match.state.missions[BOARLORDS]).toEqual([])
  match.play('boarlords: attack, c2, bo-conquest')
  expect(match.state.missions[BOARLORDS]).toEqual(['moonstruck'])
  const lost = changed({ ...setting, units: { b1: 'squeaker', b2: 'squeaker' } }, (g) => {
    g.negated = g.negated.with(2, 4)
  })
  lost.play('boarlords: attack, b1, bo-conquest', 'boarlords: attack, b2, bo-conquest')
  expect(lost.state.missions[BOARLORDS]).toEqual([])
})
