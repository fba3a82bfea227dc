import type { Refusal, Value } from '@orrery/engine'
import type { Transcript } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'
import type { State } from '../../rules/state/state.ts'
import { places, type Scene, scene } from '../scene.ts'

/** Three players who may trade; it is Nova's turn. */
const market = (setting: Scene = {}): Transcript<State> =>
  scene({
    players: 3,
    options: { trading: true },
    wealth: { nova: 3, pulsar: 2, gamma: 1 },
    hands: { nova: ['ST1', 'B01'], pulsar: ['B12', 'B12', 'B07'], gamma: ['ST2'] },
    ...setting,
  })

/** Says something without being asked; returns why it was not possible. In undo mode it is taken back and said again. */
function say(match: Transcript<State>, clan: string, value: Value): Refusal | undefined {
  const seat = match.seat(clan)
  const rejection = match.match.actOutOfTurn(seat, value)
  if (rejection && rejection.reason !== 'refused') throw new Error(rejection.text)
  if (!rejection && process.env.ORRERY_UNDO === '1') takeBackAndRepeat(match, seat, value)
  return rejection?.refusal
}

function takeBackAndRepeat({ match, state }: Transcript<State>, seat: number, value: Value): void {
  const hash = match.hash()
  match.requestUndo(seat, match.decisions.length - 1)
  for (let other = 0; other < state.seats; other++) if (other !== seat) match.acceptUndo(other)
  expect(match.actOutOfTurn(seat, value)).toBeUndefined()
  expect(match.hash()).toBe(hash)
}

const rule = (match: Transcript<State>, clan: string, value: Value) => say(match, clan, value)?.rule

const goods = ({ state }: Transcript<State>) => ({ wealth: state.wealth, hands: state.hands })

test('[trade.offer] trading is off unless it was chosen (T1)', () => {
  const match = scene({ players: 3, wealth: { nova: 1 } })
  expect(rule(match, 'nova', { offer: { to: 1, giveWealth: 1 } })).toBe('trade.offer#off')
  expect(match.state.offers).toEqual([])
})

test('[trade.offer] anybody may offer, and nothing happens unless the other accepts', () => {
  const match = market()
  const before = goods(match)
  expect(say(match, 'pulsar', { offer: { to: 2, giveWealth: 2, wantWealth: 1 } })).toBeUndefined()
  expect(goods(match)).toEqual(before)
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'turn.sequence' })
  expect(say(match, 'gamma', { accept: 1 })).toBeUndefined()
  expect([match.state.wealth, match.state.offers]).toEqual([[3, 1, 2], []])
})

test('[trade.offer] can be declined by the other and taken back by its maker', () => {
  const match = market()
  say(match, 'nova', { offer: { to: 1, giveWealth: 1 } })
  say(match, 'nova', { offer: { to: 2, giveWealth: 2 } })
  expect(rule(match, 'gamma', { decline: 1 })).toBe('trade.offer#not-yours')
  expect(rule(match, 'nova', { accept: 1 })).toBe('trade.offer#not-yours')
  expect(rule(match, 'pulsar', { withdraw: 1 })).toBe('trade.offer#not-yours')
  expect(say(match, 'pulsar', { decline: 1 })).toBeUndefined()
  expect(say(match, 'nova', { withdraw: 2 })).toBeUndefined()
  expect(rule(match, 'pulsar', { accept: 1 })).toBe('trade.offer#gone')
  expect(match.match.log.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['trade.offer#declined', 'trade.offer#withdrawn']),
  )
  expect(match.state.wealth).toEqual([3, 2, 1])
})

test('[trade.offer] needs another player, something in it, and no more than three open', () => {
  const match = market()
  expect(rule(match, 'nova', { offer: { to: 0, giveWealth: 1 } })).toBe('trade.offer#partner')
  expect(rule(match, 'nova', { offer: { to: 3, giveWealth: 1 } })).toBe('trade.offer#partner')
  expect(rule(match, 'nova', { offer: { to: 1 } })).toBe('trade.offer#empty')
  for (const giveWealth of [1, 2, 3]) say(match, 'nova', { offer: { to: 1, giveWealth } })
  expect(say(match, 'nova', { offer: { to: 2, giveWealth: 1 } })).toEqual({
    rule: 'trade.offer#many',
    data: { most: 3 },
  })
})

