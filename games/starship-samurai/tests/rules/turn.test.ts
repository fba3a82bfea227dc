import { expect, test } from 'vitest'
import { places } from '../cards/base/battlefield.ts'
import { scene } from '../scene.ts'

const ALL_SPENT = ['draw-1', 'draw-2', 'draw-3', 'draw-4']

test('[turn.phases] turns, then battles, then the resolution, then a new round', () => {
  const match = scene({
    players: 2,
    first: 'nova',
    turn: 'pulsar',
    spent: { nova: ALL_SPENT, pulsar: ['draw-1', 'draw-2', 'draw-3'] },
    boards: { 1: ['nova-1', 'nova-2', 'pulsar-1'] },
    locations: ['L06', 'L03'],
    locationDeck: ['L12', 'L04'],
    markers: { Sol: 'Pulsar-1' },
  })
  expect(match.state.phase).toBe('turns')
  match.play('pulsar: wealth-4, end')
  expect([match.state.phase, match.asks()?.seat, match.ask]).toEqual(['battles', 'Nova', 'battle.commit'])
  expect(match.state.honor).toEqual([0, 0])
  match.play('nova: pass; pulsar: pass')
  const told = match.match.log.map(({ what }) => what)
  expect(told.indexOf('battle.gain')).toBeLessThan(told.indexOf('resolution.alliances'))
  expect(match.logged('turn.phases').map(({ data }) => data)).toEqual([{ round: 2 }])
  expect([match.state.phase, match.state.round, match.asks()?.seat]).toEqual(['turns', 2, 'Pulsar'])
})

test('[turn.sequence] clockwise from the first player, four turns each', () => {
  const match = scene({ players: 3, first: 'gamma', turn: 'gamma', boards: { 1: ['nova-1', 'pulsar-1'] } })
  const turns: string[] = []
  while (match.state.phase === 'turns') {
    const seat = match.asks()?.seat ?? ''
    turns.push(seat)
    match.play(`${seat}: draw-${Math.ceil(turns.length / 3)}, 0, end`)
  }
  expect(turns).toEqual(Array(4).fill(['Gamma', 'Nova', 'Pulsar']).flat())
  expect(match.ask).toBe('battle.commit')
})

test('[turn.sequence] one order in a turn', () => {
  const match = scene().play('nova: wealth-1')
  for (const order of ['draw-2', 'units-3', 'allegiance-4', 'wealth-2'])
    expect(match.why(order)).toEqual({ rule: 'turn.sequence#ordered', data: {} })
})

test('[turn.sequence] rewards are claimed before the order', () => {
  const match = scene({ claim: true, locations: ['L05'], boards: { 1: ['nova-1'] } })
  expect(match.ask).toBe('alliance.move#to')
  expect(match.play('nova: neutral').ask).toBe('turn.sequence')
})

test('[turn.card] one order card in a turn, before the order (O6)', () => {
  const match = scene({ hands: { nova: ['B07', 'B07'] }, boards: { 2: ['nova-1'] } }).play('nova: B07')
  expect(match.why('B07')).toEqual({ rule: 'turn.card', data: { card: 'B07' } })
  match.play('nova: draw-1, 0, 0')
  expect(match.why('B07')).toEqual({ rule: 'turn.card', data: { card: 'B07' } })
})

test('[turn.card] or after it, also one that was drawn in the same turn (O6)', () => {
  const setting = { hands: { nova: ['B07'] }, deck: ['B05'], wealth: { nova: 2 }, boards: { 2: ['nova-1'] } }
  const match = scene(setting).play('nova: draw-1, 0, 1')
  expect(match.options).toEqual(expect.arrayContaining(['B07', 'B05']))
  match.play('nova: B05, none')
  expect(match.why('B07')).toEqual({ rule: 'turn.card', data: { card: 'B07' } })
})

test('[turn.card] a new turn allows a new card', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B07', 'B07'] },
    locations: ['L03', 'L06'],
    boards: { 2: ['nova-1'] },
  })
  match.play('nova: B07, draw-1, 0, 0, end; pulsar: draw-1, 0, end')
  expect(match.options).toContain('B07')
})

test('[turn.free-orders] as many as one likes, before and after the order', () => {
  const match = scene({
    boards: { 1: ['nova-1'], 2: ['pulsar-1'] },
    wealth: { nova: 5 },
    samurai: { nova: ['tametomo'] },
  })
  match.play('nova: attach, nova-1, attach, nova-1, draw-1, 0, 0, attach, nova-1, tametomo, pulsar-1')
  expect(match.state.attachedWealth[0]).toBe(3)
  expect(match.state.orderMarkers[0]).toEqual([2, -1, -1, -1])
  expect(match.options).toContain('attach')
})

test('[turn.free-orders] never in the turn of somebody else, and never in a battle (X5, G7)', () => {
  const match = scene({ boards: { 1: ['pulsar-1'] }, wealth: { pulsar: 3 }, samurai: { pulsar: ['tametomo'] } })
  expect(match.match.answer(1, 'attach')?.reason).toBe('seat')
  const battle = scene({ battle: 1, boards: { 1: ['nova-1', 'tametomo', 'pulsar-1'] }, wealth: { nova: 3 }, hands: {} })
  expect(battle.asks()).toEqual({ seat: 'Nova', ask: 'battle.commit', options: ['pass'] })
})

test('[turn.end] after the order come the card and free orders, then the player to the left', () => {
  const match = scene({ turn: 'void', hands: { void: ['B07'] }, boards: { 1: ['void-1'] }, wealth: { void: 1 } })
  expect(match.why('end')).toEqual({ rule: 'order.no-pass', data: {} })
  match.play('void: draw-1, 0, 0')
  expect(match.asks()).toEqual({ seat: 'Void', ask: 'turn.sequence', options: ['B07', 'attach', 'end'] })
  match.play('void: B07, attach, void-1')
  expect(match.asks()?.seat).toBe('Void')
  expect(match.play('void: end').asks()?.seat).toBe('Nova')
})

test('[turn.whole] nothing else begins in the middle of an order, a card or a free order (O5)', () => {
  const setting = { hands: { nova: ['B02', 'B07'] }, wealth: { nova: 3 }, boards: { 1: ['nova-1'] } }
  const order = scene(setting).play('nova: units-2, 0, nova-2, 2')
  expect(order.ask).toBe('move.units')
  const card = scene(setting).play('nova: B02')
  expect(card.ask).toBe('move.units')
  const free = scene(setting).play('nova: attach')
  expect(free.ask).toBe('fighter.attach')
  for (const match of [order, card, free])
    for (const other of ['B07', 'attach', 'end', 'draw-3']) expect(match.options).not.toContain(other)
})

test('[turn.whole] what a move sets off follows it at once, while Oda waits for the end (O5, X2)', () => {
  const match = scene({ samurai: { nova: ['oda', 'mototada'] }, boards: { 1: ['pulsar-1'] } })
  match.play('nova: units-3, mototada, 1')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'mech.mototada', options: ['pulsar-1', 'none'] })
  match.play('nova: none, nova-carrier, 2, [nova-1 nova-2]')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2')).toEqual([2, 2, 2])
  expect(match.ask).toBe('move.units')
  match.play('nova: nova-3, 2')
  expect(match.ask).toBe('mech.oda')
})
