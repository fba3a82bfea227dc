import { expect, test } from 'vitest'
import { scene } from '../../scene.ts'
import { discarded, places } from './battlefield.ts'

const ALL_OF_NOVA = Array.from({ length: 8 }, (_, i) => `nova-${i + 1}`)

test('[card.B04] lets an opponent choose between an ally and wealth', () => {
  const match = scene({
    hands: { nova: ['B04'] },
    honor: { nova: 1 },
    wealth: { pulsar: 3, void: 2 },
    markers: { Sol: 'Pulsar-4', Ion: 'Pulsar-1', Luna: 'Gamma-2', Rift: 'Nova-2' },
  })
  match.play('nova: B04')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B04#who', options: ['Pulsar', 'Gamma'] })
  match.play('nova: Pulsar')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.B04#answer', options: ['marker', 'pay'] })
  match.play('pulsar: marker')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.B04#marker', options: ['Sol', 'Ion'] })
  match.play('pulsar: Sol')
  expect(match.logged('alliance.move')[0].data).toEqual({ seat: 1, clan: 'Sol', from: 'Pulsar-4', to: 'neutral' })
  expect(match.state.honor[0]).toBe(0)
  expect(match.ask).toBe('turn.sequence')
  expect(discarded(match)).toEqual(['B04'])
})

test('[card.B04] asks nothing where only one answer can be given in full', () => {
  const poor = scene({
    players: 2,
    hands: { nova: ['B04'] },
    honor: { nova: 1 },
    wealth: { pulsar: 2 },
    markers: { Sol: 'Pulsar-4' },
  })
  expect(poor.play('nova: B04').ask).toBe('turn.sequence')
  expect(poor.state.depth.every((depth) => depth === 0)).toBe(true)
  const alone = scene({ players: 2, hands: { nova: ['B04'] }, honor: { nova: 1 }, wealth: { pulsar: 5 } })
  expect(alone.play('nova: B04').ask).toBe('turn.sequence')
  expect(alone.state.wealth).toEqual([3, 2])
})

test('[card.B04] needs an opponent who can do something, and an honor', () => {
  const match = scene({
    players: 3,
    hands: { nova: ['B04'] },
    honor: { nova: 1 },
    wealth: { pulsar: 2 },
    markers: { Sol: 'Nova-1' },
  })
  expect(match.why('B04')).toEqual({ rule: 'cards.required', data: { card: 'B04' } })
  const poor = scene({ players: 2, hands: { nova: ['B04'] }, markers: { Sol: 'Pulsar-1' } })
  expect(poor.why('B04')?.rule).toBe('cards.cost-honor')
})

test('[card.B04] cannot make an opponent send away a marker that somebody else has sworn to keep', () => {
  const match = scene({
    players: 3,
    options: { deck: 'combine' },
    turn: 'gamma',
    hands: { nova: ['B04'], gamma: ['S05'] },
    honor: { nova: 1 },
    markers: { Sol: 'Gamma-1' },
  })
  match.play('gamma: S05, Sol, allegiance-2, Sol, Pulsar-1, end')
  expect(match.why('B04')?.rule).toBe('cards.required')
})

test('[card.B05] moves a marker up to three spaces, through neutral too', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B05'] },
    wealth: { nova: 3 },
    markers: { Sol: 'Pulsar-2' },
  })
  match.play('nova: B05')
  expect(match.ask).toBe('card.B05')
  match.play('nova: Sol')
  expect(match.options).toEqual(['neutral', 'Nova-1', 'Pulsar-1', 'Pulsar-2', 'Pulsar-3', 'Pulsar-4', 'Pulsar-5'])
  match.play('nova: Nova-1')
  expect([match.state.branch[0], match.state.depth[0]]).toEqual([0, 1])
  expect(match.state.wealth[0]).toBe(1)
  expect(discarded(match)).toEqual(['B05'])
})

test('[card.B05] may leave all markers where they are', () => {
  const match = scene({ players: 2, hands: { nova: ['B05'] }, wealth: { nova: 2 } })
  expect(match.play('nova: B05, none').ask).toBe('turn.sequence')
  expect(scene({ players: 2, hands: { nova: ['B05'] }, wealth: { nova: 1 } }).why('B05')?.rule).toBe(
    'cards.cost-wealth',
  )
})

