import { expect, test } from 'vitest'
import { allianceHonor } from '../../../rules/alliance.ts'
import { afterOath, shattered, spaceOfClan } from './table.ts'

test('[card.S01] lowers a marker of an opponent by one to three', () => {
  const match = shattered({
    hands: { nova: ['S01'] },
    markers: { Sol: 'Pulsar-4', Terra: 'Gamma-1', Ion: 'Nova-3' },
  })
  match.play('nova: S01')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S01#marker', options: ['Sol', 'Terra'] })
  match.play('nova: Sol')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S01#spaces', options: [1, 2, 3] })
  match.play('nova: 3')
  expect(spaceOfClan(match, 'Sol')).toBe('Pulsar-1')
  expect(match.state.discards[0]).toEqual(['S01'])
})

test('[card.S01] leaves nothing to decide at depth 1: the marker goes to neutral', () => {
  const match = shattered({ hands: { nova: ['S01'] }, markers: { Sol: 'Void-1' } })
  match.play('nova: S01, Sol')
  expect(spaceOfClan(match, 'Sol')).toBe('neutral')
  expect(match.ask).toBe('turn.sequence')
})

test('[card.S01] needs a marker on the branch of an opponent', () => {
  const lonely = shattered({ hands: { nova: ['S01'] }, markers: { Sol: 'Nova-4' } })
  expect(lonely.why('S01')?.rule).toBe('cards.required')
})

test('[card.S01] cannot lower a marker that its player has sworn to keep', () => {
  const hands = { pulsar: ['S01'] }
  const alone = afterOath({ hands })
  expect(alone.why('S01')?.rule).toBe('cards.required')
  const match = afterOath({ hands, markers: { Luna: 'Void-3' } }).play('pulsar: S01')
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

const hostages = { hands: { nova: ['S03'] }, wealth: { nova: 1 } }

test('[card.S03] two markers change branches and keep their depths, for a wealth', () => {
  const match = shattered({
    ...hostages,
    markers: { Sol: 'Nova-1', Terra: 'Nova-5', Luna: 'Pulsar-4', Rift: 'Gamma-5' },
  })
  const honor = () => [0, 1].map((seat) => allianceHonor(match.state, seat))
  expect(honor()).toEqual([2 + 4, 4])
  match.play('nova: S03')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S03#give', options: ['Sol'] })
  expect(match.why('Terra')).toEqual({ rule: 'card.S03#nobody', data: { clan: 'Terra', most: 3 } })
  match.play('nova: Sol')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S03#take', options: ['Luna'] })
  expect(match.why('Rift')).toEqual({ rule: 'card.S03#deeper', data: { clan: 'Rift', depth: 5, own: 1, most: 3 } })
  match.play('nova: Luna')
  expect([spaceOfClan(match, 'Sol'), spaceOfClan(match, 'Luna')]).toEqual(['Pulsar-1', 'Nova-4'])
  expect([honor(), match.state.wealth[0]]).toEqual([[4 + 4, 2], 0])
})

test('[card.S03] takes deeper markers only: equal ones would change nothing', () => {
  const level = shattered({ ...hostages, markers: { Sol: 'Nova-2', Luna: 'Void-2', Rift: 'Gamma-1' } })
  expect(level.why('S03')?.rule).toBe('cards.required')
  const deeper = shattered({ ...hostages, markers: { Sol: 'Nova-2', Luna: 'Void-2', Rift: 'Gamma-4' } })
  deeper.play('nova: S03, Sol')
  expect(deeper.options).toEqual(['Rift'])
  const alone = shattered({ ...hostages, markers: { Luna: 'Void-2' } })
  expect(alone.why('S03')?.rule).toBe('cards.required')
  const poor = shattered({ hands: { nova: ['S03'] }, markers: { Sol: 'Nova-1', Luna: 'Void-2' } })
  expect(poor.why('S03')?.rule).toBe('cards.cost-wealth')
})

test('[card.S03] leaves sworn markers where they are, on either side', () => {
  const setting = { hands: { pulsar: ['S03'] }, wealth: { pulsar: 1 } }
  expect(afterOath({ ...setting, markers: { Ion: 'Pulsar-1' } }).why('S03')?.rule).toBe('cards.required')
  const more = afterOath({ ...setting, markers: { Ion: 'Pulsar-1', Luna: 'Void-3' } }).play('pulsar: S03, Ion')
  expect([more.options, more.why('Sol')?.rule]).toEqual([['Luna'], 'card.S05#sworn'])
})
