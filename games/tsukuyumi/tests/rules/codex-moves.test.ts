import { expect, test } from 'vitest'
import { DARK_SEED, NOMADS } from '../../rules/state/vocabulary.ts'
import { ownerOf, type Scene, scene, unitsIn } from '../scene.ts'

const SWARM: Scene = { turn: 'dark-seed', units: { c2: 'worker:2 wasp:2 private' } }

test('[counter.pushback] Wasps may go on by their owner’s choice, but not back', () => {
  const match = scene(SWARM).play('dark seed: attack, c2, ds-swarm', 'nomads: pushback, b1')
  expect([ownerOf(match, 'c2'), unitsIn(match, 'b1')]).toEqual(['dark-seed', 'worker:2 wasp:2'])
  expect(match.asks()).toEqual({ seat: 'Dark Seed', ask: 'move.action', options: ['b1', 'done'] })
  match.play('dark seed: b1')
  expect(match.options).toEqual(['wasp-1', 'wasp-2'])
  match.play('dark seed: [wasp-1]')
  expect(match.why('c2')).toEqual({ rule: 'move.forced#back', data: { hex: 'c2' } })
  match.play('dark seed: a0, done')
  expect([unitsIn(match, 'b1'), unitsIn(match, 'a0')]).toEqual(['worker:2 wasp', 'wasp'])
})

test('[counter.pushback] homezones can be entered as in every move', () => {
  const match = scene(SWARM).play('dark seed: attack, c2, ds-swarm', 'nomads: pushback')
  expect(match.options).toContain('c3')
  match.play('nomads: c3')
  expect(unitsIn(match, 'c3')).toBe('worker:2 wasp:2')
})

const FEAST: Scene = {
  factions: ['dark-seed', 'boarlords'],
  units: { c2: 'worker:2 wasp squeaker:2' },
  owner: { c2: 'boarlords' },
}
const HIT = ['dark seed: attack, c2, ds-annihilation', 'boarlords: defense-action'] as const

test('[boarlords.displacement] can be waived', () => {
  const match = scene(FEAST).play(...HIT)
  expect(match.asks()).toEqual({ seat: 'Boarlords', ask: 'boarlords.displacement#use', options: ['yes', 'no'] })
  match.play('boarlords: no')
  expect(unitsIn(match, 'c2')).toBe('worker:2 wasp squeaker')
})

test('[boarlords.displacement-limits] flying units are moved across blockades, others are not', () => {
  const match = scene({ ...FEAST, blockades: ['c2-nw', 'c2-w', 'c2-sw', 'c2-se'] })
  match.play(...HIT, 'boarlords: yes, [b1]')
  expect([unitsIn(match, 'c2'), unitsIn(match, 'b1')]).toEqual(['worker:2 squeaker', 'wasp'])
})

test('[boarlords.displacement-limits] each unit to a place it can reach, homezones as well; Wasps go on, but not back', () => {
  const match = scene({ ...FEAST, blockades: ['c2-nw', 'c2-w'] }).play(...HIT, 'boarlords: yes')
  expect(() => match.play('boarlords: [b1 c3 b1]')).toThrow('boarlords.displacement')
  match.play('boarlords: [b2 c3 b1]')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'move.action', options: ['b1', 'done'] })
  match.play('dark seed: b1')
  expect(match.why('c2')?.rule).toBe('move.forced#back')
  match.play('dark seed: a0')
  expect(['b2', 'c3', 'b1', 'a0'].map((hex) => unitsIn(match, hex))).toEqual(['worker', 'worker', '', 'wasp'])
})

test('[boarlords.displacement] nothing is asked when nobody can be moved', () => {
  const units = { c2: 'worker squeaker:2' }
  const match = scene({ ...FEAST, units, blockades: ['c2-nw', 'c2-w', 'c2-sw', 'c2-se'] }).play(...HIT)
  expect([unitsIn(match, 'c2'), match.ask]).not.toContain('boarlords.displacement#use')
})

test('[darkseed.for-the-queen] Wasps go on from where the others went, but not back into the fight', () => {
  const match = scene({ units: { c2: 'private:3 worker:2 wasp:2' } })
  match.play('nomads: attack, c2, no-conquest', 'dark seed: defense-action, [worker-1 worker-2], b1')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'move.action', options: ['b1', 'done'] })
  match.play('dark seed: b1, [wasp-1]')
  expect(match.why('c2')?.rule).toBe('move.forced#back')
  match.play('dark seed: a0, done')
  expect([unitsIn(match, 'a0'), unitsIn(match, 'b1'), ownerOf(match, 'c2')]).toEqual(['wasp', 'wasp', 'nomads'])
})

test('[counter.slow-conquest] can be waived, at the end of the track as well', () => {
  const match = scene({ units: { c2: 'private:2 worker' } })
  match.play('nomads: attack, c2, no-conquest', 'dark seed: slow-conquest')
  expect(match.asks()).toEqual({ seat: 'Dark Seed', ask: 'counter.slow-conquest', options: ['up', 'none'] })
  match.play('dark seed: none')
  expect(match.state.order).toEqual([DARK_SEED, NOMADS])
})

test('[counter.natures-wisdom] the event need not be drawn', () => {
  const match = scene({ units: { c2: 'private:2 worker' } })
  match.play('nomads: attack, c2, no-conquest', 'dark seed: natures-wisdom')
  expect(match.options).toContain('none')
  match.play('dark seed: none')
  expect(match.state.events[DARK_SEED]).toEqual([])
})
