import { expect, test } from 'vitest'
import { battle, lastTotals, lastTurn, placeOf, spaceOfClan } from './table.ts'

const duel = { 1: ['nova-1', 'pulsar-1'] }

test('[card.S17] destroys a ship of a player with more markers, for a wealth', () => {
  const match = battle({
    hands: { nova: ['S17'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-carrier', 'oda', 'gamma-1'] },
    markers: { Sol: 'Nova-1', Terra: 'Pulsar-1', Ion: 'Pulsar-1', Luna: 'Gamma-6' },
  })
  match.play('nova: S17; pulsar: pass; gamma: pass')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S17#ship', options: ['pulsar-1', 'pulsar-carrier'] })
  match.play('nova: pulsar-carrier')
  expect(placeOf(match, 'pulsar-carrier')).toBe(-1)
  expect(lastTotals(match)).toEqual([1, 4, 1])
  expect(match.state.wealth[0]).toBe(0)
})

test('[card.S17] takes the only such ship without asking', () => {
  const match = battle({ hands: { nova: ['S17'] }, wealth: { nova: 1 }, boards: duel, markers: { Sol: 'Pulsar-1' } })
  match.play('nova: S17; pulsar: pass')
  expect(placeOf(match, 'pulsar-1')).toBe(-1)
  expect(match.logged('battle.victor')[0].data.seat).toBe(0)
})

test('[card.S17] gives two power when there is no such ship', () => {
  const equal = battle({
    hands: { nova: ['S17'] },
    wealth: { nova: 1 },
    boards: duel,
    markers: { Sol: 'Pulsar-1', Ion: 'Nova-1', Luna: 'Void-1', Rift: 'Void-1' },
  })
  equal.play('nova: S17; pulsar: pass')
  expect(lastTotals(equal)).toEqual([3, 1])
  const samurai = battle({
    hands: { nova: ['S17'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1', 'oda'] },
    markers: { Sol: 'Pulsar-1' },
  })
  samurai.play('nova: S17; pulsar: pass')
  expect(lastTotals(samurai)).toEqual([3, 3])
})

test('[card.S17] does nothing when the wealth is missing', () => {
  const match = battle({ hands: { nova: ['S17'] }, boards: duel, markers: { Sol: 'Pulsar-1' } })
  match.play('nova: S17; pulsar: pass')
  expect(lastTotals(match)).toEqual([1, 1])
  expect(placeOf(match, 'pulsar-1')).toBe(1)
})

test('[card.S18] gives a power, and the victor may move a marker when all else is done', () => {
  const match = battle({ hands: { pulsar: ['S18'] }, boards: duel, markers: { Sol: 'Nova-1' } })
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
  const match = battle({ hands: { nova: ['S18'] }, boards: { 1: ['nova-1', 'oda'] } })
  match.play('nova: S18; pulsar: pass')
  expect(lastTotals(match)).toEqual([2, 3])
  expect(match.ask).toBe('battle.commit')
})

test('[card.S19] costs a ship, gives two power, and consoles the one who does not win', () => {
  const match = battle({
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
  const match = battle({ hands: { nova: ['S19'] }, boards: duel })
  match.play('nova: S19; pulsar: pass; nova: nova-1')
  expect(match.logged('battle.victor')[0].data.seat).toBe(1)
  expect(match.ask).toBe('card.S19#move')
  match.play('nova: none')
  expect(match.state.honor[0]).toBe(1)
})

test('[card.S19] does not console the victor', () => {
  const match = battle({ hands: { nova: ['S19'] }, boards: duel }).play('nova: S19; pulsar: pass; nova: nova-5')
  expect(match.state.honor[0]).toBe(5)
  expect(match.ask).toBe('battle.commit')
})

test('[card.S19] does nothing without a ship to pay, not even for the loser', () => {
  const match = battle({
    hands: { nova: ['S19'] },
    boards: { 1: ['mototada', 'pulsar-1', 'pulsar-2', 'pulsar-carrier'], 2: [] },
    graveyard: ['nova-1', 'nova-2', 'nova-3', 'nova-4', 'nova-5', 'nova-6', 'nova-7', 'nova-8', 'nova-carrier'],
  })
  match.play('nova: S19; pulsar: pass')
  expect(match.logged('battle.pay')).toHaveLength(1)
  expect(lastTotals(match)).toEqual([3, 4])
  expect(match.state.honor[0]).toBe(0)
})

test('[card.S20] lowers the deepest marker of everybody in the battle, in turn order', () => {
  const match = battle({
    turn: 'pulsar',
    hands: { nova: ['S20'] },
    wealth: { nova: 2 },
    boards: { 1: ['nova-1', 'pulsar-1', 'gamma-1'] },
    markers: {
      Sol: 'Nova-2',
      Terra: 'Nova-2',
      Ion: 'Nova-1',
      Horizon: 'Pulsar-3',
      Aurora: 'Pulsar-1',
      Rift: 'Void-5',
    },
  })
  match.play('pulsar: pass; gamma: pass; nova: S20')
  expect(spaceOfClan(match, 'Horizon')).toBe('Pulsar-2')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S20#marker', options: ['Sol', 'Terra'] })
  match.play('nova: Terra')
  expect(['Sol', 'Terra', 'Ion', 'Aurora', 'Rift'].map((clan) => spaceOfClan(match, clan as 'Sol'))).toEqual([
    'Nova-2',
    'Nova-1',
    'Nova-1',
    'Pulsar-1',
    'Void-5',
  ])
  expect(lastTotals(match)).toEqual([1, 1, 3])
  expect(match.logged('alliance.move').map((event) => event.data.seat)).toEqual([1, 0])
})

test('[card.S20] lets the owner of a branch pick among equals', () => {
  const match = battle({
    hands: { nova: ['S20'] },
    wealth: { nova: 2 },
    boards: duel,
    markers: { Horizon: 'Pulsar-3', Aurora: 'Pulsar-3' },
  })
  match.play('nova: S20; pulsar: pass')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.S20#marker', options: ['Horizon', 'Aurora'] })
})

test('[card.S20] gives its power also when there is nothing to lower, but not unpaid', () => {
  const none = battle({ hands: { nova: ['S20'] }, wealth: { nova: 2 }, boards: duel }).play('nova: S20; pulsar: pass')
  expect(lastTotals(none)).toEqual([3, 1])
  const poor = battle({ hands: { nova: ['S20'] }, wealth: { nova: 1 }, boards: duel, markers: { Sol: 'Pulsar-1' } })
  poor.play('nova: S20; pulsar: pass')
  expect(lastTotals(poor)).toEqual([1, 1])
  expect(spaceOfClan(poor, 'Sol')).toBe('Pulsar-1')
})

test('[card.S20] spares nobody’s own oath: everybody lowers her marker herself', () => {
  const match = lastTurn({
    hands: { pulsar: ['S05'], nova: ['S20'] },
    wealth: { pulsar: 1, nova: 2 },
    markers: { Sol: 'Pulsar-2' },
    boards: duel,
  })
  match.play('pulsar: S05, Sol, wealth-4, end; nova: S20; pulsar: pass')
  expect(spaceOfClan(match, 'Sol')).toBe('Pulsar-1')
})

test('[card.S20] cannot lower a marker that somebody else has sworn to keep', () => {
  const match = lastTurn({
    hands: { pulsar: ['S05'], nova: ['S20'] },
    wealth: { pulsar: 1, nova: 2 },
    markers: { Sol: 'Pulsar-1', Terra: 'Nova-1' },
    boards: duel,
  })
  match.play('pulsar: S05, Sol, allegiance-4, Sol, Nova-2, end; nova: S20; pulsar: pass')
  expect([spaceOfClan(match, 'Sol'), spaceOfClan(match, 'Terra')]).toEqual(['Nova-2', 'Nova-1'])
  expect(lastTotals(match)).toEqual([3, 1])
})
