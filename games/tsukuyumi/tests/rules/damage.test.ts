import { expect, test } from 'vitest'
import { CYBERSAMURAI, DARK_SEED, NOMADS } from '../../rules/state/vocabulary.ts'
import { changed, scene, told, unitsIn } from '../scene.ts'

const THREE = ['dark-seed', 'nomads', 'boarlords'] as const

test('[damage.assign] unit after unit as their owner says; what is at least the health destroys', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:6 private:2 lt-dan dog' } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: none')
  expect(match.asks()).toEqual({ seat: 'Nomads', ask: 'damage.assign', options: ['dog', 'private', 'lt-dan'] })
  match.play('nomads: lt-dan, private, private')
  expect(unitsIn(match, 'c2')).toBe('worker:6 dog private')
})

test('[damage.absorb] too little for the next unit is absorbed, and no wound stays (44)', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:2 private lt-dan' }, left: { combat: 2 } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: none, lt-dan')
  expect(unitsIn(match, 'c2')).toBe('worker:2 private lt-dan')
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: none, lt-dan')
  expect(unitsIn(match, 'c2')).toBe('worker:2 private lt-dan')
})

test('[damage.exact] sums are halved once, weapons included, and nothing is rounded (45, 127)', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'warrior:3 private' }, weapons: { rifle: 1 } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: counterstrike, [rifle-1]')
  expect(told(match, 'counter.counterstrike', 'damage')).toEqual([10])
  expect(unitsIn(match, 'c2')).toBe('warrior:2')
  const odd = scene({ turn: 'dark-seed', units: { c2: 'worker:2 private' } })
  odd.play('dark seed: attack, c2, ds-annihilation', 'nomads: counterstrike')
  expect([told(odd, 'counter.counterstrike', 'damage'), unitsIn(odd, 'c2')]).toEqual([[2.5], 'worker:2'])
})

test('[damage.spill] what one faction does not take up never goes over to another (43)', () => {
  const match = scene({ factions: THREE, units: { b1: 'worker:8 private squeaker' } })
  match.play('dark seed: attack, b1, ds-annihilation', 'nomads: none', 'boarlords: none', 'dark seed: 8')
  expect(unitsIn(match, 'b1')).toBe('worker:8 squeaker')
})

test('[damage.protection] 5 more for Nomads, also against another defender (48)', () => {
  const units = { b1: 'worker boarguard boarmaster private' }
  const answer = (counter: string) =>
    scene({ factions: THREE, units }).play(
      'dark seed: attack, b1, ds-annihilation',
      `nomads: ${counter}`,
      'boarlords: counterstrike',
      'dark seed: 0',
      'boarlords: 0',
    )
  expect(told(answer('protection'), 'counter.counterstrike', 'damage')).toEqual([12.5])
  expect(unitsIn(answer('protection'), 'b1')).toContain('private')
  expect(unitsIn(answer('none'), 'b1')).not.toContain('private')
})

test('[damage.protection] 10 more for Boarlords; Dark Seed may choose it and gain nothing (50)', () => {
  const boars = scene({ factions: ['dark-seed', 'boarlords'], units: { c2: 'worker:3 squeaker' } })
  boars.play('dark seed: attack, c2, ds-annihilation', 'boarlords: protection')
  expect(unitsIn(boars, 'c2')).toBe('worker:3 squeaker')
  const swarm = scene({ units: { c2: 'private worker' } }).play('nomads: attack, c2, no-annihilation')
  swarm.play('dark seed: protection')
  expect(unitsIn(swarm, 'c2')).toBe('private')
})

test('[damage.cover] 10 off for each Cover, once for the whole, and Protection besides (51)', () => {
  const setting = {
    factions: ['dark-seed', 'boarlords'],
    terraformings: ['cover c2'],
    units: { c2: 'worker:6 squeaker:2' },
  } as const
  const plain = scene(setting).play('dark seed: attack, c2, ds-annihilation', 'boarlords: none')
  expect(unitsIn(plain, 'c2')).toBe('worker:6')
  const both = scene(setting).play('dark seed: attack, c2, ds-annihilation', 'boarlords: protection')
  expect(unitsIn(both, 'c2')).toBe('worker:6 squeaker')
})

