import { expect, test } from 'vitest'
import { scene } from '../../scene.ts'
import { discarded, places } from './battlefield.ts'

const fleet = (clan: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${clan}-${from + i}`)

test('[card.B01] asks the opponent once for each unit destroyed, and checks afresh what is possible', () => {
  const match = scene({ players: 3, hands: { nova: ['B01'] }, honor: { nova: 1 }, wealth: { pulsar: 3 } })
  match.play('nova: B01, [nova-1 mototada]')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B01#who', options: ['Pulsar', 'Gamma'] })
  match.play('nova: Pulsar')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.B01#answer', options: ['pay', 'lose'] })
  match.play('pulsar: pay')
  expect(match.state.wealth).toEqual([2, 1, 0])
  expect(match.ask).toBe('card.B01#lose')
  match.play('pulsar: [pulsar-2 gozen]')
  expect(places(match, 'nova-1', 'mototada', 'pulsar-2', 'gozen')).toEqual(Array(4).fill('graveyard'))
  expect(match.state.honor[0]).toBe(0)
  expect(discarded(match)).toEqual(['B01'])
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'turn.sequence' })
})

test('[card.B01] is skipped where the opponent can do neither in full', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B01'] },
    honor: { nova: 1 },
    wealth: { pulsar: 1 },
    boards: { 1: fleet('pulsar', 1, 5), 2: [...fleet('pulsar', 6, 8), 'pulsar-carrier', 'gozen'] },
  })
  match.play('nova: B01, [nova-1 nova-2]')
  expect(match.ask).toBe('turn.sequence')
  expect(match.state.wealth).toEqual([0, 1])
  expect(places(match, 'oda', 'nova-1', 'nova-2')).toEqual(['supply', 'graveyard', 'graveyard'])
})

test('[card.B01] takes the last units of a supply without a question, and then there is nothing left to do', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B01'] },
    honor: { nova: 1 },
    boards: { 1: fleet('pulsar', 1, 5), 2: [...fleet('pulsar', 6, 8), 'pulsar-carrier'] },
  })
  match.play('nova: B01, [nova-1 nova-2]')
  expect(match.ask).toBe('turn.sequence')
  expect(places(match, 'gozen', 'oda')).toEqual(['graveyard', 'graveyard'])
})

test('[card.B01] may be played for no unit at all, which does nothing', () => {
  const match = scene({ players: 3, hands: { nova: ['B01'] }, honor: { nova: 1 }, wealth: { pulsar: 3 } })
  match.play('nova: B01, []')
  expect(match.ask).toBe('turn.sequence')
  expect(match.state.honor[0]).toBe(0)
  expect(match.state.wealth).toEqual([0, 3, 0])
})

test('[card.B01] is not asked for units by a player whose supply is empty', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B01'] },
    honor: { nova: 1 },
    graveyard: [...fleet('nova', 1, 8), 'nova-carrier', 'mototada', 'tametomo'],
  })
  expect(match.play('nova: B01').ask).toBe('turn.sequence')
})

test('[card.B01] costs honor that must be there', () => {
  const match = scene({ players: 2, hands: { nova: ['B01'] } })
  expect(match.why('B01')).toEqual({ rule: 'cards.cost-honor', data: { cost: 1, have: 0 } })
})

test('[card.B02] empties the graveyard into the supply and then moves up to two units', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B02'] },
    wealth: { nova: 1 },
    samurai: { nova: ['gozen', 'mori'] },
    boards: { 1: ['nova-2'] },
    graveyard: ['nova-1', 'gozen', 'pulsar-1'],
  })
  match.play('nova: B02')
  expect(match.state.wealth[0]).toBe(0)
  expect(match.logged('card.B02')[0].data).toEqual({ seat: 0, units: ['nova-1', 'gozen'] })
  expect(places(match, 'nova-1', 'gozen', 'pulsar-1')).toEqual(['supply', 'supply', 'graveyard'])
  match.play('nova: gozen, 2')
  expect(match.why('gozen')?.rule).toBe('move.once')
  match.play('nova: nova-1, 1')
  expect(places(match, 'gozen', 'nova-1')).toEqual([2, 1])
  expect(match.ask).toBe('turn.sequence')
  expect(discarded(match)).toEqual(['B02'])
})

test('[card.B02] works with an empty graveyard, and the moves may be left out', () => {
  const match = scene({ players: 2, hands: { nova: ['B02'] }, wealth: { nova: 1 } })
  match.play('nova: B02')
  expect(match.ask).toBe('move.units')
  expect(match.logged('card.B02')).toEqual([])
  expect(match.play('nova: stop').ask).toBe('turn.sequence')
})

test('[card.B02] returns samurai without a fee, but their moves are real ones', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B02'] },
    wealth: { nova: 2 },
    samurai: { nova: ['masumune', 'oda'] },
    graveyard: ['masumune'],
  })
  match.play('nova: B02')
  expect(match.state.wealth[0]).toBe(1)
  match.play('nova: masumune, 1')
  expect(match.state.wealth[0]).toBe(0)
  match.play('nova: nova-1, 2')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'mech.oda', options: [1, 2, 'none'] })
  expect(match.play('nova: none').ask).toBe('turn.sequence')
})

test('[card.B03] makes every opponent at a location destroy a unit there and discard a card, clockwise', () => {
  const match = scene({
    turn: 'pulsar',
    hands: { pulsar: ['B03'], gamma: [], void: ['ST1', 'B01', 'B01'] },
    boards: { 1: ['gamma-1', 'void-1', 'masumune', 'pulsar-1'], 2: ['pulsar-2'], 3: ['nova-1'] },
  })
  match.play('pulsar: B03, pulsar-3')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.B03#where', options: [1, 3] })
  match.play('pulsar: 1')
  expect(match.asks()).toEqual({ seat: 'Gamma', ask: 'card.B03#unit', options: ['gamma-1'] })
  match.play('gamma: gamma-1')
  expect(match.asks()).toEqual({ seat: 'Void', ask: 'card.B03#unit', options: ['void-1', 'masumune'] })
  match.play('void: masumune')
  expect(match.asks()).toEqual({ seat: 'Void', ask: 'card.B03#card', options: ['ST1', 'B01'] })
  match.play('void: B01')
  expect(places(match, 'pulsar-3', 'gamma-1', 'masumune', 'nova-1')).toEqual(['graveyard', 'graveyard', 'graveyard', 3])
  expect(discarded(match)).toEqual(['B01', 'B03'])
})

test('[card.B03] needs an opposing unit at some location', () => {
  const match = scene({ players: 2, hands: { nova: ['B03'] }, boards: { 1: ['nova-1'] } })
  expect(match.why('B03')).toEqual({ rule: 'cards.required', data: { card: 'B03' } })
})
