import { fillSentence } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../../../content/house.ts'
import { ENFORCER, MERCHANT, SCOUNDREL } from '../../../crafts.ts'
import xia from '../../../game.ts'
import { NOWHERE } from '../../../rules/state.ts'
import german from '../../../words/de/index.ts'
import { scene } from '../../scene.ts'
import { battered } from '../battered.ts'
import { drone, npcTurn, OUTLAW, VOID } from './npc-scene.ts'

test('[npc.attack] once, by the rules of combat: the attacked player is asked first', () => {
  const match = npcTurn({
    tiles: VOID,
    ships: { red: { at: '-2,0' }, blue: { ship: 'swamp-rat', at: '1,0', outfits: ['targe a1.0'], ...OUTLAW } },
    npcs: { enforcer: { at: '0,0', controller: 'red' } },
    dice: [[12, 7]],
  })
  expect(match.asks()).toEqual({ seat: 'Blue', ask: 'combat.defend', options: ['targe@a1', 'done'] })
  match.play('blue: done, [a2 b2 c2 d2 a3 b3 c3]')
  expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'turn.actions' })
  expect(match.logged('combat.resolve')).toHaveLength(1)
})

test('[npc.attack] the log says whom it attacks, and with which dice', () => {
  const match = npcTurn({
    tiles: VOID,
    ships: { red: { at: '0,0' }, blue: { at: '-2,0' } },
    npcs: { scoundrel: { at: '1,0', controller: 'red' } },
  })
  const [{ data }] = match.logged('npc.attack')
  const told = [xia.locale.messages, german(housePack).messages].map((messages) =>
    fillSentence(messages.log['npc.attack'], data, messages),
  )
  expect(told).toEqual(['The Scoundrel attacked Red with 2d8.', 'Der Schurke hat Rot mit 2W8 angegriffen.'])
  expect(match.logged('combat.declare')).toEqual([])
})

test.each([
  ['merchant', [6]],
  ['enforcer', [8, 8]],
  ['scoundrel', [8]],
] as const)('[npc.defense] the %s always defends with its dice', (npc, dice) => {
  const match = scene({
    tiles: VOID,
    ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'] } },
    npcs: { [npc]: { at: '1,0' } },
    dice: [[6, 1], ...dice.map((die) => [die, 4] as const)],
  }).play(`red: attack, pepperbox@a1>${npc}, fire`)
  expect(match.logged('combat.resolve')[0].data).toMatchObject({ target: npc, attack: 1, defence: 4 * dice.length })
})

test('[npc.damage] it stays on the card until there is enough (E72b)', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'] }, blue: { at: '-2,0' }, yellow: { at: '-2,1' } },
    npcs: { merchant: { at: '1,0', damage: 2, controller: 'red' } },
    dice: [
      [6, 6],
      [6, 1],
    ],
  })
  match.play('red: attack, pepperbox@a1>merchant, fire')
  expect([drone(match, MERCHANT).damage, drone(match, MERCHANT).hex !== NOWHERE]).toEqual([7, true])
  match.play('red: end, 0', 'blue: end', 'yellow: end')
  expect(drone(match, MERCHANT).damage).toBe(7)
})

test('[npc.kill] the fame, credits and bounty on its card; then it loses a turn', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'] } },
    npcs: { scoundrel: { at: '1,0', damage: 8, credits: 3000 } },
    dice: [
      [6, 6],
      [8, 1, 5],
    ],
  }).play('red: attack, pepperbox@a1>scoundrel, fire')
  expect(match.state.vessels[0]).toMatchObject({ fame: 1, credits: 3000 + 3000 + 2000, bounty: 0 })
  expect(drone(match, SCOUNDREL)).toMatchObject({ hex: NOWHERE, skips: true, damage: 0, credits: 0, bounty: 0 })
})

test('[npc.spoils] from another NPC all that lies on its card, from a player the bounty (E44)', () => {
  const hunt = npcTurn({
    tiles: VOID,
    ships: { red: { at: '-2,0' }, blue: { at: '-2,1' }, yellow: { at: '-2,2' } },
    npcs: {
      enforcer: { at: '0,0', controller: 'red', credits: 1000 },
      scoundrel: { at: '1,0', controller: 'yellow', damage: 8, credits: 3000 },
    },
    dice: [
      [12, 12],
      [8, 1],
    ],
  })
  expect(drone(hunt, ENFORCER).credits).toBe(1000 + 3000 + 2000)
  const robbed = npcTurn({
    tiles: VOID,
    ships: { red: { ship: 'swamp-rat', at: '1,0', damage: battered('swamp-rat', 1), bounty: 2000, credits: 5000 } },
    npcs: { enforcer: { at: '0,0', controller: 'red' } },
  })
  expect([drone(robbed, ENFORCER).credits, robbed.state.vessels[0].credits]).toEqual([2000, 5000])
})
