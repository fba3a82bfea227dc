import { expect, test } from 'vitest'
import { scene } from '../../scene.ts'
import { discarded, duel, outcome, places } from './battlefield.ts'

test('[card.B16] takes any number of own units home, for two wealth each', () => {
  const match = duel({
    hands: { nova: ['B16'] },
    boards: { 1: ['nova-1', 'nova-2', 'mototada', 'pulsar-1'] },
    attached: { 'nova-2': 1 },
  })
  match.play('nova: B16; pulsar: pass')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B16', options: ['nova-1', 'nova-2', 'mototada'] })
  match.play('nova: [nova-2 mototada]')
  expect(outcome(match)).toEqual({ victor: 'Nova', totals: [1, 1] })
  expect(places(match, 'nova-2', 'mototada')).toEqual(['supply', 'supply'])
  expect(match.state.attachedWealth.every((wealth) => wealth === 0)).toBe(true)
  expect(match.logged('card.B16')[0].data).toEqual({ seat: 0, units: ['nova-2', 'mototada'] })
})

test('[card.B16] brings four wealth at most, and whoever has left cannot win', () => {
  const match = duel({
    hands: { nova: ['B16'] },
    boards: { 1: ['nova-1', 'nova-2', 'nova-3', 'mototada', 'pulsar-1'] },
  })
  match.play('nova: B16; pulsar: pass; nova: [nova-1 nova-2 nova-3 mototada]')
  expect(match.state.wealth[0]).toBe(4)
  expect(outcome(match)).toEqual({ victor: 'Pulsar', totals: [1] })
})

test('[card.B16] may take nobody home, and is not asked about units that are gone', () => {
  const stay = duel({ hands: { nova: ['B16'] }, boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2'] } })
  stay.play('nova: B16; pulsar: pass; nova: []')
  expect(stay.state.wealth[0]).toBe(0)
  expect(stay.logged('card.B16')).toEqual([])
  const gone = duel({
    hands: { nova: ['B17'], pulsar: ['B16'] },
    boards: { 1: ['nova-1', 'pulsar-1'] },
  })
  gone.play('nova: B17; pulsar: B16')
  expect(outcome(gone)).toEqual({ victor: 'Nova', totals: [2] })
  expect(gone.state.wealth[1]).toBe(0)
})

test('[card.B17] destroys a ship of a rival and adds one power', () => {
  const match = duel({
    hands: { nova: ['B17'] },
    boards: { 1: ['nova-1', 'nova-2', 'pulsar-1', 'pulsar-carrier', 'oda'] },
  })
  match.play('nova: B17; pulsar: pass')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B17', options: ['pulsar-1', 'pulsar-carrier'] })
  match.play('nova: pulsar-carrier')
  expect(places(match, 'pulsar-carrier')).toEqual(['graveyard'])
  expect(outcome(match)).toEqual({ victor: 'Pulsar', totals: [3, 4] })
})

test('[card.B17] adds its power without a ship to strike, too', () => {
  const match = duel({ hands: { nova: ['B17'] }, boards: { 1: ['nova-1', 'oda'] } })
  match.play('nova: B17; pulsar: pass')
  expect(outcome(match)).toEqual({ victor: 'Pulsar', totals: [2, 3] })
})

test('[card.B18] discards a committed card before it costs or does anything', () => {
  const match = duel({
    hands: { nova: ['B18'], pulsar: ['B14'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1', 'pulsar-1'] },
  })
  match.play('nova: B18; pulsar: B14')
  expect(outcome(match)).toEqual({ victor: 'Nova', totals: [1, 1] })
  expect(places(match, 'pulsar-1')).toEqual([1])
  expect(discarded(match)).toEqual(['B14', 'B18'])
  expect(match.logged('card.B18')[0]).toMatchObject({ data: { seat: 0, victim: 1, card: 'B14' }, audience: 'all' })
})

test('[card.B18] does not let Change Strategy go back to the hand', () => {
  const match = duel({
    hands: { nova: ['B18'], pulsar: ['ST2'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1', 'pulsar-1'] },
  })
  match.play('nova: B18; pulsar: ST2')
  expect(match.state.hands[1]).toEqual([])
  expect(discarded(match)).toEqual(['ST2', 'B18'])
})

test('[card.B18] adds two power when nobody has a card left to resolve', () => {
  const late = duel({
    first: 'pulsar',
    hands: { nova: ['B18'], pulsar: ['ST1'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1', 'pulsar-1'] },
  })
  late.play('pulsar: ST1; nova: B18')
  expect(outcome(late)).toEqual({ victor: 'Pulsar', totals: [4, 3] })
  const alone = duel({ hands: { nova: ['B18'] }, wealth: { nova: 1 }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  alone.play('nova: B18; pulsar: pass')
  expect(outcome(alone)).toEqual({ victor: 'Nova', totals: [3, 1] })
})

test('[card.B18] chooses among those whose cards wait, with or without units', () => {
  const match = scene({
    battle: 1,
    locations: ['L03'],
    first: 'void',
    hands: { void: ['B17'], nova: ['B18'], pulsar: ['ST1'], gamma: ['B20'] },
    wealth: { void: 1, nova: 1 },
    boards: { 1: ['nova-1', 'pulsar-1', 'gamma-1', 'void-1'], 2: ['nova-8', 'pulsar-8'] },
  })
  match.play('void: B17; nova: B18; pulsar: ST1; gamma: B20; void: gamma-1')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B18#who', options: ['Pulsar', 'Gamma'] })
  match.play('nova: Gamma')
  expect(outcome(match)).toEqual({ victor: 'Pulsar', totals: [2, 1, 4] })
  expect(match.state.honor[2]).toBe(0)
  expect(discarded(match)).toEqual(['B17', 'B20', 'B18', 'ST1'])
})

test('[card.B18] meets a card that Gozen has seen as well', () => {
  const match = duel({
    hands: { nova: ['ST1'], pulsar: ['B18'] },
    first: 'pulsar',
    wealth: { pulsar: 1 },
    boards: { 1: ['nova-1', 'gozen'] },
  })
  match.play('nova: ST1; pulsar: B18')
  expect(outcome(match)).toEqual({ victor: 'Pulsar', totals: [4, 1] })
  expect(discarded(match)).toEqual(['ST1', 'B18'])
})
