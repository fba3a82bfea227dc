import { expect, test } from 'vitest'
import { attackPoints, pointsAt } from '../../rules/combat/conquest.ts'
import { BOARLORDS, DARK_SEED } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, ownerOf, position, scene, unitsIn } from '../scene.ts'

test('[conquest.points] the values of the units, and 15 for each Stronghold of the Boarlords', () => {
  const g = position({
    factions: ['boarlords', 'dark-seed'],
    terraformings: ['stronghold c2', 'stronghold c2'],
    units: { c2: 'squeaker boarguard worker:2 conqueror' },
  })
  expect([pointsAt(g, BOARLORDS, hexOf('c2')), pointsAt(g, DARK_SEED, hexOf('c2'))]).toEqual([95, 30])
})

test('[conquest.modifiers] a Swarm Attack reaches across blockades, but not from homezones (66)', () => {
  const g = position({
    factions: ['dark-seed', 'cybersamurai'],
    blockades: ['c2-w', 'b1-e'],
    units: { c2: 'worker', b1: 'warrior', c3: 'warrior:2', c4: 'warrior' },
  })
  const part = g.content.combatCards['ds-swarm'].conquest
  expect(part && attackPoints(g, DARK_SEED, hexOf('c2'), part)).toBe(15)
})

test('[conquest.modifiers] only units in the area of a Swarm Attack can be hit (66)', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker launcher', b1: 'warrior:2' } })
  match.play('dark seed: attack, c2, ds-swarm', 'nomads: counterstrike')
  expect([unitsIn(match, 'c2'), unitsIn(match, 'b1')]).toEqual(['launcher', 'warrior:2'])
})

test('[conquest.need] each other faction is compared by itself', () => {
  const units = { b1: 'worker:4 private:2 squeaker oni-medium' }
  const match = scene({ factions: ['dark-seed', 'nomads', 'boarlords'], units })
  match.play('dark seed: attack, b1, ds-conquest', 'nomads: none', 'boarlords: none')
  expect(ownerOf(match, 'b1')).toBe('dark-seed')
  const few = scene({ factions: ['dark-seed', 'nomads', 'boarlords'], units: { ...units, b1: `${units.b1} private` } })
  few.play('dark seed: attack, b1')
  expect(few.why('ds-conquest')).toEqual({ rule: 'conquest.need', data: { hex: 'b1', points: 20, need: 30 } })
})

test('[conquest.mountain] X when nobody is there, and X above the strongest (76, 77)', () => {
  const alone = scene({ units: { c12: 'private' } }).play('nomads: attack, c12')
  expect(alone.why('no-conquest')).toEqual({ rule: 'conquest.need', data: { hex: 'c12', points: 10, need: 15 } })
  alone.play('nomads: no-assume')
  expect(ownerOf(alone, 'c12')).toBe('nomads')
  const held = scene({ units: { c12: 'private:3 worker:4', c2: 'worker' } }).play('nomads: attack, c12')
  expect(held.why('no-conquest')).toEqual({ rule: 'conquest.need', data: { hex: 'c12', points: 30, need: 35 } })
})

test('[conquest.tie] as many points as the others are enough (80)', () => {
  const match = scene({ units: { c2: 'private worker:2' } }).play('nomads: attack, c2, no-conquest', 'dark seed: none')
  expect(ownerOf(match, 'c2')).toBe('nomads')
})

test('[conquest.again] not an area that is controlled already (83)', () => {
  const match = scene({ units: { c2: 'private worker' }, owner: { c2: 'nomads' } }).play('nomads: attack, c2')
  expect(match.options).toEqual(['no-annihilation', 'no-guerilla'])
  for (const card of ['no-conquest', 'no-assume'])
    expect(match.why(card)).toEqual({ rule: 'conquest.again', data: { hex: 'c2' } })
  match.play('nomads: no-guerilla', 'dark seed: none')
  expect(match.state.conquered.flat()).toEqual([])
})

test('[conquest.optional] without the points Guerilla Attack and Stampede only deal damage (57)', () => {
  const guerilla = scene({ units: { c2: 'private worker:3' }, weapons: { pistol: 1 } })
  guerilla.play('nomads: attack, c2, no-guerilla', 'dark seed: none', 'nomads: [pistol-1]')
  expect([ownerOf(guerilla, 'c2'), unitsIn(guerilla, 'c2')]).toEqual(['nobody', 'worker private'])
  const stampede = scene({ factions: ['boarlords', 'nomads'], units: { c2: 'boarmaiden:2 private:2 launcher:2' } })
  stampede.play('boarlords: attack, c2, bo-stampede', 'nomads: none, launcher, launcher')
  expect([ownerOf(stampede, 'c2'), unitsIn(stampede, 'c2')]).toEqual(['nobody', 'private:2 boarmaiden:2'])
})

test('[conquest.markers] without one of 20 territory markers nothing is conquered', () => {
  const match = changed(
    { factions: ['nomads', 'dark-seed', 'boarlords', 'cybersamurai'], units: { b1: 'private worker' } },
    (g) => {
      const others = g.areas.filter((hex) => hex !== hexOf('b1')).slice(0, 20)
      g.owner = g.owner.map((owner, hex) => (others.includes(hex) ? 2 : owner))
    },
  ).play('nomads: attack, b1')
  expect(match.why('no-conquest')).toEqual({ rule: 'conquest.markers', data: { markers: 20 } })
  match.play('nomads: no-guerilla', 'dark seed: none')
  expect(ownerOf(match, 'b1')).toBe('nobody')
})

test('[conquest.markers] the Oni never run out', () => {
  const left = { oniPlace: 0, oniConquest: 1, oniMove: 0, points: 0 }
  const match = changed(
    {
      factions: ['nomads', 'dark-seed', 'boarlords', 'cybersamurai'],
      phase: 'green',
      left,
      units: { a0: 'oni-small' },
    },
    (g) => {
      g.owner = g.owner.map((owner, hex) => (g.areas.includes(hex) && hex !== 0 ? 4 : owner))
    },
  ).play('nomads: oni-conquest, a0')
  expect(match.state.owner.filter((owner) => owner === 4)).toHaveLength(35)
})