test('[trade.offer] lapses at the end of the turn', () => {
  const match = market()
  say(match, 'nova', { offer: { to: 1, giveWealth: 1 } })
  match.play('nova: wealth-1, 0, end')
  expect(rule(match, 'pulsar', { accept: 1 })).toBe('trade.offer#gone')
})

const garbage: { readonly [name: string]: Value } = {
  null: null,
  'a number': 7,
  'a text': 'accept',
  'a list': [{ accept: 1 }],
  'an empty object': {},
  'an unknown word': { steal: 1 },
  'no number': { accept: '1' },
  'a negative number': { accept: -1 },
  'half a number': { withdraw: 0.5 },
  'an offer that is none': { offer: null },
  'an offer as a text': { offer: 'all' },
  'an offer as a list': { offer: [1] },
  'nobody to offer to': { offer: { giveWealth: 1 } },
  'a partner by name': { offer: { to: 'pulsar', giveWealth: 1 } },
  'negative wealth': { offer: { to: 1, giveWealth: -1 } },
  'wanting negative wealth': { offer: { to: 1, wantWealth: -2 } },
  'half a wealth': { offer: { to: 1, giveWealth: 0.5 } },
  'endless wealth': { offer: { to: 1, wantWealth: Number.POSITIVE_INFINITY } },
  'wealth as a text': { offer: { to: 1, giveWealth: '2' } },
  'wealth as nothing': { offer: { to: 1, giveWealth: null } },
  'cards as a text': { offer: { to: 1, giveCards: 'ST1' } },
  'cards as numbers': { offer: { to: 1, giveCards: [1] } },
  'too many cards': { offer: { to: 1, giveCards: Array.from({ length: 21 }, () => 'ST1') } },
  'wanting cards by name': { offer: { to: 1, wantCards: ['B12'] } },
  'an unknown kind': { offer: { to: 1, wantCards: 1, wantKind: 'starter' } },
  'choices as a text': { offer: { to: 1, nextChoices: 'wealth-1' } },
  'choices that are none': { offer: { to: 1, nextChoices: [null] } },
  'endless choices': { offer: { to: 1, nextChoices: [Number.POSITIVE_INFINITY] } },
  'too many choices': { offer: { to: 1, nextChoices: ['a', 'b', 'c', 'd', 'e'] } },
  'a long choice': { offer: { to: 1, nextChoices: ['x'.repeat(201)] } },
  'a long promise': { offer: { to: 1, promise: 'x'.repeat(201) } },
  'a promise of numbers': { offer: { to: 1, promise: 5 } },
}

test.each(Object.entries(garbage))('[trade.offer] refuses %s and changes nothing', (_name, value) => {
  const match = market()
  const before = match.match.hash()
  expect(rule(match, 'nova', value)).toBe('trade.offer#unclear')
  expect([match.match.hash(), match.match.decisions]).toEqual([before, []])
})

test('[trade.goods] only what one holds can be offered (T2)', () => {
  const match = market()
  expect(say(match, 'nova', { offer: { to: 1, giveWealth: 4 } })).toEqual({ rule: 'trade.goods', data: { wealth: 3 } })
  expect(rule(match, 'nova', { offer: { to: 1, giveCards: ['B12'] } })).toBe('trade.goods#cards')
  expect(rule(match, 'nova', { offer: { to: 1, giveCards: ['ST1', 'ST1'] } })).toBe('trade.goods#cards')
})

test('[trade.goods] only what one holds can be given in return (T2)', () => {
  const match = market()
  say(match, 'nova', { offer: { to: 1, giveWealth: 1, wantWealth: 3 } })
  say(match, 'nova', { offer: { to: 2, giveWealth: 1, wantCards: 1, wantKind: 'order' } })
  expect(say(match, 'pulsar', { accept: 1 })).toEqual({ rule: 'trade.goods', data: { wealth: 2 } })
  expect(rule(match, 'gamma', { accept: 2 })).toBe('trade.goods#cards')
})

test('[trade.goods] neither attached wealth nor a committed card can be offered (T2)', () => {
  const attached = market({ boards: { 1: ['nova-1'] }, attached: { 'nova-1': 2 }, wealth: {} })
  expect(say(attached, 'nova', { offer: { to: 1, giveWealth: 1 } })).toEqual({
    rule: 'trade.goods',
    data: { wealth: 0 },
  })
  const match = market({ battle: 1, boards: { 1: ['nova-1', 'pulsar-1'] } }).play('nova: ST1')
  expect(rule(match, 'nova', { offer: { to: 2, giveCards: ['ST1'] } })).toBe('trade.goods#cards')
})

