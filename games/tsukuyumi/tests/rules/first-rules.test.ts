import { expect, test } from 'vitest'
import { attackPoints } from '../../rules/combat/conquest.ts'
import { DARK_SEED, NOMADS } from '../../rules/state/vocabulary.ts'
import { hexOf, opening, position, type Scene, scene, unitsIn } from '../scene.ts'

/** What matches of rules version 1 go on with, where the codex is now read otherwise. */
const first = (setting: Scene) => scene({ ...setting, rules: 1 })
const spread = (hex: string, count: number) => `[${Array.from({ length: count }, () => hex).join(' ')}]`

test('[setup.starting-areas] rules version 1: hanging together with the homezone', () => {
  const match = opening(['cybersamurai', 'nomads', 'boarlords'], {}, 'opening', 1).play('cybersamurai: d2, c1')
  expect([...match.options].sort()).toEqual(['c12', 'c2', 'd1', 'd3'])
  const variants = { variants: ['adjacent-starts'] }
  const near = opening(['cybersamurai', 'nomads', 'boarlords'], variants, 'opening', 1).play('cybersamurai: d2, c1')
  expect([...near.options].sort()).toEqual(['c2', 'd1', 'd3'])
})

test('[setup.uplinks] rules version 1: not the Shogun', () => {
  const match = opening(['cybersamurai', 'boarlords'], {}, 'opening', 1)
  match.play(`cybersamurai: c3, c2, c4, c1, ${spread('c2', 9)}`)
  expect(match.why('shogun')).toEqual({ rule: 'setup.uplinks', data: { uplink: 'shogun' } })
})

test('[production.place] rules version 1: only where the unit could cross the edge', () => {
  const match = first({
    factions: ['cybersamurai', 'nomads'],
    phase: 'green',
    left: { points: 2, drones: 0, oniPlace: 0, oniConquest: 0, oniMove: 0 },
    blockades: ['c2-se'],
  }).play('cybersamurai: produce, cs-2-1')
  expect(match.options).toEqual(['c3', 'b2', 'c4'])
  match.play('cybersamurai: c4, produce, attack-drone')
  expect(match.options).toEqual(['c3', 'c2', 'b2', 'c4'])
})

test('[action.movement-first] rules version 1: a vendetta takes the movement of one’s own turn', () => {
  const match = first({
    order: ['nomads', 'dark-seed'],
    cards: { 'dark-seed': 'AC01' },
    units: { c2: 'private:2 worker:4' },
    left: { combat: 1, movement: 0 },
  })
  match.play('nomads: attack, c2, no-guerilla', 'dark seed: vendetta', 'nomads: done')
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: none')
  expect(match.why('move')).toEqual({ rule: 'action.movement-first', data: {} })
})

test('[combat.card] rules version 1: the combat action after Kamikaze need not be used', () => {
  const match = first({ turn: 'dark-seed', units: { c2: 'worker:2 private:5' }, left: { combat: 2, movement: 0 } })
  match.play('dark seed: attack, c2, ds-kamikaze', 'nomads: none')
  expect(match.options).toEqual(['attack', 'end'])
})

test('[uplink.samurai] rules version 1: nothing in the fight hits those that stay', () => {
  const match = first({
    factions: ['nomads', 'dark-seed', 'cybersamurai'],
    uplinks: ['samurai'],
    units: { b1: 'launcher:2 worker:4 cs-2-1:2 shield-drone' },
  })
  match.play('nomads: attack, b1', 'cybersamurai: yes, shield-drone, done', 'nomads: no-annihilation')
  match.play('cybersamurai: none', 'dark seed: counterstrike')
  expect(match.ask).not.toBe('combat.split')
})

test('[combat.split] rules version 1: in steps of 2.5', () => {
  const match = first({ factions: ['dark-seed', 'nomads', 'boarlords'], units: { b1: 'worker:5 private squeaker' } })
  match.play('dark seed: attack, b1, ds-annihilation', 'nomads: none', 'boarlords: none', 'dark seed: 3')
  expect(match.logged('damage.assign').map(({ data }) => data.damage)).toEqual([7.5, 17.5])
})

test('[conquest.points] rules version 1: no units in a Rocket area help a Swarm Attack', () => {
  const g = position({
    rules: 1,
    factions: ['dark-seed', 'cybersamurai'],
    rocket: 'c1',
    units: { c2: 'worker', b1: 'warrior', c1: 'warrior' },
  })
  const part = g.content.combatCards['ds-swarm'].conquest
  expect(part && attackPoints(g, DARK_SEED, hexOf('c2'), part)).toBe(15)
})

test('[oni.order] rules version 1: Oni move and conquer in any order', () => {
  const left = { points: 0, drones: 0, oniPlace: 0, oniConquest: 1, oniMove: 1 }
  const match = first({ phase: 'green', left, units: { b1: 'oni-small', a0: 'oni-large' } })
  match.play('nomads: oni-conquest, b1')
  expect(match.options).toContain('oni-move')
})

test('[counter.pushback] rules version 1: never to a homezone, and Wasps do not go on', () => {
  const match = first({ turn: 'dark-seed', units: { c2: 'worker:2 wasp:2 private' } })
  match.play('dark seed: attack, c2, ds-swarm', 'nomads: pushback')
  expect(match.options).not.toContain('c3')
  match.play('nomads: b1')
  expect(match.ask).not.toBe('move.action')
})

test('[boarlords.displacement] rules version 1: it is not asked for, and blockades hold even flying units', () => {
  const setting: Scene = { factions: ['dark-seed', 'boarlords'], units: { c2: 'worker wasp squeaker:2' } }
  const match = first({ ...setting, blockades: ['c2-nw', 'c2-w'] })
  match.play('dark seed: attack, c2, ds-annihilation', 'boarlords: defense-action')
  expect(match.ask).toBe('boarlords.displacement')
  expect(() => match.play('boarlords: [b2 b1]')).toThrow('boarlords.displacement')
  match.play('boarlords: [b2 b2]')
  expect([unitsIn(match, 'b2'), match.ask === 'move.action']).toEqual(['worker wasp', false])
})

test('[counter.slow-conquest] [counter.natures-wisdom] rules version 1: both are done once they are chosen', () => {
  const setting: Scene = { units: { c2: 'private:2 worker' } }
  const slow = first(setting).play('nomads: attack, c2, no-conquest', 'dark seed: slow-conquest')
  expect(slow.state.order).toEqual([NOMADS, DARK_SEED])
  const wisdom = first(setting).play('nomads: attack, c2, no-conquest', 'dark seed: natures-wisdom')
  expect(wisdom.options).not.toContain('none')
})
