import type { Transcript } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import starshipSamurai from '../../../game.ts'
import type { State } from '../../../rules/state/state.ts'
import { places, type Scene } from '../../scene.ts'
import { market, rule, say, told, trade } from './market.ts'

const turn = (value: string | number) => ({ ask: 'turn.sequence', value })

/** What was told of a trade that was undone: the choice, and who gave what back. */
const undone = (match: Transcript<State>) => match.logged('trade.back').map(({ data }) => data)

test('[trade.next-choice] the one who accepts is bound to what she is asked now', () => {
  const match = market()
  trade(match, 'pulsar', 'nova', { giveWealth: 1, wantChoice: turn('wealth-2') })
  expect([match.state.orderMarkers[0], match.ask]).toEqual([[-1, 3, -1, -1], 'order.boost'])
  expect(told(match)).toEqual(['trade.offer', 'trade.binding', 'trade.next-choice#agreed', 'trade.next-choice'])
})

test('[trade.next-choice] the one who offers binds herself', () => {
  const match = market().play('nova: units-2, 0')
  trade(match, 'nova', 'pulsar', { wantWealth: 2, giveChoice: { ask: 'move.units', value: 'stop' } })
  expect([match.ask, match.state.wealth]).toEqual(['turn.sequence', [5, 0, 1]])
})

test('[trade.next-choice] to some of several things, or to none of them', () => {
  const match = market({ hands: { nova: ['B01'] }, honor: { nova: 1 } }).play('nova: B01')
  const ask = 'card.B01#own'
  expect(rule(match, 'pulsar', { offer: { to: 0, wantChoice: { ask, value: ['pulsar-1'] } } })).toBe(
    'trade.next-choice#impossible',
  )
  trade(match, 'pulsar', 'nova', { giveWealth: 1, wantChoice: { ask, value: ['nova-1', 'nova-2'] } })
  expect([match.ask, ...places(match, 'nova-1', 'nova-2', 'nova-3')]).toEqual([
    'card.B01#who',
    'graveyard',
    'graveyard',
    'supply',
  ])
})

test('[trade.next-choice] both at once, each to a choice of her own', () => {
  const match = market({ wealth: {} })
  trade(match, 'nova', 'pulsar', { giveChoice: turn('draw-1'), wantChoice: turn('draw-2') })
  expect([match.ask, match.state.bonds?.map(({ seat }) => seat)]).toEqual(['order.draw', [1]])
  match.play('nova: 0, end')
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'order.draw' })
  expect(match.state.bonds).toEqual([])
})

const IMPOSSIBLE: readonly (readonly [string, Scene, string | number])[] = [
  ['what is no choice at all', {}, 'victory'],
  ['an order with a marker that is spent', { spent: { nova: ['draw-3'] } }, 'units-3'],
  ['the end of a turn without an order', {}, 'end'],
  ['what one has no wealth for', { wealth: {}, boards: { 1: ['nova-1'] } }, 'attach'],
  ['a card that can never be played in a turn', {}, 'ST1'],
]

test.each(IMPOSSIBLE)('[trade.next-choice] %s is refused when it is offered', (_, setting, value) => {
  const match = market(setting)
  expect(say(match, 'pulsar', { offer: { to: 0, giveCards: ['B07'], wantChoice: turn(value) } })).toEqual({
    rule: 'trade.next-choice#impossible',
    data: { seat: 0, choice: `turn.sequence=${value}` },
  })
  expect(rule(match, 'nova', { offer: { to: 1, giveChoice: turn(value) } })).toBe('trade.next-choice#impossible')
  expect([match.state.offers, match.state.nextOffer]).toEqual([[], 1])
})

test('[trade.next-choice] what the goods of the trade make possible is possible', () => {
  const match = market({
    samurai: { nova: ['tametomo', 'oda'], pulsar: ['mori', 'gozen'], gamma: ['shingen', 'hideyoshi'] },
    boards: { 1: ['gamma-1'] },
    wealth: { pulsar: 1 },
  })
  expect(rule(match, 'pulsar', { offer: { to: 0, wantChoice: turn('tametomo') } })).toBe('trade.next-choice#impossible')
  trade(match, 'pulsar', 'nova', { giveWealth: 1, wantChoice: turn('tametomo') })
  match.play('nova: gamma-1')
  expect([places(match, 'gamma-1'), match.state.wealth]).toEqual([['graveyard'], [0, 0, 0]])
  const card = market({ hands: { nova: [], pulsar: ['B07'] }, boards: { 1: ['nova-1'] } })
  trade(card, 'pulsar', 'nova', { giveCards: ['B07'], wantChoice: turn('B07') })
  expect([card.logged('cards.play').map(({ data }) => data), card.state.discards]).toEqual([
    [{ seat: 0, card: 'B07', honor: 0, wealth: 0 }],
    [['B07']],
  ])
})

