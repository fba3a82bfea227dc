import { expect, test } from 'vitest'
import { ENFORCER, MERCHANT } from '../../../crafts.ts'
import { hexName, hexNamed } from '../../../map/hex.ts'
import { lanesOf } from '../../../map/lanes.ts'
import { layersOf, waysTo } from '../../../rules/npcs/path.ts'
import { position, type Scene, scene, whereIs } from '../../scene.ts'
import { spot } from '../battered.ts'
import { drone, flown, npcTurn, OUTLAW, placeOf, ROUTE, ringed, VOID } from './npc-scene.ts'

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

/** The Enforcer outside the ring, its prey inside. */
const siege = (terrain: string, enforcer: string, dice: Scene['dice'] = []) =>
  ringed(terrain, {
    ships: { red: { at: '0,0', ...OUTLAW }, blue: { at: '-2,2' }, yellow: { at: '-2,1' } },
    npcs: { enforcer: { at: enforcer, controller: 'red' } },
    dice,
  }).play('red: end')

test('[npc.unsafe] without a safe way it rolls like a player, and goes as near as it gets', () => {
  const match = siege('AST', '2,0', [[20, 3]])
  expect(match.logged('npc.unsafe').map(({ data }) => data)).toEqual([
    { craft: 'enforcer', border: 'asteroid', rolled: 3 },
  ])
  expect([drone(match, ENFORCER).damage, placeOf(match, ENFORCER)]).toEqual([3, '1,0'])
})

test('[npc.unsafe] debris destroys it, and nobody is paid for that', () => {
  const match = siege('DEB', '2,0', [[20, 3]])
  expect(drone(match, ENFORCER)).toMatchObject({ skips: true, damage: 0 })
  expect(match.state.vessels.map(({ fame, credits }) => [fame, credits])).toEqual([
    [0, 3000],
    [0, 3000],
    [0, 3000],
  ])
})

test('[npc.unsafe] it does not go into the space of its prey to be thrown out again', () => {
  const match = npcTurn({
    tiles: ROCKS,
    ships: { red: { at: '0,-1', ...OUTLAW } },
    npcs: { enforcer: { at: '0,0', controller: 'red' } },
  })
  expect([placeOf(match, ENFORCER), match.logged('npc.unsafe')]).toEqual(['0,0', []])
})

test('[npc.unsafe] fewest shields first, then asteroids, then steps', () => {
  const way = (tiles: readonly string[], from: string, to: string) => {
    const g = position({ tiles, npcs: { enforcer: { at: from } } })
    const ways = waysTo(g, ENFORCER, [hexNamed(to)])
    return layersOf(g, ENFORCER, ways, 10).map(({ nodes }) => nodes.map((node) => hexName(lanesOf(g).hexes[node])))
  }
  expect(way(['kemplar-ii', ...VOID.slice(1)], '1,-1', '1,-2')).toEqual([
    ['1,0'],
    ['2,0'],
    ['2,-1'],
    ['2,-2'],
    ['1,-2'],
  ])
  expect(way(['red-gulch', ...VOID.slice(1)], '1,-1', '-1,0')).toEqual([['0,0'], ['-1,0']])
})

test('[npc.ties] [npc.unsafe] among equal ways over risks, too, its player chooses (E68)', () => {
  const match = siege('AST', '2,-1', [[20, 15]])
  expect(match.asks()).toEqual({ seat: 'Red', ask: 'npc.ties', options: ['1,-1', '1,0'] })
  match.play('red: 1,0')
  expect([placeOf(match, ENFORCER), match.logged('npc.unsafe').length]).toEqual(['1,0', 1])
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
