import { expect, test } from 'vitest'
import { scene } from '../../scene.ts'
import { discarded } from '../base/battlefield.ts'
import { afterOath, battle, lastTotals, placeOf, shattered, spaceOfClan } from '../shattered/table.ts'

/** What cards did in the first pack, for matches that are played with it. */

const duel = { 1: ['nova-1', 'pulsar-1'] }

test('[card.B07] brings one wealth, and one for each location led', () => {
  const none = scene({ rules: 1, hands: { nova: ['B07'] }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  expect(none.play('nova: B07').state.wealth[0]).toBe(1)
  const two = scene({
    rules: 1,
    hands: { nova: ['B07'] },
    boards: { 1: ['nova-1', 'nova-2', 'pulsar-1'], 2: ['nova-3', 'void-1', 'void-2'], 4: ['mototada'] },
  })
  expect(two.play('nova: B07').state.wealth[0]).toBe(3)
  expect(discarded(two)).toEqual(['B07'])
})

test('[card.B07] never brings more than four, nor more than the supply holds', () => {
  const boards = { 1: ['nova-1'], 2: ['nova-2'], 3: ['nova-3'], 4: ['nova-4'] }
  expect(scene({ rules: 1, hands: { nova: ['B07'] }, boards }).play('nova: B07').state.wealth[0]).toBe(4)
  const short = scene({ rules: 1, hands: { nova: ['B07'] }, wealth: { void: 42 }, boards })
  expect(short.play('nova: B07').state.wealth[0]).toBe(2)
  expect(short.state.bank).toBe(0)
})

test('[card.S03] swaps a marker of one’s own with one of an opponent', () => {
  const match = shattered({
    rules: 1,
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
  const match = shattered({ rules: 1, ...setting, markers: { Sol: 'Nova-1', Terra: 'Nova-6', Luna: 'Void-2' } })
  match.play('nova: S03')
  expect(match.options).toEqual(['Sol'])
  expect(match.why('Terra')?.rule).toBe('card.S03#partner')
  const apart = shattered({ rules: 1, ...setting, markers: { Terra: 'Nova-6', Luna: 'Void-2' } })
  expect(apart.why('S03')?.rule).toBe('cards.required')
  const alone = shattered({ rules: 1, ...setting, markers: { Luna: 'Void-2' } })
  expect(alone.why('S03')?.rule).toBe('cards.required')
  const poor = shattered({ rules: 1, hands: { nova: ['S03'] }, markers: { Sol: 'Nova-1', Luna: 'Void-2' } })
  expect(poor.why('S03')?.rule).toBe('cards.cost-wealth')
})

test('[card.S03] takes no sworn marker', () => {
  const markers = { Ion: 'Pulsar-2' }
  const match = afterOath({ rules: 1, hands: { pulsar: ['S03'] }, wealth: { pulsar: 1 }, markers })
  expect(match.why('S03')?.rule).toBe('cards.required')
  const more = afterOath({
    rules: 1,
    hands: { pulsar: ['S03'] },
    wealth: { pulsar: 1 },
    markers: { ...markers, Luna: 'Void-1' },
  })
  more.play('pulsar: S03, Ion')
  expect(more.options).toEqual(['Luna'])
  expect(more.why('Sol')?.rule).toBe('card.S05#sworn')
})

test('[card.S06] moves two different markers one space each, for a wealth', () => {
  const match = shattered({ rules: 1, hands: { nova: ['S06'] }, wealth: { nova: 1 }, markers: { Sol: 'Pulsar-1' } })
  match.play('nova: S06')
  expect(match.ask).toBe('card.S06#marker')
  match.play('nova: Sol')
  expect(match.options).toEqual(['neutral', 'Pulsar-1', 'Pulsar-2'])
  match.play('nova: neutral')
  expect(match.why('Sol')).toEqual({ rule: 'card.S06#again', data: { clan: 'Sol' } })
  match.play('nova: Terra, Nova-1')
  expect([spaceOfClan(match, 'Sol'), spaceOfClan(match, 'Terra')]).toEqual(['neutral', 'Nova-1'])
  expect(match.ask).toBe('turn.sequence')
  expect(match.state.wealth[0]).toBe(0)
})

test('[card.S06] may stop early', () => {
  const none = shattered({ rules: 1, hands: { nova: ['S06'] }, wealth: { nova: 1 } }).play('nova: S06, none')
  expect(none.ask).toBe('turn.sequence')
  expect(none.state.discards[0]).toEqual(['S06'])
  const one = shattered({ rules: 1, hands: { nova: ['S06'] }, wealth: { nova: 1 } }).play(
    'nova: S06, Sol, Nova-1, none',
  )
  expect(one.ask).toBe('turn.sequence')
})

test('[card.S06] needs a wealth and leaves sworn markers alone', () => {
  expect(shattered({ rules: 1, hands: { nova: ['S06'] } }).why('S06')?.rule).toBe('cards.cost-wealth')
  const match = afterOath({ rules: 1, hands: { pulsar: ['S06'] }, wealth: { pulsar: 1 } }).play('pulsar: S06')
  expect(match.why('Sol')?.rule).toBe('card.S05#sworn')
})

test('[card.S13] gives a power for each marker on one’s branch', () => {
  const match = battle({
    rules: 1,
    hands: { nova: ['S13'] },
    boards: duel,
    markers: { Sol: 'Nova-4', Terra: 'Nova-1', Ion: 'Void-1' },
  })
  match.play('nova: S13; pulsar: pass')
  expect(lastTotals(match)).toEqual([3, 1])
  expect(match.state.discards[0]).toEqual(['S13'])
})

test('[card.S13] gives four power at most, and none without markers', () => {
  const markers = { Sol: 'Nova-1', Terra: 'Nova-1', Ion: 'Nova-1', Luna: 'Nova-1', Rift: 'Nova-1' }
  const many = battle({ rules: 1, hands: { nova: ['S13'] }, boards: duel, markers }).play('nova: S13; pulsar: pass')
  expect(lastTotals(many)).toEqual([5, 1])
  const none = battle({ rules: 1, hands: { nova: ['S13'] }, boards: duel }).play('nova: S13; pulsar: pass')
  expect(lastTotals(none)).toEqual([1, 1])
})

test('[card.S18] gives a power, and the victor may move a marker when all else is done', () => {
  const match = battle({ rules: 1, hands: { pulsar: ['S18'] }, boards: duel, markers: { Sol: 'Nova-1' } })
  match.play('nova: pass; pulsar: S18')
  expect(lastTotals(match)).toEqual([1, 2])
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'card.S18#move' })
  expect(match.state.locationsWon[1]).toEqual(['L06'])
  expect(placeOf(match, 'pulsar-1')).toBe(0)
  match.play('pulsar: Sol, Pulsar-1')
  expect(spaceOfClan(match, 'Sol')).toBe('Pulsar-1')
  expect(match.ask).toBe('battle.commit')
})

test('[card.S18] gives no move without a victory', () => {
  const match = battle({ rules: 1, hands: { nova: ['S18'] }, boards: { 1: ['nova-1', 'oda'] } })
  match.play('nova: S18; pulsar: pass')
  expect(lastTotals(match)).toEqual([2, 3])
  expect(match.ask).toBe('battle.commit')
})

test('[card.S19] costs a ship, gives two power, and consoles the one who does not win', () => {
  const match = battle({
    rules: 1,
    hands: { nova: ['S19'] },
    boards: { 1: ['nova-1', 'oda', 'pulsar-1'] },
    markers: { Sol: 'Pulsar-1' },
  })
  match.play('nova: S19; pulsar: pass')
  expect(match.ask).toBe('cards.cost-ships')
  match.play('nova: nova-5')
  expect(placeOf(match, 'nova-5')).toBe(-1)
  expect(lastTotals(match)).toEqual([3, 4])
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'card.S19#move' })
  expect(match.state.honor.slice(0, 2)).toEqual([1, 5])
  match.play('nova: Sol, Nova-1')
  expect(spaceOfClan(match, 'Sol')).toBe('Nova-1')
})

