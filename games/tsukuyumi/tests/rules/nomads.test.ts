import { expect, test } from 'vitest'
import { NOMADS } from '../../rules/state/vocabulary.ts'
import { hexOf, ownerOf, scene, told, unitsIn } from '../scene.ts'

const BLUE = { effect: true, draws: 0, plays: 0, initiative: 1 }
const GREEN = { points: 2, oniPlace: 0, oniConquest: 0, oniMove: 0 }
const DARK_SEED = { turn: 'dark-seed' } as const

test('[nomads.mine] none to all of them go off, 15 damage each, back to the supply (27)', () => {
  const match = scene({ ...DARK_SEED, units: { c2: 'worker:4' }, mines: { b1: 3 } })
  match.play('dark seed: move, c2, [worker-1 worker-2 worker-3 worker-4], b1')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', ask: 'nomads.mine' })
  expect(() => match.play('nomads: 4')).toThrow()
  match.play('nomads: 1')
  expect([match.state.mines[hexOf('b1')], unitsIn(match, 'b1')]).toEqual([2, 'worker'])
  const kept = scene({ ...DARK_SEED, units: { c2: 'worker' }, mines: { b1: 1 } })
  kept.play('dark seed: move, c2, b1', 'nomads: 0')
  expect([kept.state.mines[hexOf('b1')], unitsIn(kept, 'b1')]).toEqual([1, 'worker'])
})

test('[nomads.mine-weakest] one sum, the weakest first, between equals the owner chooses (30, 31)', () => {
  const match = scene({ ...DARK_SEED, units: { c2: 'worker wasp warrior stinger' }, mines: { b1: 2 } })
  match.play('dark seed: move, c2, [worker-1 wasp-1 warrior-1 stinger-1], b1', 'nomads: 1')
  expect(match.asks()).toEqual({ seat: 'Dark Seed', ask: 'damage.assign', options: ['worker', 'wasp'] })
  match.play('dark seed: wasp')
  expect(told(match, 'damage.assign', 'units')).toEqual([['wasp-1', 'worker-1']])
  const both = scene({ ...DARK_SEED, units: { c2: 'warrior stinger' }, mines: { b1: 2 } })
  both.play('dark seed: move, c2, [warrior-1 stinger-1], b1', 'nomads: 2')
  expect(unitsIn(both, 'b1')).toBe('')
})

test('[nomads.mine-entry] flying and pushed units and Oni set them off, mines before the question of going on (28, 29, 33)', () => {
  const flying = scene({ ...DARK_SEED, units: { c2: 'wasp:2' }, mines: { b1: 1 } })
  expect(flying.play('dark seed: move, c2, [wasp-1], b1').ask).toBe('nomads.mine')
  const pushed = scene({
    factions: ['dark-seed', 'nomads', 'boarlords'],
    units: { b1: 'worker squeaker:2' },
    mines: { a0: 1 },
  })
  pushed.play('dark seed: attack, b1, ds-annihilation', 'boarlords: defense-action, yes, [a0]')
  expect(pushed.ask).toBe('nomads.mine')
  const oni = scene({
    ...DARK_SEED,
    phase: 'green',
    left: { ...GREEN, points: 0, oniMove: 1 },
    units: { a0: 'oni-small' },
    mines: { b1: 1 },
  })
  expect(oni.play('dark seed: oni-move, a0, b1').ask).toBe('nomads.mine')
})

test('[nomads.mine-entry] losses count before the pin is looked at (28)', () => {
  const match = scene({
    ...DARK_SEED,
    units: { c2: 'worker:2', b1: 'oni-small' },
    mines: { b1: 1 },
    left: { movement: 2 },
  })
  match.play('dark seed: move, c2, [worker-1 worker-2], b1', 'nomads: 0')
  expect(match.options).toContain('a0')
  const hit = scene({
    ...DARK_SEED,
    units: { c2: 'worker stinger', b1: 'oni-small' },
    mines: { b1: 1 },
    left: { movement: 2 },
  })
  hit.play('dark seed: move, c2, [worker-1 stinger-1], b1', 'nomads: 1', 'dark seed: no')
  expect(unitsIn(hit, 'b1')).toBe('stinger oni-small')
  expect(hit.options).not.toContain('a0')
})

test('[nomads.mine-entry] units that are placed, hatch or are there already do not (32)', () => {
  const match = scene({
    ...DARK_SEED,
    phase: 'green',
    left: GREEN,
    units: { c7: 'worker' },
    eggs: { c7: 1 },
    mines: { c7: 1, c2: 1 },
  })
  match.play('dark seed: produce, worker, c7')
  expect(match.ask).toBe('round.turn')
  match.play('dark seed: produce, worker, c2')
  expect([match.logged('nomads.mine'), match.state.mines[hexOf('c2')]]).toEqual([[], 1])
})