test('[damage.cover] against mines as well (36)', () => {
  const match = scene({
    factions: ['boarlords', 'nomads'],
    terraformings: ['cover b1'],
    units: { c2: 'squeaker' },
    mines: { b1: 1 },
  })
  match.play('boarlords: move, c2, b1', 'nomads: 1')
  expect(unitsIn(match, 'b1')).toBe('squeaker')
})

test('[damage.shield-drone] first if its owner likes, also among mines; else the weakest is hit (126)', () => {
  const setting = {
    factions: ['cybersamurai', 'nomads'],
    units: { c2: 'attack-drone shield-drone' },
    mines: { b1: 1 },
  } as const
  const line = 'cybersamurai: move, c2, [attack-drone-1 shield-drone-1], b1'
  const drone = scene(setting).play(line, 'nomads: 1', 'cybersamurai: yes')
  expect(unitsIn(drone, 'b1')).toBe('attack-drone')
  const weakest = scene(setting).play(line, 'nomads: 1', 'cybersamurai: no')
  expect(unitsIn(weakest, 'b1')).toBe('shield-drone')
})

test('[damage.destroyed] neither health nor Cover stops Trampled to Death (49)', () => {
  const match = scene({
    factions: ['boarlords', 'nomads'],
    terraformings: ['cover c2', 'cover c2', 'cover c2'],
    units: { c2: 'boarmaster private:5' },
  })
  match.play('boarlords: attack, c2, bo-stampede', 'nomads: trampled-to-death')
  expect(unitsIn(match, 'c2')).toBe('private:4')
})

test('[damage.destroyed] nor radioactivity (49)', () => {
  const match = scene({
    factions: ['boarlords', 'nomads'],
    properties: { c2: 'radioactive' },
    terraformings: ['cover c2', 'cover c2'],
    units: { c2: 'boarmaster' },
  })
  match.playByItself((g) => g.round === 2)
  expect(unitsIn(match, 'c2')).toBe('')
})

test('[damage.credit] to attackers, Counterstrike, mines and Tetsuo (89)', () => {
  const fight = scene({ turn: 'dark-seed', units: { c2: 'worker:4 launcher:2' } })
  fight.play('dark seed: attack, c2, ds-annihilation', 'nomads: counterstrike')
  expect([fight.state.kills[DARK_SEED], fight.state.kills[NOMADS]]).toEqual([2, 3])
  const mine = scene({ turn: 'dark-seed', units: { c2: 'worker:3' }, mines: { b1: 1 } })
  mine.play('dark seed: move, c2, [worker-1 worker-2 worker-3], b1', 'nomads: 1')
  expect(mine.state.kills[NOMADS]).toBe(3)
  const laser = scene({ factions: ['cybersamurai', 'nomads'], uplinks: ['tetsuo'], units: { c2: 'dog:2' } })
  laser.play('cybersamurai: tetsuo, c2')
  expect(laser.state.kills[CYBERSAMURAI]).toBe(2)
})

test('[damage.credit] radioactivity, one’s own sacrifices and For the Queen are nobody’s (89)', () => {
  const sacrifice = scene({ turn: 'dark-seed', units: { c2: 'worker:9 private:2' }, left: { combat: 2 } })
  sacrifice.play('dark seed: attack, c2, ds-kamikaze', 'nomads: sacrifice, [private-1 private-2]')
  expect([sacrifice.state.kills[DARK_SEED], sacrifice.state.kills[NOMADS]]).toEqual([0, 4])
  const queen = scene({ units: { c2: 'launcher worker:3' } })
  queen.play('nomads: attack, c2, no-annihilation', 'dark seed: defense-action, [worker-1 worker-2], b1')
  expect([queen.state.kills[NOMADS], unitsIn(queen, 'b1')]).toEqual([0, 'worker'])
  const glow = changed({ properties: { c2: 'radioactive' }, units: { c2: 'private:3 worker' } }, (g) => {
    g.turnAt = g.turnOrder.length
    g.agenda = []
  })
  glow.playByItself((g) => g.round === 2)
  expect([unitsIn(glow, 'c2'), glow.state.kills]).toEqual(['worker', [0, 0, 0, 0]])
})