test('[trade.goods] honor, units and markers are no goods: what else is in an offer is not part of it (T2)', () => {
  const match = market({ honor: { nova: 5 } })
  expect(rule(match, 'nova', { offer: { to: 1, honor: 3, units: ['nova-1'], markers: ['Sol'] } })).toBe(
    'trade.offer#empty',
  )
  say(match, 'nova', { offer: { to: 1, giveWealth: 1, honor: 3 } })
  say(match, 'pulsar', { accept: 1 })
  expect([match.state.honor, match.state.wealth]).toEqual([
    [5, 0, 0],
    [2, 3, 1],
  ])
})

test('[trade.goods] the giver chooses which cards of the wanted kind to give', () => {
  const match = market()
  say(match, 'nova', { offer: { to: 1, giveWealth: 2, wantCards: 1, wantKind: 'battle' } })
  say(match, 'pulsar', { accept: 1 })
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'trade.goods', options: ['B12.1', 'B12.2'] })
  match.play('pulsar: [B12.2]')
  expect(match.state.hands).toEqual([['ST1', 'B01', 'B12'], ['B12', 'B07'], ['ST2']])
  expect(match.state.wealth).toEqual([1, 4, 1])
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'turn.sequence' })
})

test('[trade.when] not while one of the two decides in private (T3)', () => {
  const match = market({ battle: 1, boards: { 1: ['nova-1', 'pulsar-1'] } })
  expect(match.ask).toBe('battle.commit')
  expect(rule(match, 'nova', { offer: { to: 2, giveWealth: 1 } })).toBe('trade.when')
  expect(rule(match, 'gamma', { offer: { to: 0, giveWealth: 1 } })).toBe('trade.when')
  expect(say(match, 'pulsar', { offer: { to: 2, giveWealth: 1 } })).toBeUndefined()
  expect(say(match, 'gamma', { accept: 1 })).toBeUndefined()
  expect(match.state.wealth).toEqual([3, 1, 2])
})

test('[trade.when] an offer made before waits while one of the two decides in private (T3)', () => {
  const match = market({ battle: 1, boards: { 1: ['nova-1', 'pulsar-1'] } })
  say(match, 'gamma', { offer: { to: 1, giveWealth: 1 } })
  match.play('nova: pass')
  expect(rule(match, 'pulsar', { accept: 1 })).toBe('trade.when')
  expect(say(match, 'pulsar', { decline: 1 })).toBeUndefined()
  const reverse = market({ battle: 1, boards: { 1: ['nova-1', 'pulsar-1'] } })
  say(reverse, 'pulsar', { offer: { to: 2, giveWealth: 1 } })
  reverse.play('nova: pass')
  expect(rule(reverse, 'gamma', { accept: 1 })).toBe('trade.when')
})

test('[trade.when] not during the draft, not even between those who do not pick (T3)', () => {
  const match = market({ phase: 'mech-draft' })
  expect(match.asks()?.seat).toBe('Nova')
  expect(rule(match, 'pulsar', { offer: { to: 2, giveWealth: 1 } })).toBe('trade.when')
})

test('[trade.when] only between two steps of play (T3)', () => {
  const match = market()
  say(match, 'pulsar', { offer: { to: 2, giveWealth: 1 } })
  match.play('nova: units-2, 0')
  expect(match.match.actOutOfTurn(2, { accept: 1 })?.reason).toBe('not-now')
  match.play('nova: stop')
  expect(say(match, 'gamma', { accept: 1 })).toBeUndefined()
})

test('[trade.binding] both sides give what they agreed at the same moment (T4)', () => {
  const match = market()
  say(match, 'nova', { offer: { to: 1, giveWealth: 1, giveCards: ['B01'], wantWealth: 2 } })
  say(match, 'pulsar', { accept: 1 })
  expect(match.state.wealth).toEqual([4, 1, 1])
  expect(match.state.hands).toEqual([['ST1'], ['B12', 'B12', 'B07', 'B01'], ['ST2']])
})

test('[trade.binding] no trade when what was offered is gone (T4)', () => {
  const match = market()
  say(match, 'nova', { offer: { to: 1, giveWealth: 3, wantWealth: 1 } })
  match.play('nova: units-1, 1, stop')
  const before = match.match.hash()
  expect(rule(match, 'pulsar', { accept: 1 })).toBe('trade.binding')
  expect(match.match.hash()).toBe(before)
  const played = market({ hands: { nova: ['B07'], pulsar: [], gamma: [] }, boards: { 2: ['nova-1'] } })
  say(played, 'nova', { offer: { to: 1, giveCards: ['B07'], wantWealth: 1 } })
  played.play('nova: B07')
  expect(rule(played, 'pulsar', { accept: 1 })).toBe('trade.binding')
})