test('[card.S19] consoles also when the ship it cost was the last one there', () => {
  const match = battle({ rules: 1, hands: { nova: ['S19'] }, boards: duel })
  match.play('nova: S19; pulsar: pass; nova: nova-1')
  expect(match.logged('battle.victor')[0].data.seat).toBe(1)
  expect(match.ask).toBe('card.S19#move')
  match.play('nova: none')
  expect(match.state.honor[0]).toBe(1)
})

test('[card.S19] does not console the victor', () => {
  const match = battle({ rules: 1, hands: { nova: ['S19'] }, boards: duel }).play(
    'nova: S19; pulsar: pass; nova: nova-5',
  )
  expect(match.state.honor[0]).toBe(5)
  expect(match.ask).toBe('battle.commit')
})

test('[card.S19] does nothing without a ship to pay, not even for the loser', () => {
  const match = battle({
    rules: 1,
    hands: { nova: ['S19'] },
    boards: { 1: ['mototada', 'pulsar-1', 'pulsar-2', 'pulsar-carrier'], 2: [] },
    graveyard: ['nova-1', 'nova-2', 'nova-3', 'nova-4', 'nova-5', 'nova-6', 'nova-7', 'nova-8', 'nova-carrier'],
  })
  match.play('nova: S19; pulsar: pass')
  expect(match.logged('battle.pay')).toHaveLength(1)
  expect(lastTotals(match)).toEqual([3, 4])
  expect(match.state.honor[0]).toBe(0)
})
