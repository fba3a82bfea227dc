import { expect, test } from 'vitest'
import { places } from '../cards/base/battlefield.ts'
import { spaceOfClan } from '../cards/shattered/table.ts'
import { scene } from '../scene.ts'

test('[order.marker] one unused marker on one of the four orders, and its number is the value', () => {
  const match = scene({ players: 2, spent: { nova: ['wealth-2', 'units-3'] } })
  const orders = match.options.filter((choice) => /-\d$/.test(String(choice)))
  expect(orders).toEqual(
    [1, 4].flatMap((value) => ['allegiance', 'units', 'draw', 'wealth'].map((one) => `${one}-${value}`)),
  )
  match.play('nova: wealth-4')
  expect(match.state.wealth[0]).toBe(4)
  match.play('nova: end; pulsar: draw-1, 0, end')
  expect(match.options.filter((choice) => /-\d$/.test(String(choice)))).toEqual([
    'allegiance-1',
    'units-1',
    'draw-1',
    'wealth-1',
  ])
  expect(match.state.orderMarkers[0]).toEqual([-1, 3, 1, 3])
})

test('[order.boost] any amount of wealth, paid with the marker, raises the value one for one (O2)', () => {
  const match = scene({ wealth: { nova: 3 } }).play('nova: draw-2')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'order.boost', options: [0, 1, 2, 3] })
  match.play('nova: 2')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'order.draw', options: [0, 1, 2, 3, 4] })
  expect([match.state.wealth[0], match.state.bank]).toEqual([1, 43])
})

test('[order.boost] raises every order', () => {
  const rich = () => scene({ wealth: { nova: 3 } })
  expect(rich().play('nova: wealth-1, 3').state.wealth[0]).toBe(4)
  expect(rich().play('nova: allegiance-1, 3, Sol').options).toContain('Nova-4')
  const moved = rich().play('nova: units-1, 3, nova-1, 1, nova-2, 1, nova-3, 1, nova-4, 1')
  expect(moved.ask).toBe('turn.sequence')
})

test('[order.boost] what was paid is gone, even if less is used (O2)', () => {
  const match = scene({ wealth: { nova: 2 } }).play('nova: units-1, 2, stop')
  expect([match.ask, match.state.wealth[0], match.state.bank]).toEqual(['turn.sequence', 0, 44])
})

test('[order.boost] [move.fee] wealth spent on the order is not there for Masumune’s fee (O4)', () => {
  const spent = scene({ wealth: { nova: 1 }, samurai: { nova: ['masumune'] } }).play('nova: units-1, 1')
  expect(spent.why('masumune')).toEqual({ rule: 'mech.masumune', data: { cost: 1, have: 0 } })
  const kept = scene({ wealth: { nova: 2 }, samurai: { nova: ['masumune'] } }).play('nova: units-1, 1, masumune, 1')
  expect([places(kept, 'masumune'), kept.state.wealth[0]]).toEqual([[1], 0])
})

test('[order.boost-held] attached tokens cannot raise an order (O3)', () => {
  const none = scene({ boards: { 1: ['nova-1'] }, attached: { 'nova-1': 3 } }).play('nova: draw-2')
  expect(none.asks()).toEqual({ seat: 'Nova', ask: 'order.draw', options: [0, 1, 2] })
  const some = scene({ boards: { 1: ['nova-1'] }, attached: { 'nova-1': 3 }, wealth: { nova: 1 } }).play('nova: draw-2')
  expect(some.asks()).toEqual({ seat: 'Nova', ask: 'order.boost', options: [0, 1] })
})

test('[order.repeat] the same order again, neither helped nor hindered by what lies there (O7)', () => {
  const match = scene({ spent: { nova: ['draw-4', 'draw-3'] } }).play('nova: draw-1')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'order.draw', options: [0, 1] })
  expect(match.state.orderMarkers[0]).toEqual([2, -1, 2, 2])
})

test('[order.no-pass] a marker must be placed (O1)', () => {
  const match = scene({ hands: { nova: ['B07'] }, boards: { 2: ['nova-1'] } })
  expect(match.why('end')).toEqual({ rule: 'order.no-pass', data: {} })
  expect(match.play('nova: B07').why('end')).toEqual({ rule: 'order.no-pass', data: {} })
})

test('[order.no-pass] but the order may do nothing (O1)', () => {
  for (const idle of ['allegiance-1, none', 'units-4, stop', 'draw-2, 0']) {
    const match = scene().play(`nova: ${idle}`)
    expect(match.options).toContain('end')
    expect(match.state.orderMarkers[0].filter((order) => order >= 0).length).toBe(1)
  }
})

test('[order.allegiance] one clan marker, at most X spaces (A1)', () => {
  const match = scene().play('nova: allegiance-2')
  expect(match.asks()).toEqual({
    seat: 'Nova',
    ask: 'order.allegiance',
    options: ['Sol', 'Terra', 'Ion', 'Horizon', 'Aurora', 'Rift', 'Luna', 'Comet', 'none'],
  })
  match.play('nova: Luna')
  expect(match.why('Nova-3')).toEqual({ rule: 'alliance.move#far', data: { distance: 3, spaces: 2 } })
  match.play('nova: Nova-2')
  expect([match.ask, spaceOfClan(match, 'Luna')]).toEqual(['turn.sequence', 'Nova-2'])
})

test('[order.units] as many as X different figures, one after another', () => {
  const match = scene({ boards: { 2: ['nova-2'] } }).play('nova: units-2, nova-1, 1')
  expect(places(match, 'nova-1', 'nova-2')).toEqual([1, 2])
  expect(match.why('nova-1')).toEqual({ rule: 'move.once', data: { unit: 'nova-1' } })
  match.play('nova: nova-2, 1')
  expect([match.ask, ...places(match, 'nova-1', 'nova-2')]).toEqual(['turn.sequence', 1, 1])
})

test('[order.draw] the number is named, then so many are drawn (K11)', () => {
  const match = scene({ hands: {}, deck: ['B01', 'B02', 'B03'] }).play('nova: draw-3')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'order.draw', options: [0, 1, 2, 3] })
  expect(match.play('nova: 2').state.hands[0]).toEqual(['B01', 'B02'])
})

test('[order.wealth] X tokens out of the supply, as far as it reaches (G2)', () => {
  const match = scene().play('nova: wealth-3')
  expect([match.state.wealth[0], match.state.bank]).toEqual([3, 41])
  const last = scene({ wealth: { pulsar: 42 } }).play('nova: wealth-3')
  expect([last.state.wealth[0], last.state.bank]).toEqual([2, 0])
})