test('[trade.binding] what was traded away cannot be had by another (T4)', () => {
  const match = market()
  say(match, 'nova', { offer: { to: 1, giveCards: ['ST1'], wantWealth: 1 } })
  say(match, 'nova', { offer: { to: 2, giveCards: ['ST1'], wantWealth: 1 } })
  say(match, 'pulsar', { accept: 1 })
  expect(rule(match, 'gamma', { accept: 2 })).toBe('trade.offer#gone')
  expect(match.state.hands[2]).toEqual(['ST2'])
})

test('[trade.binding] others learn that cards change hands, not which', () => {
  const match = market()
  say(match, 'nova', { offer: { to: 1, giveCards: ['B01'], wantCards: 1 } })
  const offers = (viewer: number | 'spectator') => starshipSamurai.view(match.state, viewer).offers
  expect([offers(0)[0].cards, offers(1)[0].cards]).toEqual([['B01'], ['B01']])
  expect(offers(2)[0]).toMatchObject({ giveCards: 1, cards: [] })
  expect(offers('spectator')[0]).toMatchObject({ giveCards: 1, cards: [] })
  say(match, 'pulsar', { accept: 1 })
  match.play('pulsar: [B07.1]')
  expect(match.match.logFor(0).filter(({ what }) => what === 'trade.binding#cards')).toHaveLength(2)
  for (const stranger of [2, 'spectator'] as const) {
    expect(match.match.logFor(stranger).map(({ what }) => what)).toContain('trade.binding')
    expect(JSON.stringify(match.match.logFor(stranger))).not.toMatch(/B01|B07/)
    expect(JSON.stringify(starshipSamurai.view(match.state, stranger))).not.toMatch(/B01|B07/)
  }
})

test('[trade.next-choice] a promised next choice is made (T4)', () => {
  const match = market()
  say(match, 'pulsar', { offer: { to: 0, giveWealth: 1, nextChoices: ['wealth-2', 1] } })
  expect(say(match, 'nova', { accept: 1 })).toBeUndefined()
  expect(match.state.orderMarkers[0]).toEqual([-1, 3, -1, -1])
  expect(match.state.wealth).toEqual([3 + 1 - 1 + 3, 1, 1])
  expect(match.logged('trade.next-choice').map(({ data }) => data)).toEqual([
    { seat: 0, value: 'wealth-2' },
    { seat: 0, value: 1 },
  ])
  expect(match.ask).toBe('turn.sequence')
})

test('[trade.next-choice] such as whom to target (T4)', () => {
  const match = market({
    hands: { nova: ['B04'] },
    honor: { nova: 1 },
    wealth: { pulsar: 4, gamma: 3 },
    markers: { Sol: 'Pulsar-1' },
  })
  say(match, 'pulsar', { offer: { to: 0, giveWealth: 1, nextChoices: ['B04', 'Gamma'] } })
  say(match, 'nova', { accept: 1 })
  expect(match.state.wealth).toEqual([4, 3, 0])
})

test('[trade.next-choice] the bond ends with what is not possible (T4)', () => {
  const match = market({ wealth: { pulsar: 1 } })
  say(match, 'pulsar', { offer: { to: 0, giveWealth: 1, nextChoices: ['end', 'wealth-1'] } })
  say(match, 'nova', { accept: 1 })
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'turn.sequence' })
  expect([match.state.bound, match.state.wealth]).toEqual([undefined, [1, 0, 0]])
  expect(match.logged('trade.next-choice')).toEqual([])
  match.play('nova: draw-1, 0, 0')
  expect(match.ask).toBe('turn.sequence')
})

test('[trade.next-choice] another choice in between ends the bond (T4)', () => {
  const match = market()
  say(match, 'pulsar', { offer: { to: 0, giveWealth: 1, nextChoices: ['units-2', 'nova-1', 2] } })
  say(match, 'nova', { accept: 1 })
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'order.boost' })
  match.play('nova: 0')
  expect([match.ask, ...places(match, 'nova-1')]).toEqual(['move.units', 'supply'])
  const carried = market({ wealth: {} })
  say(carried, 'pulsar', {
    offer: { to: 0, promise: 'Thanks.', nextChoices: ['units-2', 'nova-carrier', 2, 'nova-3'] },
  })
  say(carried, 'nova', { accept: 1 })
  expect(carried.ask).toBe('carrier.passengers')
  carried.play('nova: []')
  expect(carried.ask).toBe('move.units')
})

