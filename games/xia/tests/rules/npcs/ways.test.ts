import { expect, test } from 'vitest'
import { ENFORCER, MERCHANT } from '../../../crafts.ts'
import { hexName, hexNamed } from '../../../map/hex.ts'
import { lanesOf } from '../../../map/lanes.ts'
import { layersOf, waysTo } from '../../../rules/npcs/path.ts'
import { changed, playOn, type Scene, scene, shipOf, whereIs } from '../../scene.ts'
import { spot } from '../battered.ts'
import { redrawn } from '../redrawn.ts'
import { drone, flown, npcTurn, OUTLAW, placeOf, ROUTE, VOID } from './npc-scene.ts'

const ROCKS = ['outpost-338', 'quiet-reach', 'hollow-expanse']

test('[npc.path] the shortest safe way, round the asteroid', () => {
  const match = npcTurn({
    tiles: ROCKS,
    ships: { red: { at: '2,-1', ...OUTLAW }, blue: { at: '-2,1' }, yellow: { at: '-2,2' } },
    npcs: { enforcer: { at: '0,-2', controller: 'red' } },
  })
  expect([flown(match), placeOf(match, ENFORCER), match.logged('npc.unsafe')]).toEqual([[3], '2,-2', []])
})

test('[npc.path] a nebula does nothing to it, and a gate costs 1', () => {
  const fog = npcTurn({
    tiles: ['burning-horse', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '2,0', ...OUTLAW } },
    npcs: { enforcer: { at: '-1,0', controller: 'red' } },
  })
  expect([flown(fog), placeOf(fog, ENFORCER), fog.logged('npc.unsafe')]).toEqual([[2], '1,0', []])
  const tiles = ['expeditor-gate', 'meridian-gate', 'quiet-reach']
  const gate = npcTurn({
    tiles,
    ships: { red: { at: spot(tiles, 'meridian-gate', 1, -1), ...OUTLAW }, blue: { at: '-2,0' } },
    npcs: { enforcer: { at: '0,0', controller: 'red' } },
  })
  expect([flown(gate)[0], gate.logged('npc.attack')]).toMatchObject([1, [{ data: { craft: 'enforcer' } }]])
})

test('[npc.unsafe] it does not go into the space of its prey to be thrown out again', () => {
  const match = npcTurn({
    tiles: ROCKS,
    ships: { red: { at: '0,-1', ...OUTLAW } },
    npcs: { enforcer: { at: '0,0', controller: 'red' } },
  })
  expect([placeOf(match, ENFORCER), match.logged('npc.unsafe')]).toEqual(['0,0', []])
})

test('[npc.unsafe] fewest debris first, then asteroids, then steps', () => {
  const wall = 'X DEB DEB  DEB . . DEB  DEB . .*5 . DEB  DEB . . DEB  DEB DEB DEB'
  const way = (corner: string) => {
    const { state: g } = redrawn(
      { 'quiet-reach': { map: wall.replace('X', corner) } },
      { tiles: VOID, npcs: { enforcer: { at: '3,-1' } } },
    )
    const ways = waysTo(g, ENFORCER, [hexNamed('0,0')])
    return layersOf(g, ENFORCER, ways, 20).map(({ nodes }) => nodes.map((node) => hexName(lanesOf(g).hexes[node])))
  }
  // All round to the one asteroid in the wall, rather than straight through the debris.
  expect(way('DEB')).toHaveLength(3)
  expect([way('AST').length, way('AST').at(-3)]).toEqual([7, ['0,-2']])
})

test('[npc.ties] equal ways to different spaces: its player chooses (E68)', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { at: '1,1', ...OUTLAW } },
    npcs: { enforcer: { at: '0,0', controller: 'red' } },
  }).play('red: end')
  expect(match.asks()).toEqual({ seat: 'Red', ask: 'npc.ties', options: ['0,1', '1,0'] })
  expect(placeOf(match.play('red: 0,1'), ENFORCER)).toBe('0,1')
  const alone = scene({
    tiles: VOID,
    ships: { red: { at: '2,0', ...OUTLAW } },
    npcs: { enforcer: { at: '0,0', controller: 'red' } },
  }).play('red: end')
  expect(alone.ask).not.toBe('npc.ties')
})

test('[npc.stop] an occupied sell space: a space of the planet beside it is as good (E70)', () => {
  const match = npcTurn({
    tiles: ROUTE,
    ships: { red: { at: '2,0' }, blue: { at: '-1,0' } },
    npcs: { merchant: { at: '1,1', controller: 'red' } },
  })
  expect([placeOf(match, MERCHANT), drone(match, MERCHANT).credits]).toEqual(['0,0', 1000])
  const outside = npcTurn({
    tiles: ROUTE,
    ships: { red: { at: '2,0' }, blue: { at: '-1,0' } },
    npcs: { merchant: { at: '-2,1', controller: 'red' } },
  })
  expect([placeOf(outside, MERCHANT), drone(outside, MERCHANT).credits]).toEqual(['-2,0', 0])
})

test('[npc.stop] it stops on the nearest free space of its way (E70)', () => {
  const flight: Scene = {
    tiles: ['quiet-reach', 'azure', 'hollow-expanse'],
    ships: { red: { at: '-2,0' } },
    npcs: { merchant: { at: '-2,1', controller: 'red', stop: 1 } },
  }
  const free = npcTurn(flight)
  const blocked = npcTurn({ ...flight, ships: { ...flight.ships, blue: { at: placeOf(free, MERCHANT) } } })
  expect(flown(free)).toEqual([5])
  expect(whereIs(blocked, 'Blue')).toBe(placeOf(free, MERCHANT))
  expect(placeOf(blocked, MERCHANT)).not.toBe(placeOf(free, MERCHANT))
  expect(flown(blocked)[0]).toBeLessThanOrEqual(5)
})

/** Red hangs on the Enforcer, which goes for yellow. */
const dragged = (tiles: readonly string[], enforcer: string, red: string, yellow: string) =>
  changed(
    {
      tiles,
      ships: { red: { ship: 'swamp-rat', at: red }, blue: { at: '-2,2' }, yellow: { at: yellow, ...OUTLAW } },
      turn: 'blue',
      npcs: { enforcer: { at: enforcer, controller: 'blue' } },
    },
    (g) => {
      g.vessels[0].host = ENFORCER
    },
  ).play('blue: end')

test('[ship.harpoon] drags its ship after an NPC too, space by space', () => {
  const match = dragged(VOID, '0,0', '-1,0', '4,-2')
  playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
  expect(match.asks()).toEqual({ seat: 'Red', ask: 'ship.harpoon', options: ['follow', 'let-go'] })
  match.play('red: follow')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '0,0', host: 'enforcer' })
})

test('[ship.harpoon] nobody is dragged through a gate by an NPC', () => {
  const tiles = ['expeditor-gate', 'meridian-gate', 'quiet-reach']
  const match = dragged(tiles, '0,0', '-1,0', spot(tiles, 'meridian-gate', 1, -1))
  playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
  expect(match.ask).not.toBe('ship.harpoon')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '-1,0', host: null })
})