test('[trade.next-choice] what the goods of the trade make impossible is not', () => {
  const match = market({ boards: { 1: ['nova-1'] }, wealth: { nova: 1 } })
  expect(rule(match, 'nova', { offer: { to: 1, giveWealth: 1, giveChoice: turn('attach') } })).toBe(
    'trade.next-choice#impossible',
  )
})

test('[trade.next-choice] what was possible when it was offered is refused when it is accepted', () => {
  const match = market({ wealth: { nova: 1, pulsar: 2 }, boards: { 1: ['nova-1'] } })
  say(match, 'pulsar', { offer: { to: 0, wantChoice: turn('attach'), promise: 'Peace.' } })
  trade(match, 'nova', 'gamma', { giveWealth: 1 })
  expect(rule(match, 'nova', { accept: 1 })).toBe('trade.next-choice#impossible')
  expect([match.ask, match.state.offers.map(({ id }) => id)]).toEqual(['turn.sequence', [1]])
})

test('[trade.secret] an offer does not tell what is in a hand: only whoever accepts it can', () => {
  const match = market({
    hands: { nova: ['B07'], pulsar: [], gamma: [] },
    boards: { 1: ['nova-1'] },
    wealth: { nova: 1, pulsar: 3 },
  })
  for (const card of ['B05', 'B07'])
    expect(rule(match, 'pulsar', { offer: { to: 0, giveWealth: 1, wantChoice: turn(card) } })).toBeUndefined()
  expect(rule(match, 'nova', { accept: 1 })).toBe('trade.next-choice#impossible')
  expect(rule(match, 'nova', { accept: 2 })).toBeUndefined()
  expect(match.logged('cards.play').map(({ data }) => data.card)).toEqual(['B07'])
})

test('[trade.secret] nobody is bound to commit a card; but to commit none', () => {
  const match = market({ battle: 1, boards: { 1: ['nova-1', 'pulsar-1'] } })
  const commit = (value: string) => ({ ask: 'battle.commit', value })
  expect(rule(match, 'pulsar', { offer: { to: 0, giveWealth: 1, wantChoice: commit('ST1') } })).toBe('trade.secret')
  trade(match, 'nova', 'pulsar', { giveWealth: 1, wantChoice: commit('pass') })
  expect([match.ask, match.state.bonds?.length]).toEqual(['battle.commit', 1])
  match.play('nova: ST1')
  expect([match.logged('battle.commit#pass').map(({ data }) => data.seat), match.state.battle?.stage]).toEqual([
    [1],
    'victor',
  ])
})

test('[trade.secret] neither in what is handed over nor in what is discarded', () => {
  const match = market()
  for (const ask of ['cards.limit', 'trade.goods'])
    expect(rule(match, 'nova', { offer: { to: 1, wantChoice: { ask, value: 'B12' } } })).toBe('trade.secret')
})

test('[trade.next-choice] who is not asked can be bound to the next thing in her turn, through all that comes first', () => {
  const match = market({ locations: ['L01', 'L02', 'L05'], boards: { 1: ['pulsar-1'] }, wealth: { nova: 3 } })
  trade(match, 'nova', 'pulsar', { giveWealth: 2, wantChoice: turn('units-3') })
  expect([match.asks()?.seat, match.state.wealth]).toEqual(['Nova', [1, 2, 0]])
  expect(starshipSamurai.view(match.state, 'spectator').bonds).toEqual([
    { seat: 1, to: 0, choice: 'turn.sequence=units-3' },
  ])
  match.play('nova: wealth-1, 0, end')
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'claim.any' })
  match.play('pulsar: none')
  expect([match.ask, match.state.orderMarkers[1]]).toEqual(['order.boost', [-1, -1, 1, -1]])
})

test('[trade.next-choice] nobody is bound to what she is not asked', () => {
  const match = market()
  for (const [ask, value] of [
    ['card.B04#who', 'Gamma'],
    ['battle.commit', 'pass'],
    ['move.units', 'stop'],
  ])
    expect(rule(match, 'nova', { offer: { to: 1, giveWealth: 1, wantChoice: { ask, value } } })).toBe(
      'trade.next-choice#unasked',
    )
  const late = market({ spent: { pulsar: ['draw-1', 'draw-2', 'draw-3', 'draw-4'] } })
  expect(rule(late, 'nova', { offer: { to: 1, giveWealth: 1, wantChoice: turn('attach') } })).toBe(
    'trade.next-choice#unasked',
  )
})

