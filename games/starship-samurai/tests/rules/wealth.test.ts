import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'
import { duel, places } from '../cards/base/battlefield.ts'
import { scene } from '../scene.ts'

test('[wealth.held] only held tokens can be spent, and they go back to the supply (O3)', () => {
  const match = scene({
    hands: { nova: ['B05'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1'] },
    attached: { 'nova-1': 5 },
  })
  expect(match.why('B05')).toEqual({ rule: 'cards.cost-wealth', data: { cost: 2, have: 1 } })
  match.play('nova: draw-1, 1, 0')
  expect([match.state.wealth[0], match.state.bank, match.state.attachedWealth[0]]).toEqual([0, 39, 5])
})

test('[wealth.held] is open to all', () => {
  const { state } = scene({ wealth: { nova: 3, void: 7 } })
  expect(starshipSamurai.view(state, 1).seats.map(({ wealth }) => wealth)).toEqual([3, 0, 0, 7])
})

test('[wealth.held] [wealth.attached] attached tokens do not count in a tie at the end (G6)', () => {
  const match = scene({
    phase: 'resolution',
    first: 'pulsar',
    honor: { nova: 9, pulsar: 9 },
    wealth: { nova: 1 },
    boards: { 1: ['pulsar-1'] },
    attached: { 'pulsar-1': 4 },
    locationDeck: [],
  })
  expect(match.state.ranking.slice(0, 2)).toEqual([0, 1])
})

test('[wealth.supply] of 44 tokens, a gain takes what is there and nothing is owed (G2)', () => {
  const match = scene({ players: 2, wealth: { nova: 20, pulsar: 22 } }).play('nova: wealth-4, 0')
  expect([...match.state.wealth, match.state.bank]).toEqual([22, 22, 0])
  match.play('nova: end; pulsar: wealth-1, 0')
  expect([...match.state.wealth, match.state.bank]).toEqual([22, 22, 0])
})

test('[wealth.supply] attached tokens are not in it (G2)', () => {
  const match = scene({ boards: { 1: ['pulsar-1'] }, attached: { 'pulsar-1': 42 } }).play('nova: wealth-4')
  expect([match.state.wealth[0], match.state.bank]).toEqual([2, 0])
})

test('[wealth.attached] tokens move along with their fighter (G5)', () => {
  const match = scene({ boards: { 1: ['nova-1'] }, attached: { 'nova-1': 2 } }).play('nova: units-1, nova-1, 3')
  expect([match.state.attachedWealth[0], match.state.bank]).toEqual([2, 42])
  expect(starshipSamurai.view(match.state, 'spectator').boards[2].units[0]).toEqual([
    { id: 'nova-1', power: 3, wealth: 2 },
  ])
})

test('[wealth.attached] when the fighter is destroyed they go to the supply (G4)', () => {
  const match = scene({
    samurai: { nova: ['tametomo'] },
    wealth: { nova: 1 },
    boards: { 1: ['pulsar-1'] },
    attached: { 'pulsar-1': 3 },
  })
  match.play('nova: tametomo, pulsar-1')
  expect([...match.state.wealth, match.state.bank, match.state.attachedWealth[9]]).toEqual([0, 0, 0, 0, 44, 0])
})

test('[wealth.attached] also when it returns, by a card or after a victory (G4)', () => {
  const card = scene({
    hands: { nova: ['B10'] },
    wealth: { nova: 1 },
    boards: { 1: ['pulsar-1'] },
    attached: { 'pulsar-1': 3 },
  })
  card.play('nova: B10, [pulsar-1]')
  expect([places(card, 'pulsar-1'), card.state.bank, card.state.attachedWealth[9]]).toEqual([['supply'], 44, 0])
  const won = duel({ boards: { 1: ['nova-1'] }, attached: { 'nova-1': 3 } })
  expect([places(won, 'nova-1'), won.state.wealth[0], won.state.bank]).toEqual([['supply'], 1, 43])
})

test('[wealth.attached] is never taken off: no choice of a turn does it (O3)', () => {
  const match = scene({ hands: {}, boards: { 1: ['nova-1'] }, attached: { 'nova-1': 3 } })
  const orders = /^(allegiance|units|draw|wealth)-\d$/
  expect(match.options.filter((choice) => !orders.test(String(choice)))).toEqual([])
  expect(match.why('attach')).toEqual({ rule: 'fighter.attach', data: { cost: 1, have: 0 } })
})

test('[wealth.give] passes from player to player, past the supply (H9)', () => {
  const match = scene({ players: 2, hands: { nova: ['B01'] }, honor: { nova: 1 }, wealth: { pulsar: 2 } })
  match.play('nova: B01, [nova-1]; pulsar: pay')
  expect([...match.state.wealth, match.state.bank]).toEqual([2, 0, 42])
  expect(match.logged('wealth.give').map(({ data }) => data)).toEqual([{ from: 1, to: 0, amount: 2, reason: 'B01' }])
})