test('[nomads.mine-own] never against Nomads, and Oni do not count for missions (34, 35)', () => {
  const own = scene({ units: { c8: 'private' }, mines: { b4: 1 } }).play('nomads: move, c8, b4')
  expect([own.ask, unitsIn(own, 'b4')]).not.toContain('nomads.mine')
  const oni = scene({
    ...DARK_SEED,
    phase: 'green',
    left: { ...GREEN, points: 0, oniMove: 1 },
    units: { a0: 'oni-small' },
    mines: { b1: 1 },
  })
  oni.play('dark seed: oni-move, a0, b1', 'nomads: 1')
  expect([unitsIn(oni, 'b1'), oni.state.kills[NOMADS]]).toEqual(['', 0])
})

test('[nomads.weapons] one for each unit but Dogs, destroyed ones included; Pistols are put aside (121)', () => {
  const match = scene({ units: { c2: 'private:2 dog worker:9' }, weapons: { pistol: 2, grenade: 1 } })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: none')
  expect(() => match.play('nomads: [pistol-1 pistol-2 grenade-1]')).toThrow()
  match.play('nomads: [pistol-1 grenade-1]')
  expect([told(match, 'combat.attack', 'damage'), match.state.weapons]).toEqual([[55], [1, 0, 0, 0]])
  const died = scene({ ...DARK_SEED, units: { c2: 'worker:4 private' }, weapons: { rifle: 1 } })
  died.play('dark seed: attack, c2, ds-annihilation', 'nomads: counterstrike, [rifle-1]')
  expect(told(died, 'counter.counterstrike', 'damage')).toEqual([10])
})

test('[nomads.weapon-buy] 1 point each as long as there are any, but no Pistols', () => {
  const match = scene({ phase: 'green', left: GREEN, weapons: { grenade: 2 } }).play('nomads: produce')
  expect(match.why('pistol')).toEqual({ rule: 'nomads.weapon-buy#reusable', data: { weapon: 'pistol' } })
  expect(match.why('grenade')).toEqual({ rule: 'nomads.weapon-buy', data: { weapon: 'grenade', count: 2 } })
  match.play('nomads: tube')
  expect([match.state.weapons, match.state.agenda[0]]).toMatchObject([[0, 0, 1, 2], { points: 1 }])
})

test('[nomads.discount] a weapon for every 2 points on units in one phase (122)', () => {
  const match = scene({ phase: 'green', left: { ...GREEN, points: 3 } }).play('nomads: produce, private, c9')
  expect(match.state.agenda[0]).toMatchObject({ freeWeapons: 0 })
  match.play('nomads: produce, private, c9')
  expect(match.state.agenda[0]).toMatchObject({ points: 1, freeWeapons: 1 })
  match.play('nomads: produce, grenade, produce, private, c9')
  expect(match.state.weapons).toEqual([0, 0, 0, 1])
  const weapons = scene({ phase: 'green', left: GREEN }).play('nomads: produce, rifle, produce, rifle')
  expect(weapons.state.weapons).toEqual([0, 2, 0, 0])
})

test('[nomads.effect] Pistols are ready; then a mine of each Stuff Sergeant', () => {
  const units = { c8: 'stuff-sergeant', b4: 'stuff-sergeant private' }
  const match = scene({ phase: 'blue', left: BLUE, units, weapons: { rifle: 1 } })
  match.play('nomads: effect, mines, yes, no')
  expect(match.state.weapons).toEqual([5, 1, 0, 0])
  expect([match.state.mines[hexOf('c8')], match.state.mines[hexOf('b4')]]).toEqual([1, 0])
})

test('[nomads.radiation] safe for this round if they have chosen so, not in the next (120)', () => {
  const setting = { phase: 'blue', left: BLUE, properties: { c8: 'radioactive' }, units: { c8: 'private' } } as const
  const safe = scene(setting).play('nomads: effect, radiation')
  safe.playByItself((g) => g.round === 2)
  expect([unitsIn(safe, 'c8'), safe.state.radiationProof]).toEqual(['private', false])
  const other = scene(setting).play('nomads: effect, mines')
  other.playByItself((g) => g.round === 2)
  expect(unitsIn(other, 'c8')).toBe('')
})

test('[nomads.lt-dan] 1 further for those who begin, pass or end with him, once, himself included (18, 19)', () => {
  const match = scene({ units: { c8: 'lt-dan private', b4: 'private' }, left: { movement: 1 } })
  match.play('nomads: move, c8, [private-1], b5, b6')
  expect([unitsIn(match, 'b6'), match.options]).toEqual(['private', ['b4', 'c8', 'done']])
  match.play('nomads: c8, b4, stop, b4, [private-2], a0, b1')
  expect([unitsIn(match, 'b4'), unitsIn(match, 'b1')]).toEqual(['lt-dan', 'private'])
  match.play('nomads: b4, a0')
  expect(unitsIn(match, 'a0')).toBe('lt-dan')
})

test('[nomads.squad-leader] with him a mountain has no value, for both sides (78)', () => {
  const match = scene({ units: { c12: 'squad-leader worker:3' } })
  match.play('nomads: attack, c12, no-conquest', 'dark seed: none')
  expect(ownerOf(match, 'c12')).toBe('nomads')
  const without = scene({ units: { c12: 'lt-dan worker:3', c2: 'squad-leader' } }).play('nomads: attack, c12')
  expect(without.why('no-conquest')).toEqual({ rule: 'conquest.need', data: { hex: 'c12', points: 15, need: 30 } })
})
