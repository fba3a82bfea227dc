import { expect, test } from 'vitest'
import { MERCHANT, NOBODY } from '../../../crafts.ts'
import { changed, playOn, type Scene } from '../../scene.ts'
import { drone, flown, npcTurn, placeOf, ROUTE } from './npc-scene.ts'

const trade: Scene = { tiles: ROUTE, ships: { red: { at: '2,0' } } }

test('[npc.merchant] 1,000 credits at a sell space, where it stops; then the next one', () => {
  const match = npcTurn({ ...trade, npcs: { merchant: { at: '-2,2', controller: 'red' } } })
  expect([placeOf(match, MERCHANT), drone(match, MERCHANT).credits, drone(match, MERCHANT).stop]).toEqual([
    '-1,0',
    1000,
    1,
  ])
  match.play('blue: end', 'yellow: end', 'red: end')
  playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
  expect([flown(match), drone(match, MERCHANT).credits]).toEqual([[3, 5], 1000])
})

test('[npc.merchant] to stay on the only sell space is not to reach it', () => {
  const match = npcTurn({
    tiles: ['doravin-v', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '2,0' } },
    npcs: { merchant: { at: '-1,0', controller: 'red', stop: 1, credits: 1000 } },
  })
  expect(drone(match, MERCHANT).credits).toBe(1000)
})

test('[npc.merchant] 8 spaces after an attack, once, and it never strikes back', () => {
  const match = npcTurn({
    tiles: ['quiet-reach', 'hollow-expanse', 'azure'],
    ships: { red: { at: '-2,1' } },
    npcs: { merchant: { at: '-2,2', controller: 'red', stop: 1, attacker: 'Red' } },
  })
  expect([flown(match), drone(match, MERCHANT).attacker, match.logged('npc.attack')]).toEqual([[8], NOBODY, []])
})

test('[npc.route] stops that are not on the board are left out; round and round', () => {
  const match = npcTurn({ ...trade, npcs: { merchant: { at: '-2,2', controller: 'red', stop: 2 } } })
  expect([placeOf(match, MERCHANT), drone(match, MERCHANT).stop]).toEqual(['-1,0', 1])
})

test('[npc.route] after a respawn it goes on where it was (E71)', () => {
  const match = changed({ ...trade, npcs: { merchant: { controller: 'red', stop: 1 } } }, (g) => {
    g.drones[0].spawned = true
  }).play('red: end')
  playOn(match, (_g, _seat, ask) => ask === 'npc.ties' || ask === 'death.respawn')
  expect(match.logged('death.respawn')).toHaveLength(1)
  expect([1, 2]).toContain(drone(match, MERCHANT).stop)
  expect(placeOf(match, MERCHANT)).not.toBe('-1,0')
})
