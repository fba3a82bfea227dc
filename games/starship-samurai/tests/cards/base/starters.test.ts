import { expect, test } from 'vitest'
import { discarded, duel, outcome } from './battlefield.ts'

test('[card.ST1] adds three power', () => {
  const match = duel({ hands: { nova: ['ST1'] }, boards: { 1: ['nova-1', 'oda'] } })
  match.play('nova: ST1; pulsar: pass')
  expect(outcome(match)).toEqual({ victor: 'Nova', totals: [4, 3] })
  expect(discarded(match)).toEqual(['ST1'])
})

test('[card.ST2] brings a wealth or a card and goes back to the hand', () => {
  const setting = { hands: { nova: ['ST2'] }, deck: ['B05'], boards: { 1: ['nova-1', 'oda'] } }
  const rich = duel(setting).play('nova: ST2; pulsar: pass')
  expect(rich.asks()).toEqual({ seat: 'Nova', ask: 'card.ST2', options: ['wealth', 'cards'] })
  rich.play('nova: wealth')
  expect([rich.state.wealth[0], rich.state.hands[0]]).toEqual([1, ['ST2']])
  const wise = duel(setting).play('nova: ST2; pulsar: pass; nova: cards')
  expect(wise.state.hands[0]).toEqual(['B05', 'ST2'])
  expect(wise.options).toContain('ST2')
})

test('[card.ST2] counts against the hand limit when it comes back', () => {
  const match = duel({
    hands: { nova: ['ST2', 'B01', 'B02', 'B03', 'B04'] },
    deck: ['B05'],
    boards: { 1: ['nova-1', 'oda'] },
  })
  match.play('nova: ST2; pulsar: pass; nova: cards')
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'cards.limit' })
  match.play('nova: ST2')
  expect(match.state.hands[0]).toEqual(['B01', 'B02', 'B03', 'B04', 'B05'])
})
