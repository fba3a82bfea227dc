import { expect, test } from 'vitest'
import { afterOath, shattered, spaceOfClan } from './table.ts'

test('[card.S01] lowers a marker of an opponent by one or two and costs an honor', () => {
  const match = shattered({
    hands: { nova: ['S01'] },
    honor: { nova: 1 },
    markers: { Sol: 'Pulsar-4', Terra: 'Gamma-1', Ion: 'Nova-3' },
  })
  match.play('nova: S01')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S01#marker', options: ['Sol', 'Terra'] })
  match.play('nova: Sol')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S01#spaces', options: [1, 2] })
  match.play('nova: 2')
  expect(spaceOfClan(match, 'Sol')).toBe('Pulsar-2')
  expect(match.state.honor[0]).toBe(0)
  expect(match.state.discards[0]).toEqual(['S01'])
})

test('[card.S01] leaves nothing to decide at depth 1: the marker goes to neutral', () => {
  const match = shattered({ hands: { nova: ['S01'] }, honor: { nova: 1 }, markers: { Sol: 'Void-1' } })
  match.play('nova: S01, Sol')
  expect(spaceOfClan(match, 'Sol')).toBe('neutral')
  expect(match.ask).toBe('turn.sequence')
})

test('[card.S01] needs honor and a marker on the branch of an opponent', () => {
  const poor = shattered({ hands: { nova: ['S01'] }, markers: { Sol: 'Pulsar-4' } })
  expect(poor.why('S01')?.rule).toBe('cards.cost-honor')
  const lonely = shattered({ hands: { nova: ['S01'] }, honor: { nova: 1 }, markers: { Sol: 'Nova-4' } })
  expect(lonely.why('S01')?.rule).toBe('cards.required')
})

test('[card.S01] cannot lower a marker that its player has sworn to keep', () => {
  const hands = { pulsar: ['S01'] }
  const honor = { pulsar: 1 }
  const alone = afterOath({ hands, honor })
  expect(alone.why('S01')?.rule).toBe('cards.required')
  const match = afterOath({ hands, honor, markers: { Luna: 'Void-3' } }).play('pulsar: S01')
  expect(match.options).toEqual(['Luna'])
  expect(match.why('Sol')?.rule).toBe('card.S05#sworn')
})

test('[card.S02] brings a marker from depth 1 or 2 of another branch to depth 1 of one’s own', () => {
  const match = shattered({
    hands: { nova: ['S02'] },
    honor: { nova: 3 },
    markers: { Sol: 'Pulsar-2', Terra: 'Gamma-3', Luna: 'Void-1', Ion: 'Nova-2' },
  })
  match.play('nova: S02')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S02#marker', options: ['Sol', 'Luna'] })
  expect(match.why('Terra')).toEqual({ rule: 'card.S02#deep', data: { clan: 'Terra', depth: 3, deepest: 2 } })
  match.play('nova: Sol')
  expect(spaceOfClan(match, 'Sol')).toBe('Nova-1')
  expect(match.state.honor[0]).toBe(1)
})

test('[card.S02] needs two honor and a marker that is not too deep', () => {
  const poor = shattered({ hands: { nova: ['S02'] }, honor: { nova: 1 }, markers: { Sol: 'Pulsar-2' } })
  expect(poor.why('S02')?.rule).toBe('cards.cost-honor')
  const deep = shattered({ hands: { nova: ['S02'] }, honor: { nova: 2 }, markers: { Sol: 'Pulsar-3', Ion: 'Nova-1' } })
  expect(deep.why('S02')?.rule).toBe('cards.required')
})

test('[card.S02] cannot turn a sworn marker', () => {
  const match = afterOath({ hands: { pulsar: ['S02'] }, honor: { pulsar: 2 } })
  expect(match.why('S02')?.rule).toBe('cards.required')
  const other = afterOath({ hands: { pulsar: ['S02'] }, honor: { pulsar: 2 }, markers: { Luna: 'Gamma-1' } })
  other.play('pulsar: S02')
  expect(other.why('Sol')?.rule).toBe('card.S05#sworn')
})

test('[card.S03] swaps a marker of one’s own with one of an opponent', () => {
  const match = shattered({
    hands: { nova: ['S03'] },
    wealth: { nova: 1 },
    markers: { Sol: 'Nova-1', Terra: 'Nova-5', Luna: 'Pulsar-3', Rift: 'Gamma-2' },
  })
  match.play('nova: S03')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S03#own', options: ['Sol', 'Terra'] })
  match.play('nova: Terra')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S03#theirs', options: ['Luna'] })
  expect(match.why('Rift')).toEqual({ rule: 'card.S03#depths', data: { clan: 'Rift', difference: 3, most: 2 } })
  match.play('nova: Luna')
  expect([spaceOfClan(match, 'Terra'), spaceOfClan(match, 'Luna')]).toEqual(['Pulsar-3', 'Nova-5'])
  expect(match.state.wealth[0]).toBe(0)
})

test('[card.S03] offers only markers that have a counterpart, and needs one', () => {
  const setting = { hands: { nova: ['S03'] }, wealth: { nova: 1 } }
  const match = shattered({ ...setting, markers: { Sol: 'Nova-1', Terra: 'Nova-6', Luna: 'Void-2' } })
  match.play('nova: S03')
  expect(match.options).toEqual(['Sol'])
  expect(match.why('Terra')?.rule).toBe('card.S03#partner')
  const apart = shattered({ ...setting, markers: { Terra: 'Nova-6', Luna: 'Void-2' } })
  expect(apart.why('S03')?.rule).toBe('cards.required')
  const alone = shattered({ ...setting, markers: { Luna: 'Void-2' } })
  expect(alone.why('S03')?.rule).toBe('cards.required')
  const poor = shattered({ hands: { nova: ['S03'] }, markers: { Sol: 'Nova-1', Luna: 'Void-2' } })
  expect(poor.why('S03')?.rule).toBe('cards.cost-wealth')
})

test('[card.S03] takes no sworn marker', () => {
  const markers = { Ion: 'Pulsar-2' }
  const match = afterOath({ hands: { pulsar: ['S03'] }, wealth: { pulsar: 1 }, markers })
  expect(match.why('S03')?.rule).toBe('cards.required')
  const more = afterOath({ hands: { pulsar: ['S03'] }, wealth: { pulsar: 1 }, markers: { ...markers, Luna: 'Void-1' } })
  more.play('pulsar: S03, Ion')
  expect(more.options).toEqual(['Luna'])
  expect(more.why('Sol')?.rule).toBe('card.S05#sworn')
})
