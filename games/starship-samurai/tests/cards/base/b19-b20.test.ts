import { expect, test } from 'vitest'
import { discarded, duel, outcome } from './battlefield.ts'

test('[card.B19] adds one power, and the victor takes wealth or cards', () => {
  const setting = { hands: { nova: ['B19'] }, deck: ['B05', 'B12'], boards: { 1: ['nova-1', 'pulsar-1'] } }
  const rich = duel(setting).play('nova: B19; pulsar: pass')
  expect(outcome(rich)).toEqual({ victor: 'Nova', totals: [2, 1] })
  expect(rich.asks()).toEqual({ seat: 'Nova', ask: 'card.B19', options: ['wealth', 'cards'] })
  rich.play('nova: wealth')
  expect(rich.state.wealth[0]).toBe(3)
  const wise = duel(setting).play('nova: B19; pulsar: pass; nova: cards')
  expect(wise.state.hands[0]).toEqual(['B05', 'B12'])
  expect(discarded(wise)).toEqual(['B19'])
})

test('[card.B19] keeps to the hand limit', () => {
  const match = duel({
    hands: { nova: ['B19', 'B01', 'B02', 'B03', 'B04'] },
    deck: ['B05', 'B12'],
    boards: { 1: ['nova-1', 'pulsar-1'] },
  })
  match.play('nova: B19; pulsar: pass; nova: cards')
  expect(match.ask).toBe('cards.limit')
  match.play('nova: B01')
  expect(match.state.hands[0]).toEqual(['B02', 'B03', 'B04', 'B05', 'B12'])
})

test('[card.B19] brings nothing to somebody who does not win', () => {
  const match = duel({ hands: { nova: ['B19'] }, boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2', 'pulsar-3'] } })
  match.play('nova: B19; pulsar: pass')
  expect(outcome(match)).toEqual({ victor: 'Pulsar', totals: [2, 3] })
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'battle.commit' })
  expect(match.state.wealth[0]).toBe(0)
})

test('[card.B20] consoles whoever does not win with honor and a marker', () => {
  const match = duel({
    hands: { nova: ['B20'] },
    boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2'] },
    markers: { Sol: 'Pulsar-1' },
  })
  match.play('nova: B20; pulsar: pass')
  expect(match.state.honor).toEqual([2, 6])
  expect(match.ask).toBe('card.B20')
  match.play('nova: Sol')
  expect(match.options).toEqual(['neutral', 'Pulsar-1', 'Pulsar-2'])
  match.play('nova: neutral')
  expect(match.state.depth[0]).toBe(0)
  expect(discarded(match)).toEqual(['B20'])
})

test('[card.B20] works for somebody whose units are all destroyed, and the marker may stay', () => {
  const match = duel({
    hands: { nova: ['B17'], pulsar: ['B20'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1', 'pulsar-1'] },
  })
  match.play('nova: B17; pulsar: B20, none')
  expect(match.state.honor).toEqual([6, 2])
})

test('[card.B20] brings nothing to the victor', () => {
  const match = duel({ hands: { nova: ['B20'] }, boards: { 1: ['nova-1', 'nova-2', 'pulsar-1'] } })
  match.play('nova: B20; pulsar: pass')
  expect(match.state.honor).toEqual([6, 0])
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'battle.commit' })
})
