import { withEntry } from '@orrery/engine'
import { expect, test } from 'vitest'
import { hexName, MOON } from '../../map/hex.ts'
import { edgeNamed, sideBit, sideNamed } from '../../map/side.ts'
import { areaType, blockadesLeft, closedSides, mountainAt } from '../../rules/board/board.ts'
import { activeProperties } from '../../rules/board/properties.ts'
import type { State } from '../../rules/state/state.ts'
import { PROPERTY_BITS } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, ownerOf, position, type Scene, scene, unitsIn, withEvents } from '../scene.ts'

const passage = (g: State, name: string): void => {
  const [hex, way] = sideNamed(name) ?? [0, 0]
  g.passages = withEntry(g.passages, hex, g.passages[hex] | sideBit(way))
}

const closed = ({ state }: ReturnType<typeof scene>, name: string): number => closedSides(state, hexOf(name))

test('[board.hexes] areas, moon and homezones, named by ring and clock', () => {
  expect(MOON.map(hexName)).toEqual(['a0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6'])
  const g = position({})
  const ring = Array.from({ length: 12 }, (_, i) => `c${i + 1}`)
  expect(g.hexes.map(hexName)).toEqual([...MOON.map(hexName), ...ring])
  const match = scene({ units: { a0: 'private', c3: 'launcher' }, left: { movement: 1 } }).play('nomads: move, a0')
  expect(match.options).toEqual(['b2', 'b1', 'b6', 'b5', 'b4', 'b3'])
  match.play('nomads: b1, c3')
  expect(match.options).toEqual(['c2', 'b2', 'c4'])
})

test('[board.types] an area has one type, and losing a property does not change it', () => {
  const match = scene(withEvents(['EV11'])).play('nomads: event, EV11, c5')
  const { state } = match
  expect(['c1', 'c5', 'c12', 'b1', 'c3'].map((hex) => areaType(state, hexOf(hex)))).toEqual([
    'fertile',
    'ocean',
    'mountain',
    'moon',
    undefined,
  ])
  expect([mountainAt(state, hexOf('c12')), mountainAt(state, hexOf('c2'))]).toEqual([15, 0])
})

test('[board.control] a new marker replaces the old one; units are no control; areas need not touch', () => {
  const match = scene({ units: { c2: 'private:2', c8: 'private' }, owner: { c2: 'dark-seed', c5: 'nomads' } })
  expect([ownerOf(match, 'c2'), ownerOf(match, 'c8')]).toEqual(['dark-seed', 'nobody'])
  match.play('nomads: attack, c2, no-conquest')
  expect([ownerOf(match, 'c2'), ownerOf(match, 'c5')]).toEqual(['nomads', 'nomads'])
  expect(match.logged('board.control').map(({ data }) => data)).toEqual([
    { side: 'nomads', hex: 'c2', before: 'dark-seed', points: 20, need: 0 },
  ])
})

test('[board.control] Oni control areas as well', () => {
  const left = { points: 0, oniPlace: 0, oniConquest: 1, oniMove: 0 }
  const match = scene({ phase: 'green', left, units: { c2: 'oni-small' }, owner: { c2: 'nomads' } })
  match.play('nomads: oni-conquest, c2')
  expect(ownerOf(match, 'c2')).toBe('oni')
})

test('[board.homezone] anybody enters and crosses it', () => {
  const match = scene({ units: { c2: 'private', c3: 'worker' }, left: { movement: 1 } })
  match.play('nomads: move, c2, c3')
  expect(unitsIn(match, 'c3')).toBe('worker private')
  const crossing = scene({ units: { c2: 'private' }, left: { movement: 2 } }).play('nomads: move, c2, c3, c4')
  expect(unitsIn(crossing, 'c4')).toBe('private')
})

test('[board.homezone] it is no area: not conquered, without type and properties, no target of events', () => {
  const match = scene({ units: { c3: 'private worker' } }).play('nomads: attack, c3')
  expect(match.why('no-conquest')).toEqual({ rule: 'combat.homezone', data: { hex: 'c3' } })
  expect([areaType(match.state, hexOf('c3')), activeProperties(match.state, hexOf('c3'))]).toEqual([undefined, 0])
  const event = scene(withEvents(['EV04'])).play('nomads: event, EV04')
  expect(event.options).toContain('c2')
  expect(event.options).not.toContain('c3')
})

