import { expect, test } from 'vitest'
import { attackPoints } from '../../rules/combat/conquest.ts'
import { DARK_SEED } from '../../rules/state/vocabulary.ts'
import { hexOf, ownerOf, position, type Scene, scene, told, unitsIn } from '../scene.ts'

const THREE = ['dark-seed', 'nomads', 'boarlords'] as const

/** The Nomads attack; the Dark Seed have a red turn with movement and a combat action after them. */
const BEFORE_THE_SWARM: Scene = {
  order: ['nomads', 'dark-seed'],
  cards: { 'dark-seed': 'AC01' },
  units: { c2: 'private:2 worker:4', c7: 'worker' },
  left: { combat: 1, movement: 0 },
}

test('[action.free-moves] a vendetta does not take away the movement of one’s own turn', () => {
  const match = scene(BEFORE_THE_SWARM)
  match.play('nomads: attack, c2, no-guerilla', 'dark seed: vendetta', 'nomads: done')
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: none')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'round.turn', options: ['move', 'attack', 'end'] })
})

test('[action.free-moves] neither does an Offensive that Nature’s Wisdom brings', () => {
  const match = scene({ ...BEFORE_THE_SWARM, openEvents: ['EV20', 'EV04'] })
  match.play('nomads: attack, c2, no-conquest', 'dark seed: natures-wisdom, EV20, yes, c7, ds-conquest')
  expect(ownerOf(match, 'c7')).toBe('dark-seed')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'round.turn', options: ['move', 'attack', 'end'] })
})

const TWO_ATTACKS: Scene = { turn: 'dark-seed', units: { c2: 'worker:2 private:5' }, left: { combat: 2, movement: 0 } }

test('[combat.conditions] Kamikaze owes the combat action that must follow it', () => {
  const match = scene(TWO_ATTACKS).play('dark seed: attack, c2, ds-kamikaze', 'nomads: none')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'round.turn', options: ['attack'] })
  expect(match.why('end')).toEqual({ rule: 'combat.card#owed', data: { card: 'ds-kamikaze' } })
  match.play('dark seed: attack, c2')
  expect(match.why('ds-kamikaze')).toEqual({ rule: 'combat.card#last', data: { card: 'ds-kamikaze' } })
  match.play('dark seed: ds-annihilation', 'nomads: none')
  expect(match.asks()).not.toMatchObject({ ask: 'round.turn', seat: 'Dark Seed' })
})

test('[combat.conditions] what Kamikaze owes is let off when nothing can be attacked any more', () => {
  const match = scene(TWO_ATTACKS).play('dark seed: attack, c2, ds-kamikaze', 'nomads: total-loss')
  match.play('dark seed: no')
  expect(match.state.phase).not.toBe('white')
  expect(match.asks()).not.toMatchObject({ ask: 'round.turn', seat: 'Dark Seed' })
})

test('[combat.conditions] two Conquerors: Kamikaze with the first is owed with the second', () => {
  const left = { effect: false, draws: 0, plays: 0, initiative: 0, conquerors: true }
  const units = { c2: 'conqueror worker private:5', c7: 'conqueror' }
  const match = scene({ phase: 'blue', turn: 'dark-seed', left, units })
  match.play('dark seed: conqueror, c2, ds-kamikaze', 'nomads: none')
  expect(match.asks()).toMatchObject({ ask: 'round.turn', options: ['conqueror'] })
  match.play('dark seed: conqueror, c7, ds-conquest')
  expect([ownerOf(match, 'c7'), unitsIn(match, 'c7')]).toEqual(['dark-seed', ''])
})

test('[combat.conditions] a Conqueror plays no Kamikaze when no other one could attack after it', () => {
  const left = { effect: false, draws: 0, plays: 0, initiative: 0, conquerors: true }
  const setting: Scene = { phase: 'blue', turn: 'dark-seed', left }
  const idle = scene({
    ...setting,
    owner: { c7: 'dark-seed' },
    units: { c2: 'conqueror worker private:5', c7: 'conqueror' },
  })
  idle.play('dark seed: conqueror, c2')
  expect(idle.why('ds-kamikaze')).toEqual({ rule: 'combat.card#last', data: { card: 'ds-kamikaze' } })
})

const DUEL: Scene = {
  factions: ['nomads', 'dark-seed', 'cybersamurai'],
  uplinks: ['samurai'],
  units: { b1: 'launcher:2 worker:4 cs-2-1:2 shield-drone' },
}

