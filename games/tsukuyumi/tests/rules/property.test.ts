import { fixed, withEntry } from '@orrery/engine'
import { expect, test } from 'vitest'
import { PROPERTIES, type Property } from '../../content/types.ts'
import { hasProperty, markersLeft, negationsLeft } from '../../rules/board/properties.ts'
import type { State } from '../../rules/state/state.ts'
import { NOMADS, PROPERTY_BITS } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, ownerOf, position, type Scene, scene, unitsIn, withEvents } from '../scene.ts'

const negate = (g: State, name: string, property: Property): void => {
  g.negated = withEntry(g.negated, hexOf(name), g.negated[hexOf(name)] | PROPERTY_BITS[property])
}

const has = ({ state }: { state: State }, hex: string, property: Property): boolean =>
  hasProperty(state, hexOf(hex), property)

test('[property.active] by a marker, or printed and not covered', () => {
  const match = changed({ properties: { c2: 'radioactive', b1: 'unstable' } }, (g) => negate(g, 'c5', 'unstable'))
  expect(PROPERTIES.filter((property) => has(match, 'b1', property))).toEqual(['unstable', 'tsukuyumi'])
  expect([has(match, 'c2', 'radioactive'), has(match, 'c11', 'unstable'), has(match, 'c5', 'unstable')]).toEqual([
    true,
    true,
    false,
  ])
})

test('[property.active] a marker counts where the printed property is covered', () => {
  const g = position({ properties: { c5: 'unstable' } })
  negate(g, 'c5', 'unstable')
  expect(has({ state: g }, 'c5', 'unstable')).toBe(true)
})

test('[property.active] conquest changes no properties', () => {
  const match = scene({ units: { b1: 'private' }, properties: { b1: 'radioactive' } })
  match.play('nomads: attack, b1, no-conquest')
  expect([has(match, 'b1', 'tsukuyumi'), has(match, 'b1', 'radioactive')]).toEqual([true, true])
})

const lastTurn: Scene = { turn: 'nomads', properties: { c2: 'radioactive' } }

test('[property.radioactive] at the end of a round all units die, Oni as well, but not Dark Seed (rulings 99, 120)', () => {
  const match = scene({ ...lastTurn, units: { c2: 'lt-dan worker oni-large', c8: 'private' }, owner: { c2: 'nomads' } })
  match.play('nomads: end')
  expect([unitsIn(match, 'c2'), ownerOf(match, 'c2')]).toEqual(['worker', 'nomads'])
  expect(match.state.kills).toEqual([0, 0, 0, 0])
})

test('[property.radioactive] passing through is safe (ruling 120)', () => {
  const match = scene({ ...lastTurn, units: { c1: 'private' }, left: { movement: 2 } })
  match.play('nomads: move, c1, c2, b2')
  expect(match.state.round).toBe(1)
  match.play('nomads: end')
  expect([match.state.round, unitsIn(match, 'b2')]).toEqual([2, 'private'])
})

test('[property.radioactive] Nomads are immune if they chose so this round (ruling 120)', () => {
  const match = changed({ ...lastTurn, units: { c2: 'private' } }, (g) => {
    g.radiationProof = true
  })
  match.play('nomads: end')
  expect(unitsIn(match, 'c2')).toBe('private')
})

test('[property.tsukuyumi] Oni are placed in and next to such areas, not across blockades', () => {
  const left = { points: 0, oniPlace: 1, oniConquest: 0, oniMove: 0 }
  const match = changed({ phase: 'green', left, properties: { c2: 'tsukuyumi' }, blockades: ['c2-nw'] }, (g) => {
    for (const hex of ['a0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6']) negate(g, hex, 'tsukuyumi')
  })
  match.play('nomads: oni-place, oni-small')
  expect(match.options).toEqual(['b1', 'b2', 'c2'])
  expect(match.why('c1')).toEqual({ rule: 'oni.place', data: { hex: 'c1' } })
})

test('[property.unstable] every event can be used there, whatever units and markers are there', () => {
  const units = { c5: 'private', c2: 'private', c8: 'worker' }
  const match = scene(withEvents(['EV19'], { units, owner: { c5: 'dark-seed' } })).play('nomads: event, EV19')
  expect(match.why('c2')).toEqual({ rule: 'event.occupied', data: { hex: 'c2' } })
  match.play('nomads: c5')
  expect(has(match, 'c5', 'radioactive')).toBe(true)
})

test('[property.unstable] not where it is covered', () => {
  const match = changed(withEvents(['EV19'], { units: { c5: 'private' } }), (g) => negate(g, 'c5', 'unstable'))
  match.play('nomads: event, EV19')
  expect(match.why('c5')).toEqual({ rule: 'event.occupied', data: { hex: 'c5' } })
})

test.each([
  ['radioactive', 'EV19'],
  ['unstable', 'EV04'],
  ['tsukuyumi', 'EV03'],
] as const)('[property.markers] without one of the 15 markers nothing becomes %s', (property, event) => {
  const match = changed(withEvents([event, 'EV14']), (g) => {
    g.marked = fixed(g.marked.map((_, hex) => (hex < 15 ? PROPERTY_BITS[property] : 0)))
  })
  expect([markersLeft(match.state, property), position({}).content.numbers[`${property}Markers`]]).toEqual([0, 15])
  match.play('nomads: event')
  expect(match.why(event)).toEqual({ rule: 'event.markers', data: { markers: property } })
})

test('[property.markers] without one of the 10 negation markers only markers can be taken off', () => {
  const match = changed(withEvents(['EV11'], { properties: { c2: 'unstable' } }), (g) => {
    for (const hex of ['a0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'c1', 'c7', 'c8']) negate(g, hex, 'tsukuyumi')
  })
  expect(negationsLeft(match.state)).toBe(0)
  match.play('nomads: event, EV11')
  expect(match.options).toEqual(['c2'])
  expect(match.why('c5')).toEqual({ rule: 'event.neutralise', data: { hex: 'c5' } })
})

test('[property.radioactive] nobody is credited, whoever made the area radioactive (ruling 120)', () => {
  const match = scene({
    factions: ['nomads', 'boarlords'],
    turn: 'boarlords',
    properties: { c2: 'radioactive' },
    units: { c2: 'squeaker:3' },
  })
  match.play('boarlords: end')
  expect([unitsIn(match, 'c2'), match.state.kills[NOMADS]]).toEqual(['', 0])
})