test('[board.moon] begins with Tsukuyumi, can be entered, conquered and marked', () => {
  const match = scene({ units: { c2: 'private' }, left: { movement: 1 } })
  expect(MOON.map((hex) => activeProperties(match.state, hex))).toEqual(MOON.map(() => PROPERTY_BITS.tsukuyumi))
  match.play('nomads: move, c2, b1, attack, b1, no-conquest')
  expect(ownerOf(match, 'b1')).toBe('nomads')
  const event = scene(withEvents(['EV04'])).play('nomads: event, EV04, b1')
  expect(activeProperties(event.state, hexOf('b1'))).toBe(PROPERTY_BITS.tsukuyumi | PROPERTY_BITS.unstable)
})

test('[board.moon] is not turned or swapped', () => {
  const turn = scene(withEvents(['EV01'])).play('nomads: event, EV01')
  expect(turn.why('b1')).toEqual({ rule: 'board.moon', data: { hex: 'b1' } })
  const swap = scene(withEvents(['EV08'])).play('nomads: event, EV08')
  expect(swap.why('a0')).toEqual({ rule: 'board.moon', data: { hex: 'a0' } })
  swap.play('nomads: c2')
  expect(swap.why('b1')).toEqual({ rule: 'board.moon', data: { hex: 'b1' } })
})

test('[board.blockade] nobody crosses it in either direction; the area can be conquered all the same', () => {
  const match = scene({ units: { c4: 'private', b3: 'launcher' }, left: { movement: 1 } }).play('nomads: move, c4')
  expect(match.why('b3')).toEqual({ rule: 'board.blockade', data: { from: 'c4', to: 'b3' } })
  match.play('nomads: c5, b3')
  expect(match.why('c4')).toEqual({ rule: 'board.blockade', data: { from: 'b3', to: 'c4' } })
  const conquest = scene({ units: { c4: 'private' } }).play('nomads: attack, c4, no-conquest')
  expect(ownerOf(conquest, 'c4')).toBe('nomads')
})

test('[board.blockade] a marker closes a side like a printed one', () => {
  const match = scene({ units: { c2: 'private' }, blockades: ['b1-e'] }).play('nomads: move, c2')
  expect(match.why('b1')).toEqual({ rule: 'board.blockade', data: { from: 'c2', to: 'b1' } })
})

test('[board.passage] opens a printed blockade', () => {
  const match = changed({ units: { c4: 'private' } }, (g) => passage(g, 'c4-w')).play('nomads: move, c4, b3')
  expect(unitsIn(match, 'b3')).toBe('private')
})

test('[board.passage] blockades and passages are 13 markers together; without one none can be placed', () => {
  const all = (g: State) => {
    passage(g, 'c4-w')
    for (const hex of ['c1', 'c2']) g.blockades = withEntry(g.blockades, hexOf(hex), 63)
  }
  const match = changed(withEvents(['EV16']), all)
  expect(blockadesLeft(match.state)).toBe(0)
  match.play('nomads: event, EV16')
  expect(match.options).toEqual(['c4'])
  const open = changed(withEvents(['EV05']), all).play('nomads: event, EV05')
  expect(open.options).toEqual(['c1', 'c2'])
  expect(open.why('c10')).toEqual({ rule: 'event.open-blockade', data: { hex: 'c10' } })
})

test('[board.sides] each side is looked at by itself: a passage does not open the other one (ruling 12)', () => {
  const match = changed({ units: { c4: 'private' }, blockades: ['b3-e'] }, (g) => passage(g, 'c4-w'))
  match.play('nomads: move, c4')
  expect(match.why('b3')).toEqual({ rule: 'board.blockade', data: { from: 'c4', to: 'b3' } })
})

test('[board.priority] Kaneda is before flying, flying before blockades (rulings 10, 11)', () => {
  const match = scene({
    factions: ['cybersamurai', 'dark-seed'],
    turn: 'dark-seed',
    units: { c2: 'wasp' },
    blockades: ['c2-w', 'c2-sw'],
    kaneda: 'b1-c2',
  })
  match.play('dark seed: move, c2')
  expect(match.why('b1')).toEqual({ rule: 'board.kaneda', data: { from: 'c2', to: 'b1' } })
  match.play('dark seed: b2')
  expect(unitsIn(match, 'b2')).toBe('wasp')
})

test('[board.priority] Kaneda is before tunnels, tunnels before blockades (ruling 10)', () => {
  const match = scene({
    factions: ['cybersamurai', 'boarlords'],
    turn: 'boarlords',
    units: { c2: 'squeaker' },
    blockades: ['c2-w', 'c2-sw'],
    terraformings: ['tunnel b1-c2', 'tunnel b2-c2'],
    kaneda: 'b1-c2',
  })
  match.play('boarlords: move, c2')
  expect(match.why('b1')).toEqual({ rule: 'board.kaneda', data: { from: 'c2', to: 'b1' } })
  match.play('boarlords: b2')
  expect(unitsIn(match, 'b2')).toBe('squeaker')
})

