import { expect, test } from 'vitest'
import { ENFORCER, MERCHANT, NOBODY, SCOUNDREL } from '../../../crafts.ts'
import { planetAt } from '../../../map/sectors.ts'
import { scene } from '../../scene.ts'
import { battered, spot } from '../battered.ts'
import { drone, npcTurn, OUTLAW, targets, VOID } from './npc-scene.ts'

test('[npc.target] the shortest way decides (E67)', () => {
  const near = npcTurn({
    tiles: VOID,
    ships: { red: { at: '-2,2', ...OUTLAW }, blue: { at: '1,0', ...OUTLAW }, yellow: { at: '0,1' } },
    npcs: { enforcer: { at: '0,0', controller: 'red' } },
  })
  expect(targets(near)).toEqual([1])
})

test('[npc.target] chance decides between equals (E67)', () => {
  const picked = new Set(
    Array.from({ length: 12 }, (_, i) => {
      const match = npcTurn({
        tiles: VOID,
        ships: { red: { at: '-2,0', ...OUTLAW }, blue: { at: '2,0', ...OUTLAW }, yellow: { at: '0,2' } },
        npcs: { enforcer: { at: '0,0', controller: 'red' } },
        dice: [[1000, 80 * i + 1, 80 * i + 80]],
      })
      return targets(match)[0]
    }),
  )
  expect(picked).toEqual(new Set([0, 1]))
})

test('[npc.target] with no safe way to any of them the shortest unsafe one decides, not the straight line (E67)', () => {
  // Both are among rocks: Blue right beyond the planet's shield, Yellow further away, but on the side of the entrance.
  const match = npcTurn({
    tiles: ['kemplar-ii', 'outpost-338', 'hollow-expanse'],
    ships: { red: { at: '-2,2' }, blue: { at: '1,-2', ...OUTLAW }, yellow: { at: '4,-2', ...OUTLAW } },
    npcs: { enforcer: { at: '1,-1', controller: 'red' } },
  })
  expect(targets(match)).toEqual([2])
})

test.each([
  ['burning-horse', 1],
  ['outpost-338', 0],
])('[npc.target] nearby is within two sectors: an Outlaw in %s (E67)', (tile, found) => {
  const tiles = ['the-crucible', 'quiet-reach', 'hollow-expanse', 'burning-horse', 'outpost-338']
  const match = npcTurn({
    tiles,
    ships: {
      red: { at: spot(tiles, 'quiet-reach', 0, 0) },
      blue: { at: spot(tiles, tile, -2, 2), ...OUTLAW },
      yellow: { at: spot(tiles, 'quiet-reach', 1, 0) },
    },
    npcs: { enforcer: { at: spot(tiles, 'quiet-reach', -1, 0), controller: 'red' } },
  })
  expect(targets(match)).toHaveLength(found)
})

test('[npc.planets] the Enforcer enters every planet, without a bounty (E69)', () => {
  const match = npcTurn({
    tiles: ['loath', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '2,0' }, blue: { at: '-1,0', ...OUTLAW } },
    npcs: { enforcer: { at: '2,-1', controller: 'red' } },
  })
  expect(planetAt(match.state, drone(match, ENFORCER).hex)?.id).toBe('loath')
  expect(drone(match, ENFORCER).bounty).toBe(0)
})

test('[npc.planets] the Scoundrel takes no notice of ships on lawful planets (E69)', () => {
  const tiles = ['kemplar-ii', 'quiet-reach', 'hollow-expanse']
  const hunt = (red: string) =>
    npcTurn({
      tiles,
      ships: { red: { at: red }, blue: { at: '-2,0', ...OUTLAW }, yellow: { at: '-2,1', ...OUTLAW } },
      npcs: { scoundrel: { at: '2,-1', controller: 'red' } },
    })
  expect([targets(hunt('1,0')), targets(hunt('2,0'))]).toEqual([[], [0]])
})

test('[npc.memory] the last attacker first; forgotten when either is destroyed (E72)', () => {
  const match = npcTurn({
    tiles: VOID,
    ships: { red: { at: '1,0', ...OUTLAW }, blue: { at: '-2,0' } },
    npcs: { enforcer: { at: '0,0', controller: 'red', attacker: 'Blue' } },
  })
  expect(targets(match)).toEqual([1])
  const avenged = npcTurn({
    tiles: VOID,
    ships: { red: { at: '-2,2' }, blue: { ship: 'swamp-rat', at: '1,0', damage: battered('swamp-rat', 1) } },
    npcs: { enforcer: { at: '0,0', controller: 'red', attacker: 'Blue' } },
  })
  expect([avenged.logged('combat.kill').length, drone(avenged, ENFORCER).attacker]).toEqual([1, NOBODY])
  const lost = scene({
    tiles: ['pelmont', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '-1,0' } },
    npcs: { enforcer: { at: '-2,2', controller: 'yellow', attacker: 'Red' } },
    dice: [[20, 1]],
  }).play('red: impulse, cross:E')
  expect(drone(lost, ENFORCER).attacker).toBe(NOBODY)
  const slain = scene({
    tiles: VOID,
    ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'] } },
    npcs: { merchant: { at: '1,0', damage: 7, attacker: 'Blue', controller: 'yellow' } },
    dice: [
      [6, 6],
      [6, 1],
    ],
  }).play('red: attack, pepperbox@a1>merchant, fire')
  expect(drone(slain, MERCHANT).attacker).toBe(NOBODY)
})

test('[npc.memory] to destroy somebody else does not make it forget (E72)', () => {
  const match = npcTurn({
    tiles: ['kemplar-ii', 'quiet-reach', 'hollow-expanse'],
    ships: {
      red: { at: '-2,2', ...OUTLAW },
      blue: { at: '0,0' },
      yellow: { ship: 'swamp-rat', at: '2,0', damage: battered('swamp-rat', 1) },
    },
    npcs: { scoundrel: { at: '2,-1', controller: 'red', attacker: 'Blue' } },
  })
  expect(match.logged('combat.kill').map(({ data }) => data.victim)).toEqual(['Yellow'])
  expect(drone(match, SCOUNDREL).attacker).toBe(1)
})

test('[npc.memory] whoever attacks it is remembered (E72)', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'] } },
    npcs: { enforcer: { at: '1,0', controller: 'yellow' } },
  })
  expect(drone(match.play('red: attack, pepperbox@a1>enforcer, fire'), ENFORCER).attacker).toBe(0)
})
