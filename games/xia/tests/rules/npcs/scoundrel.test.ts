import { expect, test } from 'vitest'
import { SCOUNDREL } from '../../../crafts.ts'
import { planetAt } from '../../../map/sectors.ts'
import { playOn } from '../../scene.ts'
import { battered } from '../battered.ts'
import { drone, flown, npcTurn, OUTLAW, placeOf, targets } from './npc-scene.ts'

const LOATH = ['quiet-reach', 'loath', 'hollow-expanse']

test('[npc.scoundrel] attacks an Innocent ship with two d8, and flees up to 4 spaces towards Loath', () => {
  const match = npcTurn({
    tiles: LOATH,
    ships: {
      red: { at: '-2,2', ...OUTLAW },
      blue: { ship: 'swamp-rat', at: '-2,0' },
      yellow: { at: '-2,1', ...OUTLAW },
    },
    npcs: { scoundrel: { at: '0,0', controller: 'red' } },
    dice: [
      [8, 2],
      [8, 3],
    ],
  })
  expect([targets(match), match.logged('combat.resolve')[0].data.attack]).toEqual([[1], 5])
  expect(placeOf(match, SCOUNDREL)).toBe('-1,0')
  match.play('blue: [a1 b1 c1 d1 a2]')
  playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
  expect(flown(match)).toEqual([1, 4])
  expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'turn.actions' })
})

test('[npc.scoundrel-purse] 1,000 for an Innocent victim; never the Enforcer, even to strike back', () => {
  const match = npcTurn({
    tiles: LOATH,
    ships: {
      red: { at: '-2,2', ...OUTLAW },
      blue: { ship: 'swamp-rat', at: '1,0', damage: battered('swamp-rat', 1) },
    },
    npcs: { scoundrel: { at: '0,0', controller: 'red' } },
  })
  expect(drone(match, SCOUNDREL)).toMatchObject({ credits: 1000, bounty: 2000 })
  const wary = npcTurn({
    tiles: LOATH,
    ships: { red: { at: '-2,2', ...OUTLAW }, blue: { at: '-2,1', ...OUTLAW }, yellow: { at: '-2,0', ...OUTLAW } },
    npcs: {
      scoundrel: { at: '0,0', controller: 'red', attacker: 'enforcer' },
      enforcer: { at: '1,0', controller: 'yellow' },
    },
  })
  expect(targets(wary)).toEqual([])
})

test('[npc.scoundrel] without a target up to 6 spaces home to Loath', () => {
  const match = npcTurn({
    tiles: LOATH,
    ships: { red: { at: '-2,2', ...OUTLAW }, blue: { at: '-2,1', ...OUTLAW }, yellow: { at: '-2,0', ...OUTLAW } },
    npcs: { scoundrel: { at: '-1,0', controller: 'red' } },
  })
  expect(flown(match)).toEqual([6])
  const home = npcTurn({
    tiles: LOATH,
    ships: { red: { at: '-2,2', ...OUTLAW }, blue: { at: '-2,1', ...OUTLAW }, yellow: { at: '-2,0', ...OUTLAW } },
    npcs: { scoundrel: { at: '3,-2', controller: 'red' } },
  })
  expect(planetAt(home.state, drone(home, SCOUNDREL).hex)?.id).toBe('loath')
})