test('[board.kaneda] only the Cybersamurai cross, Oni do not (ruling 10)', () => {
  const cyber: Scene = { factions: ['cybersamurai', 'nomads'], kaneda: 'b1-c2' }
  const own = scene({ ...cyber, units: { c2: 'cyberoid' } }).play('cybersamurai: move, c2, b1')
  expect(unitsIn(own, 'b1')).toBe('cyberoid')
  const left = { points: 0, oniPlace: 0, oniConquest: 0, oniMove: 1 }
  const oni = scene({ ...cyber, phase: 'green', left, units: { c2: 'oni-large' } })
  oni.play('cybersamurai: oni-move, c2')
  expect(oni.why('b1')).toEqual({ rule: 'board.kaneda', data: { from: 'c2', to: 'b1' } })
})

test('[board.kaneda] units that are pushed do not cross either (ruling 10)', () => {
  const match = scene({
    factions: ['cybersamurai', 'dark-seed', 'boarlords'],
    turn: 'dark-seed',
    units: { c2: 'worker:2 boarguard' },
    blockades: ['c2-nw', 'c2-sw', 'c2-se', 'c2-e', 'c2-ne'],
    kaneda: 'b1-c2',
  })
  match.play('dark seed: attack, c2, ds-annihilation', 'boarlords: defense-action')
  expect(unitsIn(match, 'c2')).toBe('worker:2 boarguard')
})

test('[board.pigs] stop all but Boarlords, on both sides of the edge', () => {
  const pigs: Scene = {
    factions: ['boarlords', 'nomads'],
    terraformings: ['pigs c2-w'],
    units: { c2: 'squeaker', b1: 'private' },
  }
  const own = scene(pigs).play('boarlords: move, c2, b1')
  expect(unitsIn(own, 'b1')).toBe('private squeaker')
  const other = scene({ ...pigs, turn: 'nomads' }).play('nomads: move, b1')
  expect(other.why('c2')).toEqual({ rule: 'board.pigs', data: { from: 'b1', to: 'c2' } })
})

test('[board.tunnel] does not lead into a homezone (ruling 24)', () => {
  const match = scene({
    factions: ['boarlords', 'nomads'],
    phase: 'blue',
    left: { effect: true },
    units: { c2: 'boarrior' },
  })
  match.play('boarlords: effect')
  expect(match.options.filter((spot) => String(spot).startsWith('tunnel')).sort()).toEqual([
    'tunnel b1-c2',
    'tunnel b2-c2',
    'tunnel c1-c2',
  ])
})

test('[board.tunnel] stays on its edge if an area is turned or swapped (ruling 25)', () => {
  const factions = ['nomads', 'boarlords'] as const
  const setting: Scene = { factions, terraformings: ['tunnel c1-c2'] }
  const turned = scene({ ...withEvents(['EV01']), ...setting }).play('nomads: event, EV01, c2, 2')
  const swapped = scene({ ...withEvents(['EV08']), ...setting }).play('nomads: event, EV08, c1, c12, 0, 0')
  for (const match of [turned, swapped])
    expect(match.state.tunnels).toEqual([{ edge: edgeNamed('c1-c2'), used: false }])
})

test('[board.rotation] printed blockades, blockades, passages and pigs turn; tunnels and Kaneda stay (ruling 101)', () => {
  const match = changed(
    {
      ...withEvents(['EV01']),
      factions: ['nomads', 'boarlords', 'cybersamurai'],
      tiles: { c2: ['T13', 0] },
      blockades: ['c2-w'],
      terraformings: ['pigs c2-nw', 'tunnel b2-c2'],
      kaneda: 'b1-c2',
    },
    (g) => passage(g, 'c2-e'),
  )
  expect(closed(match, 'c2')).toBe(sideBit(2) | sideBit(3))
  match.play('nomads: event, EV01, c2, 1')
  const { passages, pigs, tunnels, kaneda } = match.state
  expect(closed(match, 'c2')).toBe(sideBit(3) | sideBit(4))
  expect([passages[hexOf('c2')], pigs[hexOf('c2')]]).toEqual([sideBit(1), sideBit(3)])
  expect([tunnels[0].edge, kaneda[0]]).toEqual([edgeNamed('b2-c2'), edgeNamed('b1-c2')])
})
