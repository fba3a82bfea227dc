import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'
import { spaceOfClan } from '../cards/shattered/table.ts'
import { type Scene, scene } from '../scene.ts'

/** Nova's turn begins. Akari Exchange (2 wealth) is at location 1 unless said. */
const turnBegins = (setting: Scene) => scene({ claim: true, locations: ['L06', 'L05', 'L04', 'L15'], ...setting })

const wealthFor = (setting: Scene): number => turnBegins(setting).state.wealth[0]

test('[claim.most-power] more power than every other player brings the reward', () => {
  expect(wealthFor({ boards: { 1: ['nova-1', 'nova-2', 'pulsar-1', 'gamma-1'] } })).toBe(2)
  expect(wealthFor({ boards: { 1: ['nova-1', 'pulsar-carrier'] } })).toBe(0)
  expect(wealthFor({ boards: { 1: ['nova-1', 'nova-2', 'pulsar-1', 'gamma-carrier', 'gamma-1'] } })).toBe(0)
  expect(wealthFor({})).toBe(0)
})

test('[claim.most-power] every other player is compared alone, not all together', () => {
  expect(wealthFor({ boards: { 1: ['nova-1', 'nova-2', 'pulsar-1', 'gamma-1', 'void-1'] } })).toBe(2)
})

test('[claim.most-power] whoever is alone there has the most (C2)', () => {
  const match = turnBegins({ boards: { 1: ['nova-1'] } })
  expect(match.state.wealth[0]).toBe(2)
  expect(match.logged('claim.most-power')).toMatchObject([{ data: { seat: 0, board: 1, location: 'L06', wealth: 2 } }])
})

test('[claim.most-power] current power counts: attached wealth and Shingen (C3)', () => {
  expect(wealthFor({ boards: { 1: ['nova-1', 'pulsar-carrier'] }, attached: { 'nova-1': 2 } })).toBe(2)
  expect(wealthFor({ boards: { 1: ['nova-1', 'pulsar-carrier'] }, attached: { 'nova-1': 1 } })).toBe(0)
  const samurai = { nova: ['shingen'], pulsar: ['mototada'] } as const
  expect(wealthFor({ boards: { 1: ['shingen', 'nova-1', 'mototada'] }, samurai })).toBe(2)
  expect(wealthFor({ boards: { 2: ['shingen'], 1: ['nova-carrier', 'nova-1', 'mototada'] }, samurai })).toBe(0)
})

test('[claim.tie] a tie for the most gives nothing to anybody, whoever’s turn it is (C1)', () => {
  for (const turn of ['nova', 'pulsar', 'gamma'] as const) {
    const match = turnBegins({ turn, boards: { 1: ['nova-1', 'nova-2', 'pulsar-carrier', 'gamma-1'] } })
    expect([match.ask, ...match.state.wealth]).toEqual(['turn.sequence', 0, 0, 0, 0])
  }
})

/** Two cards, a marker, two wealth. */
const MIXED = { locations: ['L12', 'L05', 'L06'], boards: { 1: ['nova-1'], 2: ['nova-2'], 3: ['nova-3'] }, hands: {} }

test('[claim.order] several rewards come in the player’s order; by board number unless she says otherwise (C4)', () => {
  const match = turnBegins({ ...MIXED, deck: ['B05', 'B06'] })
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'claim.order', options: [1, 2, 3] })
  const question = match.match.runner.questionFor(0)
  expect(question && starshipSamurai.fallback(match.state, question)).toBe(1)
  match.play('nova: 3')
  expect([match.state.wealth[0], match.asks()?.options]).toEqual([2, [1, 2]])
  match.play('nova: 2')
  expect([match.ask, match.state.hands[0]]).toEqual(['alliance.move#to', []])
  expect([match.play('nova: Nova-2').ask, match.state.hands[0]]).toEqual(['turn.sequence', ['B05', 'B06']])
})

