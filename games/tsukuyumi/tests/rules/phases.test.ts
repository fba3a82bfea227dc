import { expect, test } from 'vitest'
import { hexOf, ownerOf, type Scene, scene, unitsIn } from '../scene.ts'

const white: Scene = { phase: 'white', units: { c2: 'private:2 worker', c8: 'private' } }

test('[white.choice] two different ones of the four actions', () => {
  const match = scene(white)
  expect(match.asks()).toEqual({
    seat: 'Nomads',
    ask: 'white.choice',
    options: ['production', 'movement', 'combat', 'events'],
  })
  for (const answer of ['[movement]', '[movement movement]', '[movement combat events]'])
    expect(() => match.play(`nomads: ${answer}`)).toThrow('white.choice')
  match.play('nomads: [movement combat]')
  expect(match.options).toEqual(['move', 'attack', 'end'])
})

test('[white.choice] production with 1 point, movement with range 1, one combat action, 1 event drawn and played', () => {
  const first = scene(white).play('nomads: [production movement]')
  expect(first.state.agenda[0]).toMatchObject({ points: 1, movement: 1, combat: 0, draws: 0, plays: 0 })
  const second = scene(white).play('nomads: [combat events]')
  expect(second.state.agenda[0]).toMatchObject({ points: 0, movement: 0, combat: 1, draws: 1, plays: 1 })
})

test('[white.choice] productive units and the free drone are of the green phase only', () => {
  const seed = scene({ phase: 'white', turn: 'dark-seed', units: { c2: 'planter' } })
  seed.play('dark seed: [production movement]')
  expect(seed.state.agenda[0]).toMatchObject({ points: 1, drones: 0 })
})

test('[blue.actions] faction effect, events and initiative, as many as the card shows', () => {
  const match = scene({ phase: 'blue', cards: { nomads: 'AC01' }, units: { c8: 'private' } })
  expect(match.options).toEqual(['effect', 'draw', 'initiative', 'end'])
  expect(match.state.agenda[0]).toMatchObject({ effect: true, draws: 2, plays: 2, initiative: 1 })
  const none = scene({ phase: 'blue', cards: { nomads: 'AC29' }, units: { c8: 'private' } })
  expect(none.options).toEqual(['initiative', 'end'])
  expect(none.why('effect')).toEqual({ rule: 'blue.actions#none', data: { phase: 'blue' } })
})

test('[blue.actions] not in another phase', () => {
  const match = scene({ phase: 'red', units: { c8: 'private' } })
  for (const action of ['effect', 'draw', 'event', 'initiative'])
    expect(match.why(action)).toEqual({ rule: 'blue.actions#phase', data: { phase: 'red' } })
})

test('[green.actions] production, and Oni to place, to move and to conquer with', () => {
  const match = scene({ phase: 'green', cards: { nomads: 'AC20' }, units: { c8: 'private', b1: 'oni-small' } })
  expect(match.options).toEqual(['produce', 'oni-place', 'oni-move'])
  expect(match.state.agenda[0]).toMatchObject({ points: 3, oniPlace: 1, oniConquest: 2, oniMove: 1 })
  match.play('nomads: oni-place, oni-large, b3, oni-move, b1, b2, oni-conquest, b3')
  expect([unitsIn(match, 'b2'), ownerOf(match, 'b3')]).toEqual(['oni-small', 'oni'])
})

test('[green.mandatory] the turn cannot end while an Oni action is possible (ruling 94)', () => {
  const left = { points: 0, oniPlace: 1, oniConquest: 1, oniMove: 1 }
  const match = scene({ phase: 'green', left, units: { c8: 'private', b1: 'oni-small' } })
  expect(match.why('end')).toEqual({ rule: 'green.mandatory#place', data: { left: 1 } })
  match.play('nomads: oni-place, oni-small, b1')
  expect(match.why('end')).toEqual({ rule: 'green.mandatory#move', data: { left: 1 } })
  match.play('nomads: oni-move, b1, [oni-small-1 oni-small-2], b2')
  expect(match.why('end')).toEqual({ rule: 'green.mandatory#conquest', data: { left: 1 } })
  match.play('nomads: oni-conquest, b2')
  expect(match.state.phase).toBe('red')
})

