import { expect, test } from 'vitest'
import { hexOf, type Scene, scene, unitsIn } from '../scene.ts'

const green = (points: number, setting: Scene = {}): Scene => ({
  phase: 'green',
  left: { points, drones: 0, oniPlace: 0, oniConquest: 0, oniMove: 0 },
  ...setting,
})

test('[production.points] are spent one by one on units, and refuse what is too dear', () => {
  const match = scene(green(3, { turn: 'dark-seed' })).play('dark seed: produce, warrior, c3, produce')
  expect(unitsIn(match, 'c3')).toBe('warrior')
  expect(match.why('conqueror')).toEqual({ rule: 'production.points', data: { item: 'conqueror', cost: 2, points: 1 } })
  match.play('dark seed: worker, c3')
  expect(match.asks()).not.toMatchObject({ seat: 'Dark Seed', ask: 'round.turn' })
})

test('[production.points] Uplinks and weapons are bought with them as well', () => {
  const cyber = scene(green(2, { factions: ['cybersamurai', 'nomads'] })).play('cybersamurai: produce, samurai')
  expect(cyber.state.uplinks).toEqual(['samurai'])
  const nomads = scene(green(1)).play('nomads: produce, rifle')
  expect(nomads.state.weapons).toEqual([0, 1, 0, 0])
})

test('[production.points] what is not spent in the phase is lost', () => {
  const match = scene(green(5, { units: { c8: 'private' } })).play('nomads: end')
  expect(match.state.phase).toBe('red')
  expect(match.why('produce')).toEqual({ rule: 'green.actions#phase', data: { phase: 'red' } })
})

test('[production.place] in the homezone or an area next to it, whatever blockades lie between', () => {
  const factions = ['cybersamurai', 'nomads'] as const
  const match = scene(green(2, { factions, blockades: ['c2-se'] })).play('cybersamurai: produce, cs-2-1')
  expect(match.asks()).toMatchObject({ ask: 'production.place', options: ['c3', 'c2', 'b2', 'c4'] })
})

test('[production.place] Kaneda and pigs do not stop a new unit', () => {
  const factions = ['cybersamurai', 'nomads', 'boarlords'] as const
  const setting: Scene = { factions, turn: 'nomads', kaneda: 'c6-d8', terraformings: ['pigs d9-e'] }
  const match = scene(green(1, setting)).play('nomads: produce, private')
  expect(match.options).toEqual(expect.arrayContaining(['c6', 'd9', 'd7']))
})

test('[production.place] next to the homezone no egg is used up, behind a blockade either', () => {
  const setting: Scene = { turn: 'dark-seed', blockades: ['c2-se'], eggs: { c2: 1 } }
  const match = scene(green(1, setting)).play('dark seed: produce, worker, c2')
  expect([unitsIn(match, 'c2'), match.state.eggs[hexOf('c2')]]).toEqual(['worker', 1])
})

test('[production.place] other homezones and areas farther off are no places', () => {
  const match = scene(green(1)).play('nomads: produce, private')
  expect(match.options).toEqual(['c9', 'b5', 'c10', 'c8'])
})

test('[production.place] no mine goes off (ruling 32)', () => {
  const match = scene(green(1, { turn: 'dark-seed', mines: { c2: 3 } })).play('dark seed: produce, worker, c2')
  expect(match.ask).not.toBe('nomads.mine')
  expect(unitsIn(match, 'c2')).toBe('worker')
})

test('[production.place] the Dark Seed also with Planter or Breeder, or on an egg among enemies (ruling 119)', () => {
  const units = { c7: 'planter', c8: 'private:3' }
  const match = scene(green(2, { turn: 'dark-seed', units, eggs: { c8: 1 } })).play('dark seed: produce, worker')
  expect(match.options).toEqual(expect.arrayContaining(['c7', 'c8']))
  match.play('dark seed: c8, produce, worker')
  expect(match.options).not.toContain('c8')
})

test('[production.place] Squeakers also with the Boarmother', () => {
  const factions = ['boarlords', 'nomads'] as const
  const match = scene(green(2, { factions, turn: 'boarlords', units: { c7: 'boarmother' } }))
  match.play('boarlords: produce, squeaker')
  expect(match.options).toContain('c7')
  match.play('boarlords: c7, produce, squeaker>boarrior')
  expect(unitsIn(match, 'c7')).toBe('boarrior boarmother')
})

test('[production.upgrade] a lesser unit is swapped where it stands, for the difference', () => {
  const match = scene(green(2, { turn: 'dark-seed', units: { c7: 'worker', c8: 'worker' } }))
  match.play('dark seed: produce, worker>warrior')
  expect(match.asks()).toMatchObject({ ask: 'production.upgrade', options: ['c7', 'c8'] })
  match.play('dark seed: c8, produce, warrior>stinger')
  expect([unitsIn(match, 'c7'), unitsIn(match, 'c8')]).toEqual(['worker', 'stinger'])
})

test('[production.upgrade] not without the lesser unit', () => {
  const match = scene(green(1, { turn: 'dark-seed', units: { c7: 'worker' } })).play('dark seed: produce')
  expect(match.why('warrior>stinger')).toEqual({ rule: 'production.upgrade', data: { unit: 'warrior' } })
})

test('[production.supply] there are only so many miniatures of a unit', () => {
  const units = { c7: 'planter worker:15' }
  const match = scene(green(3, { turn: 'dark-seed', units })).play('dark seed: produce')
  expect(match.why('worker')).toEqual({ rule: 'production.supply', data: { unit: 'worker' } })
  expect(match.why('worker>planter')).toEqual({ rule: 'production.supply', data: { unit: 'planter' } })
  match.play('dark seed: worker>warrior, produce, worker, c3')
  expect(unitsIn(match, 'c3')).toBe('worker')
})

test('[production.supply] what was destroyed can be produced again', () => {
  const match = scene({ phase: 'white', turn: 'dark-seed', units: { c2: 'squad-leader stinger' } })
  match.play('dark seed: [combat movement], attack, c2, ds-annihilation', 'nomads: none')
  match.play('nomads: [production combat], produce, squad-leader, c9')
  expect([unitsIn(match, 'c2'), unitsIn(match, 'c9')]).toEqual(['stinger', 'squad-leader'])
})

test('[production.productive] Planter 2 and Breeder 1 each, in the green phase only', () => {
  const setting: Scene = { turn: 'dark-seed', cards: { 'dark-seed': 'AC01' }, units: { c2: 'planter breeder:2' } }
  expect(scene({ ...setting, phase: 'green' }).state.agenda[0]).toMatchObject({ points: 8 })
  const white = scene({ ...setting, phase: 'white' }).play('dark seed: [production movement]')
  expect(white.state.agenda[0]).toMatchObject({ points: 1 })
})

test('[production.productive] also without green phase, and the points can be spent anywhere', () => {
  const setting: Scene = {
    turn: 'dark-seed',
    cards: { 'dark-seed': 'AC36' },
    units: { c2: 'breeder' },
    eggs: { c8: 1 },
  }
  const match = scene({ ...setting, phase: 'green' }).play('dark seed: produce, worker, c8')
  expect(unitsIn(match, 'c8')).toBe('worker')
})

test('[production.productive] not under a Rocket marker (ruling 117)', () => {
  const match = scene({
    factions: ['cybersamurai', 'dark-seed'],
    turn: 'dark-seed',
    phase: 'green',
    cards: { 'dark-seed': 'AC01' },
    units: { c2: 'planter', c4: 'breeder' },
    rocket: 'c2',
  })
  expect(match.state.agenda[0]).toMatchObject({ points: 5 })
})