test('[card.B06] moves three ships; passengers do not count, samurai are not among them', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B06'] },
    wealth: { nova: 1 },
    boards: { 1: ['nova-1'] },
  })
  match.play('nova: B06')
  expect(match.state.wealth[0]).toBe(0)
  expect(match.options).toEqual([...ALL_OF_NOVA, 'nova-carrier', 'stop'])
  match.play('nova: nova-carrier, 2, [nova-2 nova-3], nova-1, 2')
  expect(match.why('nova-1')?.rule).toBe('move.once')
  match.play('nova: nova-4, 1')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2', 'nova-3', 'nova-4')).toEqual([2, 2, 2, 2, 1])
  expect(match.ask).toBe('turn.sequence')
})

test('[card.B06] may stop early, and Oda follows once the card is done', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B06'] },
    wealth: { nova: 1 },
    samurai: { nova: ['oda', 'mori'] },
  })
  match.play('nova: B06, nova-1, 1, stop')
  expect(match.ask).toBe('mech.oda')
  match.play('nova: 1')
  expect(places(match, 'nova-1', 'oda')).toEqual([1, 1])
})

test('[card.B06] moves no ship to a full location', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B06'] },
    wealth: { nova: 1 },
    boards: { 1: Array.from({ length: 7 }, (_, i) => `pulsar-${i + 1}`) },
  })
  match.play('nova: B06, nova-1')
  expect(match.options).toEqual([2])
  expect(match.why(1)?.rule).toBe('move.full')
})

test('[card.B06] needs a ship that can move', () => {
  const wrecked = scene({
    players: 2,
    hands: { nova: ['B06'] },
    wealth: { nova: 1 },
    graveyard: [...ALL_OF_NOVA, 'nova-carrier'],
  })
  expect(wrecked.why('B06')).toEqual({ rule: 'cards.required', data: { card: 'B06' } })
  const crowded = scene({
    players: 2,
    hands: { nova: ['B06'] },
    wealth: { nova: 1 },
    boards: {
      1: Array.from({ length: 7 }, (_, i) => `pulsar-${i + 1}`),
      2: [...ALL_OF_NOVA.slice(0, 6), 'mototada'],
    },
  })
  expect(crowded.why('B06')?.rule).toBe('cards.required')
})

const COURT = {
  1: ['nova-1', 'nova-2', 'nova-3', 'pulsar-1', 'oda', 'void-1'],
  2: ['nova-4'],
  3: ['gamma-1', 'nova-5'],
}

test('[card.B07] asks for a location that one leads; opponents there pay tribute or give way, clockwise', () => {
  const match = scene({
    turn: 'nova',
    hands: { nova: ['B07'] },
    samurai: { gamma: ['oda'] },
    wealth: { pulsar: 2, void: 1 },
    boards: { 1: ['nova-1', 'nova-2', 'nova-3', 'nova-carrier', 'pulsar-1', 'gamma-1', 'void-1'], 2: ['nova-4'] },
  })
  match.play('nova: B07')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B07#where', options: [1, 2] })
  match.play('nova: 1')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.B07#answer', options: ['pay', 'return'] })
  match.play('pulsar: pay')
  // Gamma has no wealth, and one unit there: nothing is left to decide.
  expect(places(match, 'gamma-1')).toEqual(['supply'])
  match.play('void: return')
  expect(places(match, 'pulsar-1', 'void-1')).toEqual([1, 'supply'])
  expect(match.state.wealth).toEqual([3, 1, 0, 1])
  expect(discarded(match)).toEqual(['B07'])
})

test('[card.B07] lets an opponent choose the unit that gives way, a mech too, which is no move', () => {
  const match = scene({
    hands: { nova: ['B07'] },
    samurai: { nova: ['masumune'], pulsar: ['oda'] },
    boards: { 1: ['masumune', 'pulsar-1', 'oda'] },
    attached: { 'pulsar-1': 1 },
  })
  match.play('nova: B07')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.B07#unit', options: ['pulsar-1', 'oda'] })
  match.play('pulsar: pulsar-1')
  expect([...places(match, 'pulsar-1', 'oda'), match.state.attachedWealth.some((wealth) => wealth > 0)]).toEqual([
    'supply',
    1,
    false,
  ])
})

test('[card.B07] brings two wealth where nobody else is, as far as the supply reaches', () => {
  const alone = scene({ hands: { nova: ['B07'] }, boards: COURT }).play('nova: B07')
  expect([alone.ask, alone.state.wealth[0]]).toEqual(['turn.sequence', 2])
  const short = scene({ hands: { nova: ['B07'] }, wealth: { void: 43 }, boards: { 2: ['nova-4'] } }).play('nova: B07')
  expect([short.state.wealth[0], short.state.bank]).toEqual([1, 0])
})

test('[card.B07] needs a location where one alone has the most power', () => {
  const level = scene({ hands: { nova: ['B07'] }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  expect(level.why('B07')).toEqual({ rule: 'cards.required', data: { card: 'B07' } })
})
