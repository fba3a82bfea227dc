import { expect, test } from 'vitest'
import { ENFORCER, MERCHANT, SCOUNDREL } from '../../../crafts.ts'
import { type Hex, hexDistance, hexName, hexNamed } from '../../../map/hex.ts'
import { terrainAt } from '../../../map/sectors.ts'
import { spawnDrones } from '../../../rules/death/death.ts'
import { NOWHERE } from '../../../rules/state.ts'
import { changed, position, type Scene, scene } from '../../scene.ts'
import { drone, npcTurn, OUTLAW, ROUTE, VOID } from './npc-scene.ts'

const fork = { tiles: VOID, ships: { red: { at: '1,1', ...OUTLAW }, blue: { at: '-2,0' }, yellow: { at: '-2,1' } } }

test('[npc.cards] whoever has the card decides what it leaves open, after her own turn', () => {
  const match = scene({ ...fork, npcs: { enforcer: { at: '0,0', controller: 'blue' } } }).play('red: end')
  expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'turn.actions' })
  match.play('blue: end')
  expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'npc.ties' })
})

test('[npc.turn] right after its player’s turn, without phases; a turn to be skipped is skipped', () => {
  const match = changed({ ...fork, npcs: { enforcer: { controller: 'red' } } }, (g) => {
    Object.assign(g.drones[1], { spawned: true, skips: true })
  })
  match.play('red: end')
  expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'turn.actions' })
  expect([match.logged('death.skip').map(({ data }) => data.craft), drone(match, ENFORCER).hex]).toEqual([
    [ENFORCER],
    NOWHERE,
  ])
})

test('[npc.absent] no turn before it has entered play (E73)', () => {
  const match = npcTurn({ ...fork, npcs: { enforcer: { controller: 'red' } } })
  expect([match.asks()?.seat, match.logged('npc.turn')]).toEqual(['Blue', []])
})

test('[npc.spawn] with its home sector, on the spawn point (E10)', () => {
  const match = scene({ tiles: VOID, deck: ['loath'], ships: { red: { at: '-2,0' } }, npcs: {} }).play('red: scan, NW')
  const { sectors } = match.state
  expect(sectors[3].tile).toBe('loath')
  expect(match.logged('npc.spawn').map(({ data }) => data.craft)).toEqual([SCOUNDREL])
  expect(drone(match, SCOUNDREL)).toMatchObject({ spawned: true, bounty: 2000 })
})

const spawnIn = (setting: Scene, craft: number): Hex => {
  const g = position(setting)
  spawnDrones(g)
  return g.drones[craft - MERCHANT].hex
}

test('[npc.spawn] beside it when it is occupied (E10)', () => {
  const ships = { red: { at: '-2,2' } }
  const hex = spawnIn({ tiles: ROUTE, ships, npcs: {} }, MERCHANT)
  expect(hexDistance(hex, hexNamed('-2,2'))).toBe(1)
  expect(hexName(spawnIn({ tiles: ROUTE, ships: { red: { at: '0,2' } }, npcs: {} }, MERCHANT))).toBe('-2,2')
})

test('[npc.spawn-crowded] the nearest free normal space of the sector when those are occupied too (E11)', () => {
  const setting: Scene = {
    players: 5,
    tiles: ['loath', 'quiet-reach', 'hollow-expanse', 'burning-horse', 'outpost-338'],
    ships: {
      red: { at: '2,0' },
      blue: { at: '3,-1' },
      yellow: { at: '2,-1' },
      green: { at: '1,0' },
      purple: { at: '1,1' },
    },
    npcs: {},
  }
  const hex = spawnIn(setting, SCOUNDREL)
  expect(hexDistance(hex, hexNamed('2,0'))).toBe(2)
  expect(terrainAt(position(setting), hex)).toBe('normal')
})
