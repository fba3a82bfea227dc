import { expect, test } from 'vitest'
import { ENFORCER, MERCHANT } from '../../../crafts.ts'
import { hexName, hexNamed } from '../../../map/hex.ts'
import { lanesOf } from '../../../map/lanes.ts'
import { layersOf, waysTo } from '../../../rules/npcs/path.ts'
import { NOWHERE } from '../../../rules/state.ts'
import { playOn, position, type Scene } from '../../scene.ts'
import { redrawn, walled } from '../redrawn.ts'
import { drone, OUTLAW, placeOf, ringed, VOID } from './npc-scene.ts'

/** Matches begun under the first version go on under it: there NPCs went over anything that kept them from their goal. */

/** The Enforcer outside the ring, its prey inside. */
const siege = (terrain: string, enforcer: string, dice: Scene['dice'] = []) =>
  ringed(terrain, {
    rules: 1,
    ships: { red: { at: '0,0', ...OUTLAW }, blue: { at: '-2,2' }, yellow: { at: '-2,1' } },
    npcs: { enforcer: { at: enforcer, controller: 'red' } },
    dice,
  }).play('red: end')

test('[npc.unsafe] version 1: without a safe way it rolls like a player, wherever it is', () => {
  const match = siege('AST', '2,0', [[20, 3]])
  expect([drone(match, ENFORCER).damage, placeOf(match, ENFORCER)]).toEqual([3, '1,0'])
  expect(drone(siege('DEB', '2,0', [[20, 3]]), ENFORCER).hex).toBe(NOWHERE)
  const tied = siege('AST', '2,-1', [[20, 15]])
  expect(tied.asks()).toEqual({ seat: 'Red', ask: 'npc.ties', options: ['1,-1', '1,0'] })
})

test('[npc.unsafe] version 1: fewest shields first, then asteroids, then steps', () => {
  const way = (tiles: readonly string[], from: string, to: string) => {
    const g = position({ rules: 1, tiles, npcs: { enforcer: { at: from } } })
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

test('[npc.planets] version 1: only the entrance of a Lawful planet is closed to the Scoundrel', () => {
  const match = redrawn(
    { 'kemplar-ii': { map: walled('PLN', 'PLN') } },
    {
      rules: 1,
      players: 4,
      tiles: ['kemplar-ii', 'quiet-reach', 'the-crucible', 'hollow-expanse'],
      ships: {
        red: { at: '5,-3', ...OUTLAW },
        blue: { at: '-3,-1' },
        yellow: { at: '6,-3', ...OUTLAW },
        green: { at: '6,-4', ...OUTLAW },
      },
      npcs: { scoundrel: { at: '3,-1', controller: 'red' } },
      dice: [[20, 4]],
    },
  ).play('red: end')
  playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
  expect(match.logged('npc.unsafe')[0].data).toMatchObject({ craft: 'scoundrel', border: 'shield', natural: 4 })
})

test('[border.outlaw] version 1: no NPC gets a bounty at an Outlaw entrance, and none is kept out for one', () => {
  const open = '0,0:E 0,0:NE 0,0:NW 0,0:W 0,0:SW 0,0:SE'
  const visit = (type: 'outlaw' | 'lawful', bounty: number) => {
    const match = redrawn(
      { lunari: { map: walled('.', '.', 'PLN$P'), entrances: open, type } },
      {
        rules: 1,
        tiles: ['lunari', 'hollow-expanse', 'burning-horse'],
        ships: { red: { at: '6,-2' }, blue: { at: '6,-3' }, yellow: { at: '6,-4' } },
        npcs: { merchant: { at: '3,-1', controller: 'red', stop: 4, bounty } },
      },
    ).play('red: end')
    return drone(
      playOn(match, (_g, _seat, ask) => ask === 'npc.ties'),
      MERCHANT,
    )
  }
  expect(visit('outlaw', 0)).toMatchObject({ bounty: 0, credits: 1000 })
  expect(visit('lawful', 2000)).toMatchObject({ bounty: 2000, credits: 1000 })
})
