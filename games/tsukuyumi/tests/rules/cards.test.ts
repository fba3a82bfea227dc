import { expect, test } from 'vitest'
import { ownerOf, type Scene, scene, told, unitsIn } from '../scene.ts'

const NOMADS: Scene = { factions: ['nomads', 'dark-seed'], left: { combat: 2 } }
const BOARLORDS: Scene = { factions: ['boarlords', 'dark-seed'], left: { combat: 2 } }
const DARK_SEED: Scene = { factions: ['dark-seed', 'boarlords'], left: { combat: 2 } }
const CYBERSAMURAI: Scene = { factions: ['cybersamurai', 'dark-seed'], left: { combat: 2 } }

const damage = (match: ReturnType<typeof scene>) => told(match, 'combat.attack', 'damage')

test('[card.no-annihilation] the damage of all and a weapon for each but the Dog', () => {
  const match = scene({ ...NOMADS, units: { c2: 'launcher private dog worker:11' }, weapons: { pistol: 5 } })
  match.play('nomads: attack, c2, no-annihilation')
  expect(match.options).toEqual(['counterstrike', 'defense-action', 'protection', 'out-of-ammo', 'none'])
  match.play('dark seed: none', 'nomads: [pistol-1 pistol-2]')
  expect([damage(match), unitsIn(match, 'c2')]).toEqual([[50], 'worker dog private launcher'])
})

test('[card.no-conquest] a marker and no damage', () => {
  const match = scene({ ...NOMADS, units: { c2: 'private:2 worker:4' }, weapons: { pistol: 5 } })
  match.play('nomads: attack, c2, no-conquest')
  expect(match.options).toEqual([
    'counterstrike',
    'defense-action',
    'slow-conquest',
    'natures-wisdom',
    'misfire',
    'none',
  ])
  match.play('dark seed: none')
  expect([ownerOf(match, 'c2'), unitsIn(match, 'c2')]).toEqual(['nomads', 'worker:4 private:2'])
})

test('[card.no-guerilla] a conquest, damage of weapons alone, and a move when all is over', () => {
  const match = scene({ ...NOMADS, units: { c2: 'private:2 hunter worker:3' }, weapons: { pistol: 5 } })
  match.play('nomads: attack, c2, no-guerilla')
  expect(match.options).toEqual(['counterstrike', 'defense-action', 'protection', 'vendetta', 'what-a-racket', 'none'])
  match.play('dark seed: none', 'nomads: [pistol-1]', 'dark seed: no')
  expect([ownerOf(match, 'c2'), damage(match), unitsIn(match, 'c2')]).toEqual([
    'nomads',
    [10],
    'worker private:2 hunter',
  ])
  match.play('nomads: c2, [private-1 hunter-1], b1, b6')
  expect([unitsIn(match, 'b1'), unitsIn(match, 'b6'), match.ask]).toEqual(['private', 'hunter', 'move.action'])
})

test('[card.no-assume] conquest points are doubled', () => {
  const match = scene({ ...NOMADS, units: { c2: 'private worker:4' } }).play('nomads: attack, c2')
  expect(match.why('no-conquest')).toEqual({ rule: 'conquest.need', data: { hex: 'c2', points: 10, need: 20 } })
  match.play('nomads: no-assume')
  expect(match.options).toEqual(['counterstrike', 'retreat', 'time-consuming', 'martyrs', 'misfire', 'none'])
  match.play('dark seed: none')
  expect(ownerOf(match, 'c2')).toBe('nomads')
})

test('[card.bo-annihilation] the damage of all', () => {
  const match = scene({ ...BOARLORDS, units: { c2: 'boarmaiden:2 worker:6' } })
  match.play('boarlords: attack, c2, bo-annihilation')
  expect(match.options).toEqual(['counterstrike', 'defense-action', 'protection', 'retreat', 'landscaping', 'none'])
  match.play('dark seed: none')
  expect([damage(match), unitsIn(match, 'c2'), ownerOf(match, 'c2')]).toEqual([[20], 'worker:2 boarmaiden:2', 'nobody'])
})

test('[card.bo-conquest] a marker and no damage', () => {
  const match = scene({ ...BOARLORDS, units: { c2: 'squeaker worker:3' } }).play('boarlords: attack, c2, bo-conquest')
  expect(match.options).toEqual([
    'counterstrike',
    'defense-action',
    'slow-conquest',
    'natures-wisdom',
    'loss-of-control',
    'none',
  ])
  match.play('dark seed: none')
  expect([ownerOf(match, 'c2'), unitsIn(match, 'c2')]).toEqual(['boarlords', 'worker:3 squeaker'])
})

test('[card.bo-raging-horde] at least three units deal damage and health', () => {
  const two = scene({ ...BOARLORDS, units: { c2: 'squeaker:2 worker' } }).play('boarlords: attack, c2')
  expect(two.why('bo-raging-horde')).toEqual({
    rule: 'combat.card#units',
    data: { card: 'bo-raging-horde', units: 2, least: 3 },
  })
  const match = scene({ ...BOARLORDS, units: { c2: 'squeaker:3 worker:12' } })
  match.play('boarlords: attack, c2, bo-raging-horde')
  expect(match.options).toEqual(['defense-action', 'protection', 'hold-the-line', 'martyrs', 'escape', 'none'])
  match.play('dark seed: none')
  expect([damage(match), unitsIn(match, 'c2')]).toEqual([[45], 'worker:3 squeaker:3'])
})

