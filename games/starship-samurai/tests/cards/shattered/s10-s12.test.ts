import { expect, test } from 'vitest'
import { afterOath, placeOf, shattered, spaceOfClan } from './table.ts'

test('[card.S10] sends a ship of an opponent home and moves one of one’s own in', () => {
  const match = shattered({
    hands: { nova: ['S10'] },
    wealth: { nova: 1 },
    boards: {
      1: ['nova-1', 'pulsar-1', 'gamma-carrier', 'gozen'],
      2: ['nova-2', 'gamma-1'],
      3: ['nova-3'],
      4: ['void-1'],
    },
    attached: { 'pulsar-1': 2 },
  })
  match.play('nova: S10')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S10#where', options: [1, 2] })
  match.play('nova: 1')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S10#ship', options: ['pulsar-1', 'gamma-carrier'] })
  match.play('nova: pulsar-1')
  expect(placeOf(match, 'pulsar-1')).toBe(0)
  expect(match.state.attachedWealth.every((wealth) => wealth === 0)).toBe(true)
  expect(match.state.bank).toBe(44)
  expect(match.ask).toBe('card.S10#move')
  expect(match.options).toEqual(['nova-4', 'nova-5', 'nova-6', 'nova-7', 'nova-8', 'nova-carrier', 'none'])
  match.play('nova: nova-5')
  expect(placeOf(match, 'nova-5')).toBe(1)
  expect(match.ask).toBe('turn.sequence')
})

