import { expect, test } from 'vitest'
import { ENFORCER } from '../../../crafts.ts'
import { planetAt } from '../../../map/sectors.ts'
import { playOn, type Scene } from '../../scene.ts'
import { battered } from '../battered.ts'
import { drone, flown, npcTurn, OUTLAW, placeOf, VOID } from './npc-scene.ts'

test('[npc.enforcer] beside the Outlaw a d12, from further away a d8 after 7 spaces', () => {
  const near = npcTurn({
    tiles: VOID,
    ships: { red: { ship: 'swamp-rat', at: '2,0', ...OUTLAW } },
    npcs: { enforcer: { at: '-1,0', controller: 'red' } },
    dice: [[12, 9]],
  })
  expect([placeOf(near, ENFORCER), near.logged('combat.resolve')[0].data.attack]).toEqual(['1,0', 9])
  const far = npcTurn({
    tiles: VOID,
    ships: { red: { ship: 'swamp-rat', at: '7,-3', ...OUTLAW }, blue: { at: '0,-5' }, yellow: { at: '1,-6' } },
    npcs: { enforcer: { at: '-2,1', controller: 'red' } },
    dice: [[8, 5]],
  })
  expect([flown(far), far.logged('combat.resolve')[0].data.attack]).toEqual([[7], 5])
})

test('[npc.enforcer] without a target it patrols from one lawful planet to another', () => {
  const patrol: Scene = {
    tiles: ['kemplar-ii', 'neo-damascus', 'quiet-reach'],
    ships: { red: { at: '-2,2' }, blue: { at: '-2,1' }, yellow: { at: '-1,-1' } },
    npcs: { enforcer: { at: '2,0', controller: 'red' } },
  }
  const match = npcTurn(patrol)
  expect(drone(match, ENFORCER).visited).toBe('kemplar-ii')
  expect(planetAt(match.state, drone(match, ENFORCER).hex)?.id).toBe('kemplar-ii')
  match.play('blue: end', 'yellow: end', 'red: end')
  playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
  expect([drone(match, ENFORCER).visited, flown(match).length]).toEqual(['neo-damascus', 2])
})

test('[npc.enforcer] wherever a hunt has led it, the patrol goes on', () => {
  const match = npcTurn({
    tiles: ['kemplar-ii', 'neo-damascus', 'quiet-reach'],
    ships: { red: { at: '-2,2' }, blue: { at: '-2,1' }, yellow: { at: '-1,-1' } },
    npcs: { enforcer: { at: '0,0', controller: 'red' } },
  })
  match.play('blue: end', 'yellow: end', 'red: end')
  playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
  expect(drone(match, ENFORCER).visited).toBe('kemplar-ii')
  expect(planetAt(match.state, drone(match, ENFORCER).hex)?.id).not.toBe('kemplar-ii')
})

test('[npc.enforcer] the bounty of a destroyed Outlaw goes onto its card, and never makes one of its own', () => {
  const match = npcTurn({
    tiles: VOID,
    ships: { red: { ship: 'swamp-rat', at: '1,0', damage: battered('swamp-rat', 1), bounty: 4000 } },
    npcs: { enforcer: { at: '0,0', controller: 'red' } },
  })
  expect(drone(match, ENFORCER)).toMatchObject({ credits: 4000, bounty: 0 })
})