test('[uplink.samurai] [uplink.samurai-limits] the attacker’s damage spares those that stay, another defender’s Counterstrike does not', () => {
  const match = scene(DUEL).play(
    'nomads: attack, b1',
    'cybersamurai: yes, shield-drone, done',
    'nomads: no-annihilation',
  )
  match.play('cybersamurai: none', 'dark seed: counterstrike')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'combat.split' })
  expect(unitsIn(match, 'b1')).toBe('cs-2-1:2 launcher:2')
  match.play('dark seed: 4, no')
  expect(unitsIn(match, 'b1')).toBe('cs-2-1 launcher:2')
})

test('[combat.split] in steps of 5', () => {
  const match = scene({ factions: THREE, units: { b1: 'worker:5 private squeaker' } })
  match.play('dark seed: attack, b1, ds-annihilation', 'nomads: none', 'boarlords: none')
  expect(() => match.play('dark seed: 6')).toThrow()
  match.play('dark seed: 2')
  expect(match.logged('damage.assign').map(({ data }) => [data.side, data.damage])).toEqual([
    ['nomads', 10],
    ['boarlords', 15],
  ])
})

test('[combat.split] what is halved is split in steps of 2.5', () => {
  const match = scene({ factions: THREE, units: { b1: 'worker:2 launcher boarmaiden' } })
  match.play('dark seed: attack, b1, ds-annihilation', 'nomads: counterstrike', 'boarlords: none', 'dark seed: 0')
  match.play('nomads: 1')
  expect(match.logged('damage.assign').map(({ data }) => [data.side, data.damage])).toEqual([
    ['boarlords', 10],
    ['dark-seed', 2.5],
    ['boarlords', 5],
  ])
})

test('[conquest.modifiers] a Swarm Attack counts units in a Rocket area, not those in homezones', () => {
  const g = position({
    factions: ['dark-seed', 'cybersamurai'],
    blockades: ['c2-w', 'b1-e'],
    rocket: 'c1',
    units: { c2: 'worker', b1: 'warrior', c1: 'warrior', c3: 'warrior:2', c4: 'warrior' },
  })
  const part = g.content.combatCards['ds-swarm'].conquest
  expect(part && attackPoints(g, DARK_SEED, hexOf('c2'), part)).toBe(25)
})

test('[cybersamurai.rocket] takes no conquest points from units, but those of Strongholds', () => {
  const units = { c2: 'squeaker:2 cs-2-1:3' }
  const match = scene({
    factions: ['boarlords', 'cybersamurai'],
    rocket: 'c2',
    terraformings: ['stronghold c2'],
    units,
  })
  match.play('boarlords: attack, c2, bo-conquest', 'cybersamurai: none')
  expect(ownerOf(match, 'c2')).toBe('boarlords')
  const fewer = scene({
    factions: ['boarlords', 'cybersamurai'],
    rocket: 'c2',
    terraformings: ['stronghold c2'],
    units: { c2: 'squeaker cs-2-1:3' },
  })
  expect(fewer.play('boarlords: attack, c2').why('bo-conquest')?.data).toEqual({ hex: 'c2', points: 15, need: 30 })
})

const GREEN = { points: 0, drones: 0, oniPlace: 0 }

test('[oni.order] Oni move before they conquer', () => {
  const left = { ...GREEN, oniConquest: 1, oniMove: 1 }
  const match = scene({ phase: 'green', left, units: { b1: 'oni-small', a0: 'oni-large' } })
  expect(match.why('oni-conquest')).toEqual({ rule: 'oni.order', data: { left: 1 } })
  expect(match.options).toEqual(['oni-move'])
  match.play('nomads: oni-move, b1, c2')
  expect(match.options).toContain('oni-conquest')
  match.play('nomads: oni-conquest, c2')
  expect(ownerOf(match, 'c2')).toBe('oni')
})

test('[oni.order] Oni that cannot move do not hold up the conquest, and the move is lost with it', () => {
  const blockades = ['c2-nw', 'c2-w', 'c2-sw', 'c2-se']
  const left = { ...GREEN, oniConquest: 1, oniMove: 1 }
  const match = scene({ phase: 'green', left, blockades, units: { c2: 'oni-small' } })
  match.play('nomads: oni-conquest, c2')
  expect([ownerOf(match, 'c2'), told(match, 'board.control', 'side')]).toEqual(['oni', ['oni']])
  expect(match.asks()).not.toMatchObject({ seat: 'Nomads', ask: 'round.turn' })
})