test('[claim.order] is asked where cards come before or after a decision: what one has drawn, one knows', () => {
  const asks = (setting: Scene) => turnBegins(setting).ask === 'claim.order'
  const at = (...locations: string[]): Scene => ({
    locations,
    boards: Object.fromEntries(locations.map((_, i) => [i + 1, [`nova-${i + 1}`]])),
    hands: {},
  })
  // Markers, wealth and honor: whatever comes first, the same comes of it.
  expect(asks(at('L05', 'L06', 'L03', 'L15'))).toBe(false)
  expect(asks(at('L05', 'L01', 'L10'))).toBe(false)
  expect(asks(at('L12', 'L05'))).toBe(true)
  expect(asks(at('L01', 'L08'))).toBe(true)
  // A marker and a card of the same location come in the order they are printed.
  expect(asks(at('L09', 'L06'))).toBe(false)
  expect(asks(at('L09', 'L14'))).toBe(true)
  // Cards alone are a decision where the hand would grow beyond its limit.
  expect(asks(at('L12', 'L16'))).toBe(false)
  expect(asks({ ...at('L12', 'L16'), hands: { nova: ['B01', 'B02', 'B03'] } })).toBe(true)
  // A marker that somebody else has sworn to keep is none.
  expect(asks({ ...at('L12', 'L05'), markers: { Sol: 'Pulsar-1' }, oaths: { Sol: 'pulsar' } })).toBe(false)
  // Wealth that comes first can be traded before the marker moves.
  expect(asks({ ...at('L05', 'L06'), options: { trading: true } })).toBe(true)
})

test('[claim.order] what is not asked comes by board number; under the first rules it was always asked', () => {
  const setting = { locations: ['L06', 'L05'], boards: { 1: ['nova-1'], 2: ['nova-2'] } }
  const match = turnBegins(setting)
  expect([match.ask, match.state.wealth[0]]).toEqual(['alliance.move#to', 2])
  expect(turnBegins({ ...setting, rules: 1 }).asks()).toMatchObject({ ask: 'claim.order', options: [1, 2] })
})

test('[claim.order] the list is settled when the turn starts: nothing gained on the way adds to it (C4)', () => {
  const match = turnBegins({ boards: { 1: ['nova-1'], 2: ['nova-2', 'pulsar-1'] } })
  expect([match.ask, match.state.wealth[0]]).toEqual(['turn.sequence', 2])
  match.play('nova: attach, nova-2')
  expect(match.ask).toBe('turn.sequence')
})

test('[claim.up-to] honor and wealth are taken in full without a question (C5)', () => {
  const match = turnBegins({ locations: ['L03'], boards: { 1: ['nova-1'] } })
  expect([match.ask, match.state.honor[0], match.state.wealth[0]]).toEqual(['turn.sequence', 1, 1])
})

test('[claim.up-to] a marker may stay and cards may stay undrawn: a claim can come to nothing (C5, C9)', () => {
  const marker = turnBegins({ boards: { 2: ['nova-1'] }, markers: { Sol: 'Pulsar-3' } })
  expect(marker.options).toContain('Pulsar-3')
  marker.play('nova: Pulsar-3')
  expect([marker.ask, spaceOfClan(marker, 'Sol')]).toEqual(['turn.sequence', 'Pulsar-3'])
  const any = turnBegins({ locations: ['L01'], boards: { 1: ['nova-1'] } }).play('nova: none')
  expect(any.ask).toBe('turn.sequence')
})

test('[claim.parts] both parts, from left to right, each with its own maximum (C6)', () => {
  const match = turnBegins({ locations: ['L02'], boards: { 1: ['nova-1'] } })
  expect([match.ask, match.state.honor[0]]).toEqual(['alliance.move#to', 0])
  match.play('nova: neutral')
  expect([match.ask, match.state.honor[0]]).toEqual(['turn.sequence', 1])
})

test('[claim.clan] the named marker, up to its number, in any open direction (C7)', () => {
  const locations = ['L06', 'L05', 'L04']
  const match = turnBegins({ players: 3, locations, boards: { 2: ['nova-1'] }, markers: { Sol: 'Pulsar-1' } })
  expect(match.asks()).toEqual({
    seat: 'Nova',
    ask: 'alliance.move#to',
    options: ['neutral', 'Nova-1', 'Pulsar-1', 'Pulsar-2', 'Pulsar-3', 'Gamma-1'],
  })
  expect(match.why('Nova-2')).toEqual({ rule: 'alliance.move#far', data: { distance: 3, spaces: 2 } })
  match.play('nova: Gamma-1')
  expect(spaceOfClan(match, 'Sol')).toBe('Gamma-1')
})

