import { expect, test } from 'vitest'
import { battle, lastTotals, lastTurn, placeOf, spaceOfClan } from './table.ts'

const duel = { 1: ['nova-1', 'pulsar-1'] }

test('[card.S17] destroys a ship of a player with more markers', () => {
  const match = battle({
    hands: { nova: ['S17'] },
    boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-carrier', 'oda', 'gamma-1'] },
    markers: { Sol: 'Nova-1', Terra: 'Pulsar-1', Ion: 'Pulsar-1', Luna: 'Gamma-6' },
  })
  match.play('nova: S17; pulsar: pass; gamma: pass')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S17#ship', options: ['pulsar-1', 'pulsar-carrier'] })
  match.play('nova: pulsar-carrier')
  expect(placeOf(match, 'pulsar-carrier')).toBe(-1)
  expect(lastTotals(match)).toEqual([1, 4, 1])
})

test('[card.S17] takes the only such ship without asking', () => {
  const match = battle({ hands: { nova: ['S17'] }, boards: duel, markers: { Sol: 'Pulsar-1' } })
  match.play('nova: S17; pulsar: pass')
  expect(placeOf(match, 'pulsar-1')).toBe(-1)
  expect(match.logged('battle.victor')[0].data.seat).toBe(0)
})

test('[card.S17] gives two power when there is no such ship', () => {
  const equal = battle({
    hands: { nova: ['S17'] },
    boards: duel,
    markers: { Sol: 'Pulsar-1', Ion: 'Nova-1', Luna: 'Void-1', Rift: 'Void-1' },
  })
  equal.play('nova: S17; pulsar: pass')
  expect(lastTotals(equal)).toEqual([3, 1])
  const samurai = battle({
    hands: { nova: ['S17'] },
    boards: { 1: ['nova-1', 'oda'] },
    markers: { Sol: 'Pulsar-1' },
  })
  samurai.play('nova: S17; pulsar: pass')
  expect(lastTotals(samurai)).toEqual([3, 3])
})

test('[card.S18] brings three honor if the named player wins, whoever it is', () => {
  const rival = battle({ hands: { nova: ['S18'] }, boards: { 1: ['nova-1', 'oda'] } }).play('nova: S18; pulsar: pass')
  expect(rival.asks()).toEqual({ seat: 'Nova', ask: 'card.S18#who', options: ['Nova', 'Pulsar'] })
  rival.play('nova: Pulsar')
  expect(rival.logged('battle.riders#named')[0].data).toMatchObject({ seat: 0, card: 'S18', named: 1 })
  expect([lastTotals(rival), rival.state.honor.slice(0, 2)]).toEqual([
    [1, 3],
    [3, 5],
  ])
  const own = battle({ hands: { nova: ['S18'] }, boards: { 1: ['nova-1', 'nova-2', 'pulsar-1'] } })
  own.play('nova: S18; pulsar: pass; nova: Nova')
  expect(own.state.honor.slice(0, 2)).toEqual([8, 0])
})

test('[card.S18] brings nothing when it was wrong, also for one’s own victory', () => {
  const match = battle({ hands: { nova: ['S18'] }, boards: { 1: ['nova-1', 'nova-2', 'pulsar-1'] } })
  match.play('nova: S18; pulsar: pass; nova: Pulsar')
  expect(match.state.honor.slice(0, 2)).toEqual([5, 0])
})

test('[card.S18] names only who still has units in the battle, and nobody when all are gone', () => {
  const wiped = battle({
    turn: 'pulsar',
    hands: { nova: ['S18'], pulsar: ['B17'] },
    wealth: { pulsar: 1 },
    boards: { 1: ['nova-1', 'pulsar-1', 'gamma-1'] },
  })
  wiped.play('pulsar: B17; gamma: pass; nova: S18; pulsar: nova-1')
  expect(wiped.options).toEqual(['Pulsar', 'Gamma'])
  const gone = battle({
    turn: 'pulsar',
    hands: { nova: ['S18'], pulsar: ['B16'] },
    boards: { 1: ['nova-1', 'pulsar-1'] },
  })
  gone.play('pulsar: B16; nova: S18; pulsar: [pulsar-1]')
  expect(gone.options).toEqual(['Nova'])
})

test('[card.S19] costs a ship, gives two power, and leaves a card of the discard pile to the one who does not win', () => {
  const match = battle({
    hands: { nova: ['S19'] },
    boards: { 1: ['nova-1', 'oda', 'pulsar-1'] },
    discards: ['B05', 'S19', 'B12', 'B05'],
  })
  match.play('nova: S19; pulsar: pass')
  expect(match.ask).toBe('cards.cost-ships')
  match.play('nova: nova-5')
  expect(placeOf(match, 'nova-5')).toBe(-1)
  expect(lastTotals(match)).toEqual([3, 4])
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S19#card', options: ['B05', 'B12', 'none'] })
  match.play('nova: B05')
  expect([match.state.hands[0], match.state.discards[0]]).toEqual([['B05'], ['B05', 'S19', 'B12', 'S19']])
})

