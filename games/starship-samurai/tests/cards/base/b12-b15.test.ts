import { expect, test } from 'vitest'
import { scene } from '../../scene.ts'
import { discarded, duel, outcome, places } from './battlefield.ts'

test('[card.B12] adds one power for each own ship in the battle', () => {
  const match = duel({
    hands: { nova: ['B12'] },
    boards: { 1: ['nova-1', 'nova-2', 'nova-carrier', 'mototada', 'pulsar-1'] },
  })
  match.play('nova: B12; pulsar: pass')
  expect(outcome(match)).toEqual({ victor: 'Nova', totals: [10, 1] })
  expect(match.state.wealth[0]).toBe(1)
  expect(discarded(match)).toEqual(['B12'])
})

test('[card.B12] adds five at most', () => {
  const match = duel({
    hands: { nova: ['B12'] },
    boards: { 1: ['nova-1', 'nova-2', 'nova-3', 'nova-4', 'nova-5', 'nova-6', 'pulsar-1'] },
  })
  match.play('nova: B12; pulsar: pass')
  expect(outcome(match)).toEqual({ victor: 'Nova', totals: [11, 1] })
})

test('[card.B12] counts what is left when it is resolved', () => {
  const match = duel({
    first: 'pulsar',
    hands: { nova: ['B12'], pulsar: ['B17'] },
    boards: { 1: ['nova-1', 'nova-2', 'pulsar-1'] },
  })
  match.play('pulsar: B17; nova: B12; pulsar: nova-2')
  expect(outcome(match)).toEqual({ victor: 'Pulsar', totals: [2, 2] })
})

test('[card.B13] adds two power, or four when outnumbered', () => {
  const even = duel({ hands: { nova: ['B13'] }, boards: { 1: ['nova-1', 'nova-2', 'oda', 'pulsar-1'] } })
  even.play('nova: B13; pulsar: pass')
  expect(outcome(even)).toEqual({ victor: 'Nova', totals: [4, 4] })
  const few = duel({ hands: { nova: ['B13'] }, boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2'] } })
  few.play('nova: B13; pulsar: pass')
  expect(outcome(few)).toEqual({ victor: 'Nova', totals: [5, 2] })
})

test('[card.B13] compares with every player who still has units there, and with nobody else', () => {
  const boards = { 1: ['nova-1', 'pulsar-1', 'pulsar-2', 'pulsar-3', 'gamma-1', 'gamma-2'], 2: ['nova-8', 'pulsar-8'] }
  const three = scene({
    players: 3,
    battle: 1,
    locations: ['L03'],
    first: 'gamma',
    hands: { gamma: ['B13'] },
    boards,
  })
  three.play('gamma: B13; nova: pass; pulsar: pass')
  expect(outcome(three)).toEqual({ victor: 'Gamma', totals: [4, 1, 3] })
  const two = scene({
    players: 3,
    battle: 1,
    locations: ['L03'],
    first: 'pulsar',
    hands: { pulsar: ['B17'], gamma: ['B13'] },
    boards,
  })
  two.play('pulsar: B17; gamma: B13; nova: pass; pulsar: nova-1')
  expect(outcome(two)).toEqual({ victor: 'Gamma', totals: [4, 6] })
})

test('[card.B14] adds four power for a ship from anywhere', () => {
  const match = duel({ hands: { nova: ['B14'] }, boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2'] } })
  match.play('nova: B14; pulsar: pass')
  expect(match.ask).toBe('cards.cost-ships')
  expect(match.options).toHaveLength(9)
  match.play('nova: nova-2')
  expect(outcome(match)).toEqual({ victor: 'Nova', totals: [5, 2] })
  expect(places(match, 'nova-2')).toEqual(['graveyard'])
})

test('[card.B14] cannot win a battle for which the last unit was given away', () => {
  const match = duel({ hands: { nova: ['B14'] }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  match.play('nova: B14; pulsar: pass; nova: nova-1')
  expect(outcome(match)).toEqual({ victor: 'Pulsar', totals: [1] })
})

test('[card.B15] counts a ship of another player for whoever has bribed it', () => {
  const match = duel({
    hands: { nova: ['B15'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2', 'oda'] },
    attached: { 'pulsar-2': 2 },
  })
  match.play('nova: B15; pulsar: pass')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B15', options: ['pulsar-1', 'pulsar-2'] })
  match.play('nova: pulsar-2')
  expect(outcome(match)).toEqual({ victor: 'Nova', totals: [4, 4] })
  expect(places(match, 'nova-1', 'pulsar-2')).toEqual(['supply', 1])
  expect(match.state.wealth[0]).toBe(1)
})

test('[card.B15] does nothing without a ship to bribe, and its price stays paid', () => {
  const match = duel({ hands: { nova: ['B15'] }, wealth: { nova: 1 }, boards: { 1: ['nova-1', 'oda'] } })
  match.play('nova: B15; pulsar: pass')
  expect(outcome(match)).toEqual({ victor: 'Pulsar', totals: [1, 3] })
  expect(match.state.wealth[0]).toBe(0)
})

test('[card.B15] has no effect once the ship has left', () => {
  const match = duel({
    hands: { nova: ['B15'], pulsar: ['B16'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2', 'oda'] },
  })
  match.play('nova: B15; pulsar: B16; nova: pulsar-2; pulsar: [pulsar-2]')
  expect(outcome(match)).toEqual({ victor: 'Pulsar', totals: [1, 4] })
})

test('[card.B15] has no effect once the briber has no unit left', () => {
  const match = duel({
    hands: { nova: ['B15'], pulsar: ['B17'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2'] },
  })
  match.play('nova: B15; pulsar: B17; nova: pulsar-1')
  expect(outcome(match)).toEqual({ victor: 'Pulsar', totals: [3] })
})

test('[card.B15] of two bribes for one ship the later one counts', () => {
  const match = scene({
    players: 3,
    battle: 1,
    locations: ['L03'],
    hands: { nova: ['B15'], pulsar: ['B15'] },
    wealth: { nova: 1, pulsar: 1 },
    boards: { 1: ['nova-1', 'pulsar-1', 'gamma-1', 'gamma-2'], 2: ['nova-8', 'pulsar-8'] },
    attached: { 'gamma-2': 1 },
  })
  match.play('nova: B15; pulsar: B15; gamma: pass; nova: gamma-2; pulsar: gamma-2')
  expect(outcome(match)).toEqual({ victor: 'Pulsar', totals: [1, 3, 1] })
})