test('[green.mandatory] what cannot be done holds nobody (ruling 94)', () => {
  const left = { points: 1, oniPlace: 0, oniConquest: 2, oniMove: 1 }
  const match = scene({ phase: 'green', left, units: { c8: 'private' } })
  expect(match.options).toEqual(['produce', 'end'])
})

test('[red.actions] a movement action with a range, and combat actions', () => {
  const match = scene({ cards: { nomads: 'AC36' }, units: { c2: 'private:2 worker' } })
  expect(match.options).toEqual(['move', 'attack', 'end'])
  expect(match.state.agenda[0]).toMatchObject({ movement: 3, combat: 4 })
  match.play('nomads: attack, c2, no-conquest', 'dark seed: none')
  expect(match.state.agenda[0]).toMatchObject({ combat: 3 })
  const none = scene({ phase: 'green', units: { c2: 'private worker' } })
  expect(none.why('move')).toEqual({ rule: 'red.actions#phase', data: { phase: 'green' } })
})

test('[action.order] actions may be taken by turns and left out', () => {
  const match = scene({ phase: 'blue', cards: { nomads: 'AC01' }, units: { c8: 'private' } })
  match.play('nomads: draw, deck, initiative, up, draw, deck, effect, radiation')
  expect(match.state.events[2].length).toBe(2)
  expect(match.options).toContain('end')
  match.play('nomads: end')
  expect(match.state.phase).toBe('green')
})

test('[action.movement-first] no movement action of the card after an attack', () => {
  const match = scene({ units: { c2: 'private:2 worker' }, left: { combat: 2 } })
  match.play('nomads: attack, c2, no-conquest', 'dark seed: none')
  expect(match.why('move')).toEqual({ rule: 'action.movement-first', data: {} })
  expect(match.options).toEqual(['attack', 'end'])
  expect(match.state.attackers).toEqual([2])
})

test('[action.movement-first] neither Change of Position', () => {
  const match = scene({ phase: 'white', units: { c2: 'private:2 worker' }, events: { nomads: ['EV15', 'EV04'] } })
  match.play('nomads: [combat events], attack, c2, no-conquest', 'dark seed: none', 'nomads: event')
  expect(match.why('EV15')).toEqual({ rule: 'action.movement-first', data: {} })
  expect(match.options).toEqual(['EV04'])
})

test('[action.movement-first] nor the move of the Dark Seed’s effect', () => {
  const match = scene({
    phase: 'blue',
    turn: 'dark-seed',
    cards: { 'dark-seed': 'AC15' },
    units: { c2: 'conqueror worker' },
  })
  match.play('dark seed: effect')
  expect(match.options).toContain('swarm-move')
  match.play('dark seed: conqueror, c2, ds-conquest')
  expect(match.why('swarm-move')).toEqual({ rule: 'action.movement-first', data: {} })
  expect(match.options).toContain('swarm-fly')
})

test('[action.free-moves] moves of Guerilla Attack, counterattacks and Onward March are no movement actions', () => {
  const match = scene({ units: { c2: 'private launcher worker:2' }, weapons: { pistol: 1 } })
  match.play('nomads: attack, c2, no-guerilla', 'dark seed: what-a-racket', 'nomads: []')
  match.play('dark seed: dark-seed, c2, c2, [worker-1], b1, done')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', ask: 'move.action' })
  match.play('nomads: c2, [private-1], b2, done')
  expect([unitsIn(match, 'b1'), unitsIn(match, 'b2')]).toEqual(['worker', 'private'])
  const march = scene({ phase: 'white', units: { c2: 'private:2' }, events: { nomads: ['EV07'] } })
  march.play('nomads: [combat events], attack, c2, no-conquest, event, EV07, c2, c2, [private-1], b1, done')
  expect([ownerOf(march, 'c2'), unitsIn(march, 'b1')]).toEqual(['nomads', 'private'])
})

test('[action.faction-effect] lets the effect of the sheet be used once', () => {
  const match = scene({ phase: 'blue', cards: { nomads: 'AC15' }, units: { c8: 'stuff-sergeant' } })
  expect(match.options).toEqual(['effect', 'end'])
  match.play('nomads: effect, mines, yes')
  expect([match.state.weapons[0], match.state.mines[hexOf('c8')]]).toEqual([5, 1])
  expect(match.state.phase).toBe('green')
})
