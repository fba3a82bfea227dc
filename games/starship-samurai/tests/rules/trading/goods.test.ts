import { expect, test } from 'vitest'
import starshipSamurai from '../../../game.ts'
import { scene } from '../../scene.ts'
import { market, rule, say } from './market.ts'

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

test('[trade.binding] [trade.lapse] what was traded away cannot be had by another (T4)', () => {
  const match = market()
  say(match, 'nova', { offer: { to: 1, giveWealth: 3, giveCards: ['ST1'], wantWealth: 1 } })
  say(match, 'nova', { offer: { to: 2, giveCards: ['ST1'], wantWealth: 1 } })
  say(match, 'nova', { offer: { to: 2, giveWealth: 2, wantCards: 1 } })
  say(match, 'pulsar', { accept: 1 })
  // That it was this very card is for nobody to know but Gamma, to whom it was offered.
  expect(rule(match, 'gamma', { accept: 2 })).toBe('trade.binding')
  expect(rule(match, 'gamma', { accept: 3 })).toBe('trade.offer#gone')
  expect([match.state.hands[2], match.logged('trade.lapse').map(({ data }) => data.id)]).toEqual([['ST2'], [3]])
})

test('[trade.binding] others learn that cards change hands, not which', () => {
  const match = market()
  say(match, 'nova', { offer: { to: 1, giveCards: ['B01'], wantCards: 1 } })
  const offers = (viewer: number | 'spectator') => starshipSamurai.view(match.state, viewer).offers
  expect([offers(0)[0].cards, offers(1)[0].cards]).toEqual([['B01'], ['B01']])
  expect(offers(2)[0]).toMatchObject({ gives: ['any:1'], wants: ['any:1'], cards: [] })
  expect(offers('spectator')[0]).toMatchObject({ gives: ['any:1'], cards: [] })
  say(match, 'pulsar', { accept: 1 })
  match.play('pulsar: [B07.1]')
  expect(match.match.logFor(0).filter(({ what }) => what === 'trade.binding#cards')).toHaveLength(2)
  for (const stranger of [2, 'spectator'] as const) {
    expect(match.match.logFor(stranger).map(({ what }) => what)).toContain('trade.binding')
    expect(JSON.stringify(match.match.logFor(stranger))).not.toMatch(/B01|B07/)
    expect(JSON.stringify(starshipSamurai.view(match.state, stranger))).not.toMatch(/B01|B07/)
  }
})

test('[trade.promise] is logged and binds nobody (T4)', () => {
  const match = market()
  const promise = 'I will not move to location 2.'
  say(match, 'nova', { offer: { to: 1, wantWealth: 1, promise } })
  say(match, 'pulsar', { accept: 1 })
  expect(match.logged('trade.offer').map(({ data }) => data.gives)).toEqual([[`promise:${promise}`]])
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