test('[trade.next-choice] one bond at a time', () => {
  const match = market()
  say(match, 'gamma', { offer: { to: 1, giveWealth: 1, wantChoice: turn('draw-2') } })
  trade(match, 'nova', 'pulsar', { giveWealth: 1, wantChoice: turn('units-3') })
  expect(rule(match, 'pulsar', { accept: 1 })).toBe('trade.next-choice#bound')
  expect(rule(match, 'nova', { offer: { to: 1, wantChoice: turn('draw-2') } })).toBe('trade.next-choice#bound')
})

test('[trade.back] what was paid for a choice that is not possible any more goes back, and all are told', () => {
  const match = market({
    hands: { nova: ['B03'], pulsar: ['B07'] },
    boards: { 1: ['pulsar-1'] },
    wealth: { nova: 3 },
  })
  trade(match, 'nova', 'pulsar', { giveWealth: 2, wantChoice: turn('B07') })
  match.play('nova: B03, nova-1, 1; pulsar: pulsar-1, B07')
  expect([match.state.wealth, match.state.bonds?.length]).toEqual([[1, 2, 0], 1])
  match.play('nova: wealth-1, 0, end')
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'turn.sequence' })
  expect([match.state.wealth, match.state.bonds]).toEqual([[4, 0, 0], []])
  expect(undone(match)).toEqual([{ id: 1, seat: 1, choice: 'turn.sequence=B07' }])
})

test('[trade.back] as much as is left of it', () => {
  const match = market({
    hands: { nova: ['B03', 'ST1'], pulsar: ['B07', 'ST2'] },
    boards: { 1: ['pulsar-1'] },
    wealth: { nova: 3, pulsar: 1 },
  })
  trade(match, 'nova', 'pulsar', { giveWealth: 2, giveCards: ['ST1'], wantWealth: 1, wantChoice: turn('B07') })
  trade(match, 'pulsar', 'gamma', { giveWealth: 1 })
  match.play('nova: B03, nova-1, 1; pulsar: pulsar-1, B07; nova: draw-1, 0, 0, end')
  expect([match.state.wealth, match.state.hands.slice(0, 2)]).toEqual([
    [3 - 2 + 1 + 1 - 1, 0 + 1, 1],
    [['ST1'], ['ST2']],
  ])
  expect(match.logged('trade.back#cards').map(({ data }) => data)).toEqual([{ from: 1, to: 0, cards: 1 }])
})

test('[trade.back] [trade.limit] whoever gets cards back discards down to the limit', () => {
  const match = market({
    hands: { nova: ['B03', 'ST1', 'B05', 'B06', 'B08'], pulsar: ['B07'] },
    boards: { 1: ['pulsar-1'] },
    deck: ['B10', 'B11'],
    wealth: {},
  })
  trade(match, 'nova', 'pulsar', { giveCards: ['ST1'], wantChoice: turn('B07') })
  match.play('nova: B03, nova-1, 1; pulsar: pulsar-1, B07; nova: draw-2, 2, end')
  expect([match.state.hands[0].length, match.asks()]).toMatchObject([6, { seat: 'Nova', ask: 'cards.limit' }])
  match.play('nova: ST1')
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'turn.sequence' })
})

test('[trade.back] neither of the two stays bound', () => {
  const match = market({ hands: { nova: ['B03'], pulsar: ['B07'], gamma: [] }, boards: { 1: ['pulsar-1'] } })
  const gamma = { ask: 'turn.sequence', value: 'draw-4' }
  say(match, 'gamma', { offer: { to: 1, giveChoice: gamma, wantChoice: turn('B07') } })
  say(match, 'pulsar', { accept: 1 })
  match.play('nova: B03, nova-1, 1; pulsar: pulsar-1, B07; nova: draw-1, 0, 0, end')
  expect([match.asks()?.seat, match.state.bonds, undone(match).length]).toEqual(['Pulsar', [], 1])
  expect(match.logged('trade.back#released').map(({ data }) => data)).toEqual([
    { seat: 2, choice: 'turn.sequence=draw-4' },
  ])
})

test('[trade.promise] is told with the offer, and nobody is made to keep it', () => {
  const match = market()
  trade(match, 'nova', 'pulsar', { wantWealth: 1, promise: 'No units to location 2.' })
  match.play('nova: units-1, 0, nova-1, 2')
  expect(told(match)).toEqual(['trade.offer', 'trade.binding'])
})