test('[trade.next-choice] [trade.promise] for a player whose choice is not next it is only a promise (T4)', () => {
  const match = market()
  say(match, 'nova', { offer: { to: 1, giveWealth: 1, nextChoices: ['wealth-1'] } })
  expect(say(match, 'pulsar', { accept: 1 })).toBeUndefined()
  expect(match.state.wealth).toEqual([2, 3, 1])
  expect(match.logged('trade.promise').map((event) => event.data)).toEqual([{ seat: 1, choices: ['wealth-1'] }])
  expect(match.play('nova: wealth-1, 0, end').asks()).toMatchObject({ seat: 'Pulsar', ask: 'turn.sequence' })
})

test('[trade.when] a public choice does not stand in the way (T3)', () => {
  const match = market({ claim: true, locations: ['L12', 'L02', 'L05'], boards: { 1: ['nova-1'], 2: ['nova-2'] } })
  expect(match.ask).toBe('claim.order')
  expect(say(match, 'nova', { offer: { to: 1, giveWealth: 1 } })).toBeUndefined()
  expect(say(match, 'pulsar', { accept: 1 })).toBeUndefined()
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'claim.order', options: [1, 2] })
})

test('[trade.promise] is logged and binds nobody (T4)', () => {
  const match = market()
  const promise = 'I will not move to location 2.'
  say(match, 'nova', { offer: { to: 1, wantWealth: 1, promise } })
  say(match, 'pulsar', { accept: 1 })
  expect(match.logged('trade.offer').map(({ data }) => data.promise)).toEqual([promise])
  match.play('nova: units-1, 0, nova-1, 2')
  expect(match.state.wealth).toEqual([4, 1, 1])
})

test('[trade.promise] may be all there is in an offer (T2)', () => {
  const match = market()
  expect(say(match, 'nova', { offer: { to: 1, promise: 'Peace.' } })).toBeUndefined()
  expect(say(match, 'pulsar', { accept: 1 })).toBeUndefined()
})

test('[trade.limit] whoever has more than five cards discards at once (T5)', () => {
  const match = market({ hands: { nova: ['ST1', 'B01'], pulsar: ['B12', 'B12', 'B07', 'B13'], gamma: [] } })
  say(match, 'nova', { offer: { to: 1, giveCards: ['ST1', 'B01'] } })
  say(match, 'pulsar', { accept: 1 })
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'cards.limit', options: ['B12', 'B07', 'B13', 'ST1', 'B01'] })
  match.play('pulsar: B12')
  expect([match.state.hands[1].length, match.state.discards[0]]).toEqual([5, ['B12']])
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'turn.sequence' })
})

test('[trade.limit] holds for the one who offered too (T5)', () => {
  const match = market({ hands: { nova: ['ST1', 'B01', 'B02', 'B03', 'B04'], pulsar: ['B12'], gamma: [] } })
  say(match, 'nova', { offer: { to: 1, giveWealth: 1, wantCards: 1 } })
  say(match, 'pulsar', { accept: 1 })
  match.play('pulsar: [B12.1]')
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'cards.limit' })
})

test('[trade.limit] a traded card is discarded to the pile of whoever discards it (T6)', () => {
  const match = scene({
    players: 2,
    options: { trading: true, ownDecks: true },
    first: 'pulsar',
    turn: 'nova',
    spent: { nova: ['draw-2', 'draw-3', 'draw-4'], pulsar: ['draw-1', 'draw-2', 'draw-3', 'draw-4'] },
    boards: { 1: ['nova-1', 'gozen'], 2: ['nova-2', 'pulsar-2'] },
    locations: ['L06', 'L03'],
  })
  say(match, 'nova', { offer: { to: 1, giveCards: ['ST1'] } })
  say(match, 'pulsar', { accept: 1 })
  expect(match.state.hands).toEqual([['ST2'], ['ST1', 'ST2', 'ST1']])
  match.play('nova: wealth-1, end', 'nova: pass', 'pulsar: ST1', 'pulsar: ST1', 'nova: pass')
  expect(match.state.discards).toEqual([[], ['ST1', 'ST1']])
})
