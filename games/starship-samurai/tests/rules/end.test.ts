import { settleOptions } from '@orrery/engine'
import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'
import { places, type Scene, scene } from '../scene.ts'

/** The last round is over. */
const lastRound: Scene = {
  players: 3,
  phase: 'resolution',
  locations: ['L06', 'L12', 'L16'],
  locationDeck: ['L14', 'L08'],
}

const ranking = (setting: Scene) => starshipSamurai.result(scene({ ...lastRound, ...setting }).state).ranking

test('[end.when] the game ends when the deck cannot fill every board, after the alliances (E1, E2)', () => {
  const match = scene({
    ...lastRound,
    first: 'pulsar',
    graveyard: ['nova-1'],
    spent: { nova: ['units-1'] },
    markers: { Sol: 'Gamma-1' },
  })
  expect([match.match.over, match.state.phase, match.asks()]).toEqual([true, 'over', undefined])
  expect(match.state.locationDeck).toEqual(['L08', 'L14'])
  expect(match.state.honor).toEqual([0, 0, 2])
  expect([match.state.first, match.state.orderMarkers[0][0]]).toEqual([1, 1])
  expect(places(match, 'nova-1')).toEqual(['graveyard'])
})

test('[end.when] the game goes on while there is a card for every board (E2)', () => {
  const match = scene({ ...lastRound, locationDeck: ['L14', 'L08', 'L01'] })
  expect([match.match.over, match.state.round]).toEqual([false, 2])
})

test('[end.when] there are as many rounds as the location cards allow (E1)', () => {
  const rounds = (players: number) => {
    const options = settleOptions(starshipSamurai, players, {})
    return 1 + starshipSamurai.setup({ seats: players, options, seed: 'rounds' }).locationDeck.length / players
  }
  expect([2, 3, 4].map(rounds)).toEqual([6, 3, 4])
})

test('[end.types] 3, 6 or 9 honor for two, three or four types, the highest only (E3)', () => {
  const match = scene({ ...lastRound, players: 3, won: { nova: ['L01', 'L02'], pulsar: ['L03', 'L05'], gamma: [] } })
  expect(match.state.honor).toEqual([0, 3, 0])
  const more = scene({
    ...lastRound,
    won: { nova: ['L13', 'L09', 'L01'], pulsar: ['L02', 'L05', 'L10', 'L15', 'L07'] },
  })
  expect(more.state.honor).toEqual([6, 9, 0])
  expect(more.logged('end.types').map(({ data }) => data)).toEqual([
    { seat: 0, types: 3, bonus: 6 },
    { seat: 1, types: 4, bonus: 9 },
  ])
})

test('[end.winner] most honor wins, and honor has no upper end (E5)', () => {
  const match = scene({ ...lastRound, honor: { nova: 40, pulsar: 251, gamma: 7 } })
  expect(starshipSamurai.result(match.state)).toEqual({ scores: [40, 251, 7], ranking: [1, 0, 2] })
  expect(match.logged('end.winner').map(({ data }) => data)).toEqual([{ seat: 1, honor: 251 }])
})

test('[end.winner] the bonus for types counts', () => {
  expect(ranking({ honor: { nova: 8, pulsar: 6 }, won: { pulsar: ['L03', 'L05'] } })).toEqual([1, 0, 2])
})

test('[end.ties] held wealth first; attached tokens do not count (E4, G6)', () => {
  expect(ranking({ wealth: { gamma: 2, pulsar: 1 } })).toEqual([2, 1, 0])
  const attached = { boards: { 1: ['nova-1'] }, attached: { 'nova-1': 5 }, wealth: { pulsar: 1 } }
  expect(ranking(attached)).toEqual([1, 0, 2])
})

test('[end.ties] then location cards (E4)', () => {
  const won = { nova: ['L01'], gamma: ['L05', 'L07'] }
  expect(ranking({ won })).toEqual([2, 0, 1])
  expect(ranking({ won, wealth: { pulsar: 1 } })).toEqual([1, 2, 0])
})

test('[end.ties] then markers on the own branch (E4)', () => {
  const honor = { pulsar: 5, gamma: 1 }
  expect(ranking({ honor, markers: { Sol: 'Nova-6', Terra: 'Gamma-1', Ion: 'Gamma-1' } })).toEqual([2, 0, 1])
})

test('[end.ties] then the earliest place in the last round’s turn order; it is never shared (E4)', () => {
  expect(ranking({ first: 'nova' })).toEqual([0, 1, 2])
  expect(ranking({ first: 'gamma' })).toEqual([2, 0, 1])
})

test('[end.winner] a player who has gone is played for: wealth, no cards, no commitments (E7)', () => {
  const match = scene({ players: 2, hands: { nova: ['B07', 'ST1'] }, wealth: { nova: 1 } })
  const goOn = () => {
    const [seat] = match.match.runner.waitingFor()
    const question = match.match.runner.questionFor(seat)
    if (!question) throw new Error('Nothing is asked.')
    const value = starshipSamurai.fallback(match.state, question)
    match.match.answer(seat, value)
    return value
  }
  expect([goOn(), goOn(), goOn()]).toEqual(['wealth-1', 0, 'end'])
  expect([match.state.wealth[0], match.state.hands[0]]).toEqual([2, ['B07', 'ST1']])
  const battle = scene({ players: 2, battle: 1, boards: { 1: ['nova-1', 'pulsar-1'] }, hands: { nova: ['ST1'] } })
  const question = battle.match.runner.questionFor(0)
  expect(question && starshipSamurai.fallback(battle.state, question)).toBe('pass')
})