test('[card.bo-stampede] a conquest, then the damage of all', () => {
  const match = scene({ ...BOARLORDS, units: { c2: 'squeaker:2 worker:6' } })
  match.play('boarlords: attack, c2, bo-stampede')
  expect(match.options).toEqual([
    'counterstrike',
    'defense-action',
    'protection',
    'trampled-to-death',
    'de-evolution',
    'none',
  ])
  match.play('dark seed: none')
  expect([ownerOf(match, 'c2'), damage(match), unitsIn(match, 'c2')]).toEqual([
    'boarlords',
    [10],
    'worker:4 squeaker:2',
  ])
})

test('[card.ds-annihilation] the damage of all', () => {
  const match = scene({ ...DARK_SEED, units: { c2: 'worker:5 squeaker:3' } })
  match.play('dark seed: attack, c2, ds-annihilation')
  expect(match.options).toEqual([
    'counterstrike',
    'defense-action',
    'protection',
    'hold-the-line',
    'a-darker-future',
    'none',
  ])
  match.play('boarlords: none')
  expect([damage(match), unitsIn(match, 'c2')]).toEqual([[25], 'worker:5 squeaker'])
})

test('[card.ds-conquest] a marker and no damage', () => {
  const match = scene({ ...DARK_SEED, units: { c2: 'worker:3 squeaker' } }).play('dark seed: attack, c2, ds-conquest')
  expect(match.options).toEqual([
    'counterstrike',
    'defense-action',
    'retreat',
    'natures-wisdom',
    'crush-the-bugs',
    'none',
  ])
  match.play('boarlords: none')
  expect([ownerOf(match, 'c2'), unitsIn(match, 'c2')]).toEqual(['dark-seed', 'worker:3 squeaker'])
})

test('[card.ds-kamikaze] damage and health, and the attackers stay alive', () => {
  const match = scene({ ...DARK_SEED, units: { c2: 'worker:2 squeaker:3' } }).play('dark seed: attack, c2, ds-kamikaze')
  expect(match.options).toEqual(['defense-action', 'protection', 'sacrifice', 'total-loss', 'none'])
  match.play('boarlords: none')
  expect([damage(match), unitsIn(match, 'c2')]).toEqual([[20], 'worker:2 squeaker'])
})

test('[card.ds-swarm] units around add their points', () => {
  const match = scene({ ...DARK_SEED, units: { c2: 'worker squeaker:2', c1: 'warrior', b1: 'warrior:2' } })
  match.play('dark seed: attack, c2')
  expect(match.why('ds-conquest')).toEqual({ rule: 'conquest.need', data: { hex: 'c2', points: 5, need: 30 } })
  match.play('dark seed: ds-swarm')
  expect(match.options).toEqual([
    'counterstrike',
    'slow-conquest',
    'time-consuming',
    'pushback',
    'a-darker-future',
    'none',
  ])
  match.play('boarlords: none')
  expect(ownerOf(match, 'c2')).toBe('dark-seed')
})

test('[card.cs-annihilation] the damage of all', () => {
  const match = scene({ ...CYBERSAMURAI, units: { c2: 'cs-2-2 cs-2-1 worker:6' } })
  match.play('cybersamurai: attack, c2, cs-annihilation')
  expect(match.options).toEqual(['counterstrike', 'protection', 'none'])
  match.play('dark seed: none')
  expect([damage(match), unitsIn(match, 'c2')]).toEqual([[25], 'cs-2-1 cs-2-2 worker'])
})

test('[card.cs-conquest] a marker and no damage', () => {
  const match = scene({ ...CYBERSAMURAI, units: { c2: 'cyberoid worker:4' } })
  match.play('cybersamurai: attack, c2, cs-conquest')
  expect(match.options).toEqual(['counterstrike', 'retreat', 'natures-wisdom', 'none'])
  match.play('dark seed: none')
  expect([ownerOf(match, 'c2'), unitsIn(match, 'c2')]).toEqual(['cybersamurai', 'cyberoid worker:4'])
})

test('[card.cs-target] the attacker says who is hit, with 10 more if Tetsuo is installed (114)', () => {
  const units = { c2: 'cs-2-1 worker:2 planter' }
  const match = scene({ ...CYBERSAMURAI, uplinks: ['tetsuo'], units }).play('cybersamurai: attack, c2, cs-target')
  expect(match.options).toEqual([
    'counterstrike',
    'defense-action',
    'protection',
    'retreat',
    'damaged-earth-crust',
    'none',
  ])
  match.play('dark seed: none')
  expect(match.asks()).toEqual({ seat: 'Cybersamurai', ask: 'damage.assign', options: ['worker', 'planter'] })
  match.play('cybersamurai: planter')
  expect([damage(match), unitsIn(match, 'c2')]).toEqual([[20], 'cs-2-1 worker'])
  const without = scene({ ...CYBERSAMURAI, units }).play('cybersamurai: attack, c2, cs-target', 'dark seed: none')
  expect(damage(without)).toEqual([10])
})

test('[card.oni-conquest] the Oni’s card: a marker, and three counterattacks', () => {
  const left = { oniPlace: 0, oniConquest: 1, oniMove: 0, points: 0, drones: 0 }
  const match = scene({ ...CYBERSAMURAI, phase: 'green', left, units: { b1: 'oni-medium worker:2' } })
  match.play('cybersamurai: oni-conquest, b1')
  expect(match.asks()).toEqual({
    seat: 'Dark Seed',
    ask: 'combat.choose',
    options: ['counterstrike', 'hold-your-ground', 'where-there-is-one', 'none'],
  })
  match.play('dark seed: none')
  expect([ownerOf(match, 'b1'), unitsIn(match, 'b1')]).toEqual(['oni', 'worker:2 oni-medium'])
})