test('[card.S19] may be left, comes also when the ship was the last one there, and asks nothing of an empty pile', () => {
  const left = battle({ hands: { nova: ['S19'] }, boards: duel, discards: ['B05'] })
  left.play('nova: S19; pulsar: pass; nova: nova-1')
  expect([left.logged('battle.victor')[0].data.seat, left.ask]).toEqual([1, 'card.S19#card'])
  left.play('nova: none')
  expect([left.state.hands[0], left.ask]).toEqual([[], 'battle.commit'])
  const empty = battle({ hands: { nova: ['S19'] }, boards: duel }).play('nova: S19; pulsar: pass; nova: nova-1')
  expect(empty.ask).toBe('battle.commit')
})

test('[card.S19] [cards.limit] the hand limit holds for the card that was taken', () => {
  const hand = ['S19', 'B01', 'B02', 'B03', 'B04', 'B06']
  const match = battle({ hands: { nova: hand }, boards: duel, discards: ['B05'] })
  match.play('nova: S19; pulsar: pass; nova: nova-1, B05')
  expect(match.ask).toBe('cards.limit')
})

test('[card.S19] gives nothing of the pile to the victor, nor to one who has no ship to pay', () => {
  const won = battle({ hands: { nova: ['S19'] }, boards: duel, discards: ['B05'] })
  won.play('nova: S19; pulsar: pass; nova: nova-5')
  expect([won.state.honor[0], won.ask]).toEqual([5, 'battle.commit'])
  const match = battle({
    hands: { nova: ['S19'] },
    boards: { 1: ['mototada', 'pulsar-1', 'pulsar-2', 'pulsar-carrier'], 2: [] },
    graveyard: ['nova-1', 'nova-2', 'nova-3', 'nova-4', 'nova-5', 'nova-6', 'nova-7', 'nova-8', 'nova-carrier'],
    discards: ['B05'],
  })
  match.play('nova: S19; pulsar: pass')
  expect([lastTotals(match), match.state.hands[0]]).toEqual([[3, 4], []])
})

test('[card.S20] lowers the deepest marker of everybody in the battle, in turn order', () => {
  const match = battle({
    turn: 'pulsar',
    hands: { nova: ['S20'] },
    wealth: { nova: 1 },
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
  expect(lastTotals(match)).toEqual([1, 1, 4])
  expect(match.logged('alliance.move').map((event) => event.data.seat)).toEqual([1, 0])
})

test('[card.S20] lets the owner of a branch pick among equals', () => {
  const match = battle({
    hands: { nova: ['S20'] },
    wealth: { nova: 1 },
    boards: duel,
    markers: { Horizon: 'Pulsar-3', Aurora: 'Pulsar-3' },
  })
  match.play('nova: S20; pulsar: pass')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.S20#marker', options: ['Horizon', 'Aurora'] })
})

test('[card.S20] gives its power also when there is nothing to lower, but not unpaid', () => {
  const none = battle({ hands: { nova: ['S20'] }, wealth: { nova: 1 }, boards: duel }).play('nova: S20; pulsar: pass')
  expect(lastTotals(none)).toEqual([4, 1])
  const poor = battle({ hands: { nova: ['S20'] }, boards: duel, markers: { Sol: 'Pulsar-1' } })
  poor.play('nova: S20; pulsar: pass')
  expect(lastTotals(poor)).toEqual([1, 1])
  expect(spaceOfClan(poor, 'Sol')).toBe('Pulsar-1')
})

test('[card.S20] spares nobody’s own oath: everybody lowers her marker herself', () => {
  const match = lastTurn({
    hands: { pulsar: ['S05'], nova: ['S20'] },
    wealth: { nova: 1 },
    markers: { Sol: 'Pulsar-2' },
    boards: duel,
  })
  match.play('pulsar: S05, Sol, wealth-4, end; nova: S20; pulsar: pass')
  expect(spaceOfClan(match, 'Sol')).toBe('Pulsar-1')
})

test('[card.S20] cannot lower a marker that somebody else has sworn to keep', () => {
  const match = lastTurn({
    hands: { pulsar: ['S05'], nova: ['S20'] },
    wealth: { nova: 1 },
    markers: { Sol: 'Pulsar-1', Terra: 'Nova-1' },
    boards: duel,
  })
  match.play('pulsar: S05, Sol, allegiance-4, Sol, Nova-2, end; nova: S20; pulsar: pass')
  expect([spaceOfClan(match, 'Sol'), spaceOfClan(match, 'Terra')]).toEqual(['Nova-2', 'Nova-1'])
  expect(lastTotals(match)).toEqual([4, 1])
})