test('[claim.any] one marker of the player’s choice, and only one (C7, A1)', () => {
  const match = turnBegins({ locations: ['L01'], boards: { 1: ['nova-1'] } })
  expect(match.asks()).toEqual({
    seat: 'Nova',
    ask: 'claim.any',
    options: ['Sol', 'Terra', 'Ion', 'Horizon', 'Aurora', 'Rift', 'Luna', 'Comet', 'none'],
  })
  match.play('nova: Ion')
  expect(match.why('Nova-3')).toEqual({ rule: 'alliance.move#far', data: { distance: 3, spaces: 2 } })
  match.play('nova: Nova-1')
  expect([match.ask, spaceOfClan(match, 'Ion')]).toEqual(['turn.sequence', 'Nova-1'])
})

test('[claim.honor] adds its number', () => {
  const match = turnBegins({ locations: ['L03'], boards: { 1: ['nova-1'] }, honor: { nova: 4 } })
  expect(match.state.honor).toEqual([5, 0, 0, 0])
})

test('[claim.wealth] comes from the supply, as far as it reaches', () => {
  const match = turnBegins({ boards: { 1: ['nova-1'] } })
  expect([match.state.wealth[0], match.state.bank]).toEqual([2, 42])
  const poor = turnBegins({ boards: { 1: ['nova-1'] }, wealth: { void: 43 } })
  expect([poor.state.wealth[0], poor.state.bank]).toEqual([1, 0])
  expect(wealthFor({ boards: { 1: ['nova-1'] }, wealth: { void: 44 } })).toBe(0)
})

test('[claim.cards] are drawn without a question while they fit into the hand (C5)', () => {
  const setting = { locations: ['L12'], boards: { 1: ['nova-1'] }, deck: ['B05', 'B06'] }
  const match = turnBegins({ ...setting, hands: { nova: ['B01', 'B02', 'B03'] } })
  expect([match.ask, match.state.hands[0]]).toEqual(['turn.sequence', ['B01', 'B02', 'B03', 'B05', 'B06']])
})

test('[claim.cards] beyond the limit the number is named first (C5, K11)', () => {
  const setting = { locations: ['L12'], boards: { 1: ['nova-1'] }, deck: ['B05', 'B06'] }
  const match = () => turnBegins({ ...setting, hands: { nova: ['B01', 'B02', 'B03', 'B04'] } })
  expect(match().asks()).toEqual({ seat: 'Nova', ask: 'claim.cards', options: [0, 1, 2] })
  expect(match().state.hands[0].length).toBe(4)
  expect(match().play('nova: 0').state.hands[0]).toEqual(['B01', 'B02', 'B03', 'B04'])
  expect(match().play('nova: 1').state.hands[0]).toEqual(['B01', 'B02', 'B03', 'B04', 'B05'])
  const both = match().play('nova: 2')
  expect(both.asks()).toMatchObject({ seat: 'Nova', ask: 'cards.limit' })
  expect(both.play('nova: B06').state.hands[0]).toEqual(['B01', 'B02', 'B03', 'B04', 'B05'])
})

test('[claim.first] no card and no free order comes before it (C8)', () => {
  const match = turnBegins({
    boards: { 2: ['nova-1'] },
    hands: { nova: ['B07'] },
    wealth: { nova: 2 },
    samurai: { nova: ['tametomo'] },
  })
  expect(match.ask).toBe('alliance.move#to')
  for (const early of ['B07', 'attach', 'tametomo', 'wealth-1'])
    expect(match.match.answer(0, early)?.reason).toBe('not-offered')
  match.play('nova: neutral')
  expect(match.options).toEqual(expect.arrayContaining(['B07', 'attach', 'tametomo', 'wealth-1']))
})

test('[claim.first] every turn opens with it, also the first of a new round', () => {
  const match = turnBegins({
    players: 2,
    first: 'nova',
    claim: false,
    spent: { nova: ['draw-1', 'draw-2', 'draw-3'], pulsar: ['draw-1', 'draw-2', 'draw-3'] },
    locations: ['L06', 'L03'],
    locationDeck: ['L16', 'L05'],
    boards: { 1: ['nova-1', 'nova-carrier', 'pulsar-carrier', 'pulsar-1'], 2: ['pulsar-2'] },
    hands: {},
  })
  match.play('nova: draw-4, 0, end')
  expect([match.state.wealth[1], match.state.honor[1]]).toEqual([1, 1])
  match.play('pulsar: draw-4, 0, 0, end; nova: pass; pulsar: pass')
  expect([match.state.round, match.asks()?.seat, match.ask]).toEqual([2, 'Pulsar', 'turn.sequence'])
  expect([match.state.wealth[1], match.state.hands[1].length]).toEqual([3, 1])
})
