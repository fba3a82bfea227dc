import { expect, test } from 'vitest'
import { places, type Scene, scene } from '../scene.ts'

/** The end of a round; four more location cards are there. */
const roundEnd: Scene = {
  players: 2,
  phase: 'resolution',
  locations: ['L06', 'L12'],
  locationDeck: ['L01', 'L03', 'L05', 'L07'],
}

test('[resolution.alliances] one marker on a +5 space and one on a +3 space give 8 (A5)', () => {
  const match = scene({ ...roundEnd, markers: { Sol: 'Nova-6', Terra: 'Nova-2', Ion: 'Pulsar-1' } })
  expect(match.state.honor).toEqual([8, 2])
  expect(match.logged('resolution.alliances').map(({ data }) => data)).toEqual([
    { seat: 0, honor: 8, markers: 2, clans: ['Sol', 'Terra'] },
    { seat: 1, honor: 2, markers: 1, clans: ['Ion'] },
  ])
})

test('[resolution.alliances] every depth brings what its tier says, and neutral markers nothing', () => {
  for (const [depth, honor] of [2, 3, 3, 4, 4, 5].entries())
    expect(scene({ ...roundEnd, markers: { Sol: `Pulsar-${depth + 1}` } }).state.honor).toEqual([0, honor])
})

test('[resolution.alliances] are scored in the final round as well (A5)', () => {
  const match = scene({ ...roundEnd, locationDeck: [], markers: { Sol: 'Nova-6' } })
  expect([match.match.over, match.state.honor]).toEqual([true, [5, 0]])
})

test('[resolution.locations] unclaimed cards are discarded and every board gets a new one', () => {
  const match = scene(roundEnd)
  expect(match.state.boards).toEqual(['L01', 'L03'])
  expect([match.state.locationDiscard, match.state.locationDeck]).toEqual([
    ['L06', 'L12'],
    ['L07', 'L05'],
  ])
})

test('[resolution.locations] a deck that is too small ends the game (E2)', () => {
  const match = scene({ ...roundEnd, locationDeck: ['L01'] })
  expect(match.match.over).toBe(true)
  expect([match.state.boards, match.state.locationDeck]).toEqual([['', ''], ['L01']])
})

test('[resolution.restore] graveyards go back to the supplies, and the order markers to their players (E6)', () => {
  const match = scene({
    ...roundEnd,
    boards: { 1: ['pulsar-2'] },
    graveyard: ['nova-1', 'mototada', 'pulsar-1'],
    spent: { nova: ['units-1', 'draw-4'], pulsar: ['wealth-2'] },
  })
  expect(places(match, 'nova-1', 'mototada', 'pulsar-1', 'pulsar-2')).toEqual(['supply', 'supply', 'supply', 1])
  expect(match.state.orderMarkers).toEqual([
    [-1, -1, -1, -1],
    [-1, -1, -1, -1],
  ])
})

test('[resolution.restore] also what was destroyed in a supply (E6)', () => {
  const match = scene({
    players: 2,
    first: 'nova',
    turn: 'pulsar',
    spent: { nova: ['wealth-1', 'wealth-2', 'wealth-3', 'wealth-4'], pulsar: ['wealth-2', 'wealth-3', 'wealth-4'] },
    hands: { pulsar: ['B01'] },
    honor: { pulsar: 1 },
    wealth: { nova: 2 },
  })
  match.play('pulsar: B01, [pulsar-1]', 'nova: pay')
  expect(places(match, 'pulsar-1')).toEqual(['graveyard'])
  match.play('pulsar: wealth-1, 0, end')
  expect([match.state.round, ...places(match, 'pulsar-1')]).toEqual([2, 'supply'])
})

test('[resolution.first-player] the token goes to the left, and its new holder begins', () => {
  const match = scene({ ...roundEnd, players: 3, locations: ['L06', 'L12', 'L09'], first: 'pulsar', hands: {} })
  expect([match.state.first, match.state.turn, match.state.round]).toEqual([2, 2, 2])
  expect(match.asks()).toMatchObject({ seat: 'Gamma', ask: 'turn.sequence' })
  const last = scene({ ...roundEnd, players: 3, locations: ['L06', 'L12', 'L09'], first: 'gamma', hands: {} })
  expect(last.asks()?.seat).toBe('Nova')
})