test('[card.S10] uses the space that has become free at a full location', () => {
  const match = shattered({
    hands: { nova: ['S10'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2', 'pulsar-3', 'pulsar-4', 'pulsar-5', 'pulsar-6'] },
  })
  match.play('nova: S10, 1, pulsar-6, nova-carrier, [nova-2]')
  expect(placeOf(match, 'nova-carrier')).toBe(1)
  expect(placeOf(match, 'nova-2')).toBe(0)
})

test('[card.S10] brings the passengers of a carrier, and Oda after the ships', () => {
  const match = shattered({
    samurai: { nova: ['oda'] },
    hands: { nova: ['S10'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1', 'pulsar-1'] },
  })
  match.play('nova: S10, 1, pulsar-1, nova-carrier, [nova-2 nova-3]')
  expect(['nova-carrier', 'nova-2', 'nova-3'].map((unit) => placeOf(match, unit))).toEqual([1, 1, 1])
  expect(match.ask).toBe('mech.oda')
  match.play('nova: 4')
  expect(placeOf(match, 'oda')).toBe(4)
})

test('[card.S10] may move nothing, and asks for nothing when the supply has no ship', () => {
  const declined = shattered({
    samurai: { nova: ['oda'] },
    hands: { nova: ['S10'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1', 'pulsar-1'] },
  })
  declined.play('nova: S10, 1, pulsar-1, none')
  expect(declined.ask).toBe('turn.sequence')
  const empty = shattered({
    hands: { nova: ['S10'] },
    wealth: { nova: 1 },
    boards: { 1: ['mototada', 'pulsar-1'] },
    graveyard: ['nova-1', 'nova-2', 'nova-3', 'nova-4', 'nova-5', 'nova-6', 'nova-7', 'nova-8', 'nova-carrier'],
  })
  empty.play('nova: S10, 1, pulsar-1')
  expect(empty.ask).toBe('turn.sequence')
})

test('[card.S10] needs a wealth and a location with a unit of one’s own and a ship of an opponent', () => {
  const poor = shattered({ hands: { nova: ['S10'] }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  expect(poor.why('S10')?.rule).toBe('cards.cost-wealth')
  const apart = shattered({
    hands: { nova: ['S10'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1', 'gozen'], 2: ['pulsar-1'] },
  })
  expect(apart.why('S10')?.rule).toBe('cards.required')
})

test('[card.S11] puts a marker on neutral for two ships; the player who loses it draws a card', () => {
  const match = shattered({
    hands: { nova: ['S11'], pulsar: ['ST1'] },
    deck: ['B07'],
    boards: { 1: ['nova-1'] },
    markers: { Sol: 'Pulsar-6', Terra: 'Nova-2' },
  })
  match.play('nova: S11')
  expect(match.ask).toBe('cards.cost-ships')
  match.play('nova: nova-1, nova-8')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S11#marker', options: ['Sol', 'Terra'] })
  match.play('nova: Sol')
  expect(spaceOfClan(match, 'Sol')).toBe('neutral')
  expect(match.state.hands[1]).toEqual(['ST1', 'B07'])
  expect([placeOf(match, 'nova-1'), placeOf(match, 'nova-8')]).toEqual([-1, -1])
})

test('[card.S11] gives no card for a marker from one’s own branch', () => {
  const match = shattered({ hands: { nova: ['S11'] }, markers: { Terra: 'Nova-2' } })
  match.play('nova: S11, nova-1, nova-2, Terra')
  expect(spaceOfClan(match, 'Terra')).toBe('neutral')
  expect(match.state.hands).toEqual([[], [], [], []])
})

test('[card.S11] holds the loser of the marker to her hand limit', () => {
  const match = shattered({
    hands: { nova: ['S11'], pulsar: ['ST1', 'ST1', 'ST2', 'ST2', 'B05'] },
    deck: ['B07'],
    markers: { Sol: 'Pulsar-1' },
  })
  match.play('nova: S11, nova-1, nova-2, Sol')
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'cards.limit' })
  match.play('pulsar: B05')
  expect(match.state.hands[1]).toHaveLength(5)
})

test('[card.S11] needs two ships and a marker off neutral', () => {
  const graveyard = ['nova-1', 'nova-2', 'nova-3', 'nova-4', 'nova-5', 'nova-6', 'nova-7', 'nova-8']
  const poor = shattered({ hands: { nova: ['S11'] }, graveyard, markers: { Sol: 'Void-1' } })
  expect(poor.why('S11')?.rule).toBe('cards.cost-ships')
  expect(shattered({ hands: { nova: ['S11'] } }).why('S11')?.rule).toBe('cards.required')
})

test('[card.S11] cannot reach a sworn marker', () => {
  expect(afterOath({ hands: { pulsar: ['S11'] } }).why('S11')?.rule).toBe('cards.required')
  const match = afterOath({ hands: { pulsar: ['S11'] }, markers: { Luna: 'Void-1' } })
  match.play('pulsar: S11, pulsar-1, pulsar-2')
  expect(match.why('Sol')?.rule).toBe('card.S05#sworn')
})

test('[card.S12] carries out an order at value 1 without a marker', () => {
  const match = shattered({ hands: { nova: ['S12'] }, honor: { nova: 1 }, markers: { Sol: 'Nova-1' } })
  match.play('nova: S12')
  expect(match.asks()).toEqual({
    seat: 'Nova',
    ask: 'card.S12#order',
    options: ['allegiance', 'units', 'draw', 'wealth'],
  })
  match.play('nova: wealth')
  expect(match.state.wealth[0]).toBe(1)
  expect(match.state.honor[0]).toBe(0)
  expect(match.state.orderMarkers[0]).toEqual([-1, -1, -1, -1])
  expect(match.why('end')?.rule).toBe('order.no-pass')
  expect(match.options).toContain('wealth-1')
})

test('[card.S12] is worth 2 with two markers on one’s branch, and wealth adds nothing', () => {
  const match = shattered({
    hands: { nova: ['S12'] },
    honor: { nova: 1 },
    wealth: { nova: 4 },
    markers: { Sol: 'Nova-1', Terra: 'Nova-4' },
  })
  match.play('nova: S12, allegiance, Sol')
  expect(match.options).toEqual(['neutral', 'Nova-1', 'Nova-2', 'Nova-3', 'Pulsar-1', 'Gamma-1', 'Void-1'])
  match.play('nova: Nova-3')
  expect(match.state.wealth[0]).toBe(4)
})

test('[card.S12] can come after the order, and sets off what an order sets off', () => {
  const match = shattered({ samurai: { nova: ['oda'] }, hands: { nova: ['S12'] }, honor: { nova: 1 }, ordered: true })
  match.play('nova: S12, units, nova-1, 2')
  expect(match.ask).toBe('mech.oda')
  match.play('nova: none')
  expect(placeOf(match, 'nova-1')).toBe(2)
  expect(match.asks()).toMatchObject({ ask: 'turn.sequence', options: ['end'] })
})

test('[card.S12] draws as many cards as are named', () => {
  const match = shattered({ hands: { nova: ['S12'] }, honor: { nova: 1 }, deck: ['B07'] })
  match.play('nova: S12, draw')
  expect(match.options).toEqual([0, 1])
  match.play('nova: 1')
  expect(match.state.hands[0]).toEqual(['B07'])
})

test('[card.S12] needs an honor and respects oaths', () => {
  expect(shattered({ hands: { nova: ['S12'] } }).why('S12')?.rule).toBe('cards.cost-honor')
  const match = afterOath({ hands: { pulsar: ['S12'] }, honor: { pulsar: 1 } }).play('pulsar: S12, allegiance')
  expect(match.why('Sol')?.rule).toBe('card.S05#sworn')
})
