import type { Value } from '@orrery/engine'
import { inspect, type Transcript } from '@orrery/engine/testing'
import { afterEach, expect, test } from 'vitest'
import type { State } from '../../../rules/state/state.ts'
import { places, type Scene } from '../../scene.ts'
import { market, rule, say, trade } from './market.ts'

/** The matches of a test, each of which has to come to the same again from its decisions alone, and to give nothing away. */
const played: Transcript<State>[] = []

function table(setting: Scene = {}): Transcript<State> {
  const match = market(setting)
  played.push(match)
  return match
}

afterEach(() => {
  for (const { match } of played.splice(0)) {
    expect(match.branch(match.decisions.length).equals(match)).toBe(true)
    expect(inspect(match.runner, 'after a trade')).toEqual([])
  }
})

test('[trade.when] the printed example: 3 wealth, so that a card of betrayal is aimed at somebody else', () => {
  const match = table({
    hands: { nova: ['B04'] },
    honor: { nova: 1 },
    wealth: { pulsar: 4, gamma: 3 },
    markers: { Sol: 'Pulsar-1', Ion: 'Gamma-1' },
  }).play('nova: B04')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B04#who', options: ['Pulsar', 'Gamma'] })
  const instead = { ask: 'card.B04#who', value: 'Gamma' }
  expect(say(match, 'pulsar', { offer: { to: 0, giveWealth: 3, wantChoice: instead } })).toBeUndefined()
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'card.B04#who' })
  expect(say(match, 'nova', { accept: 1 })).toBeUndefined()
  expect(match.asks()).toMatchObject({ seat: 'Gamma', ask: 'card.B04#answer', options: ['marker', 'pay'] })
  expect(match.logged('trade.next-choice').map(({ data }) => data)).toEqual([{ seat: 0, choice: 'card.B04#who=Gamma' }])
  match.play('gamma: pay')
  expect([match.state.wealth, match.state.honor, match.state.hands]).toEqual([
    [6, 1, 0],
    [0, 0, 0],
    [[], [], []],
  ])
})

test('[trade.when] while an order is being carried out; what is asked then follows from what one has', () => {
  const match = table({ wealth: { nova: 1, pulsar: 2 } }).play('nova: units-2')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'order.boost', options: [0, 1] })
  trade(match, 'pulsar', 'nova', { giveWealth: 2 })
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'order.boost', options: [0, 1, 2, 3] })
  match.play('nova: 3, nova-1, 1')
  expect([match.state.orderMarkers[0], match.ask, ...places(match, 'nova-1')]).toEqual([
    [-1, 1, -1, -1],
    'move.units',
    1,
  ])
  trade(match, 'gamma', 'pulsar', { giveCards: ['ST2'] })
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'move.units' })
  expect(match.logged('order.marker')).toHaveLength(1)
})

test('[trade.when] while a card is in play: its cost was paid once', () => {
  const match = table({ hands: { nova: ['B08'], pulsar: [], gamma: [] }, wealth: { nova: 2, pulsar: 2 } })
  match.play('nova: B08')
  expect([match.ask, match.state.wealth]).toEqual(['card.B08#where', [1, 2, 0]])
  trade(match, 'nova', 'gamma', { giveWealth: 1 })
  expect([match.ask, match.state.wealth, match.logged('cards.play').length]).toEqual(['card.B08#where', [0, 2, 1], 1])
  match.play('nova: 2')
  expect(match.state.attachments).toEqual([{ board: 2, card: 'B08', by: 0 }])
})

test('[trade.when] while another chooses: what she has for it is what she chooses from', () => {
  const match = table({
    hands: { nova: ['B01'] },
    honor: { nova: 1 },
    wealth: { pulsar: 1, gamma: 3 },
  }).play('nova: B01, [nova-1], Pulsar')
  // With a single way to answer she was not asked; the units she has to lose are her own choice.
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'card.B01#lose' })
  const rich = table({ hands: { nova: ['B01'] }, honor: { nova: 1 }, wealth: { pulsar: 2, gamma: 3 } })
  rich.play('nova: B01, [nova-1 nova-2], Pulsar')
  expect(rich.asks()).toEqual({ seat: 'Pulsar', ask: 'card.B01#answer', options: ['pay', 'lose'] })
  trade(rich, 'pulsar', 'gamma', { giveWealth: 1 })
  expect(rich.asks()).toEqual({ seat: 'Pulsar', ask: 'card.B01#answer', options: ['lose'] })
  trade(rich, 'gamma', 'pulsar', { giveWealth: 4 })
  rich.play('pulsar: pay')
  expect([rich.ask, rich.state.wealth]).toEqual(['card.B01#answer', [2, 3, 0]])
})

test('[trade.when] all through a battle between two', () => {
  const match = table({
    players: 2,
    battle: 1,
    boards: { 1: ['nova-1', 'pulsar-1'] },
    wealth: { nova: 1, pulsar: 1 },
    hands: { nova: ['ST1', 'B12'], pulsar: ['ST2'] },
  })
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'battle.commit', options: ['ST1', 'B12', 'pass'] })
  trade(match, 'nova', 'pulsar', { giveCards: ['B12'], wantWealth: 1 })
  expect(match.options).toEqual(['ST1', 'pass'])
  match.play('nova: ST1')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'battle.commit', options: ['ST2', 'B12', 'pass'] })
  trade(match, 'nova', 'pulsar', { giveWealth: 2 })
  match.play('pulsar: ST2')
  expect(match.ask).toBe('card.ST2')
  trade(match, 'pulsar', 'nova', { giveWealth: 1 })
  expect([match.ask, match.state.wealth]).toEqual(['card.ST2', [1, 1]])
})

test('[trade.when] not before the samurai are drafted', () => {
  const match = table({ phase: 'mech-draft' })
  expect(rule(match, 'pulsar', { offer: { to: 2, giveWealth: 1 } })).toBe('trade.when#draft')
})

test('[trade.when] a discard down to the limit comes first for the two it concerns; others trade', () => {
  const match = table({
    hands: { nova: ['ST1', 'B01', 'B02', 'B03', 'B05'], pulsar: ['B12'], gamma: ['ST2'] },
  }).play('nova: draw-1, 0, 1')
  expect(match.ask).toBe('cards.limit')
  say(match, 'nova', { offer: { to: 1, giveCards: ['ST1'] } })
  expect(rule(match, 'pulsar', { accept: 1 })).toBe('trade.when')
  trade(match, 'pulsar', 'gamma', { giveWealth: 1 })
  expect(match.ask).toBe('cards.limit')
  match.play('nova: B01')
  expect(say(match, 'pulsar', { accept: 1 })).toBeUndefined()
  expect(match.state.hands.map((hand) => hand.length)).toEqual([4, 2, 1])
})

test('[trade.when] one trade after another', () => {
  const match = table({ wealth: { nova: 2, pulsar: 2, gamma: 2 } }).play('nova: units-2, 0')
  say(match, 'nova', { offer: { to: 1, giveWealth: 2, wantCards: 1 } })
  say(match, 'nova', { offer: { to: 2, giveWealth: 2 } })
  say(match, 'pulsar', { accept: 1 })
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'trade.goods' })
  expect(rule(match, 'gamma', { accept: 2 })).toBe('trade.when')
  expect(say(match, 'gamma', { decline: 2 })).toBeUndefined()
  match.play('pulsar: [B07.1]')
  expect([match.ask, match.state.wealth]).toEqual(['move.units', [0, 4, 2]])
})

test('[trade.when] an offer, a refusal and a withdrawal leave an answer on its way as good as it was', () => {
  const { match } = table().play('nova: units-2, 0')
  const number = match.questionFor(0)?.number
  const remarks = [
    [2, { offer: { to: 0, giveWealth: 1 } }],
    [0, { decline: 1 }],
    [2, { offer: { to: 0, giveWealth: 1 } }],
  ]
  for (const [seat, value] of remarks) expect(match.actOutOfTurn(seat as number, value as Value)).toBeUndefined()
  expect(match.questionFor(0)?.number).toBe(number)
  match.actOutOfTurn(0, { accept: 2 })
  expect(match.questionFor(0)?.number).not.toBe(number)
})

const LEFT_WITHOUT: readonly (readonly [string, Scene, string, string, { readonly [key: string]: Value }])[] = [
  [
    'wealth that is about to be attached',
    { boards: { 1: ['nova-1'] }, wealth: { nova: 1 } },
    'nova: attach',
    'fighter.attach',
    { giveWealth: 1 },
  ],
  [
    'the fee of a samurai on the move',
    {
      samurai: { nova: ['masumune', 'oda'], pulsar: ['mori', 'gozen'], gamma: ['shingen', 'hideyoshi'] },
      wealth: { nova: 1 },
    },
    'nova: units-1, 0, masumune',
    'move.legal',
    { giveWealth: 1 },
  ],
]

test.each(LEFT_WITHOUT)('[trade.binding] %s cannot be traded away', (_, setting, line, ask, offer) => {
  const match = table(setting).play(line)
  expect(match.ask).toBe(ask)
  say(match, 'nova', { offer: { to: 1, ...offer } })
  expect(match.match.actOutOfTurn(1, { accept: 1 })?.reason).toBe('not-now')
  expect(match.state.wealth[0]).toBe(1)
})

test('[trade.binding] the last card cannot be traded away from under a discard, whoever chooses which one goes', () => {
  const match = table({
    hands: { nova: ['B03'], pulsar: ['B12'], gamma: ['ST2'] },
    boards: { 1: ['pulsar-1'] },
  }).play('nova: B03, nova-1, 1', 'pulsar: pulsar-1')
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'card.B03#card' })
  say(match, 'pulsar', { offer: { to: 2, giveCards: ['B12'] } })
  expect(match.match.actOutOfTurn(2, { accept: 1 })?.reason).toBe('not-now')
  say(match, 'gamma', { offer: { to: 1, wantCards: 1 } })
  expect(match.match.actOutOfTurn(1, { accept: 2 })?.reason).toBe('not-now')
})

test('[trade.goods] whoever has traded cards away in the middle of discarding some discards what is left', () => {
  const match = table({
    options: { trading: true, deck: 'replace' },
    hands: { nova: ['S07'], pulsar: ['ST1', 'ST2'], gamma: [] },
    honor: { nova: 1 },
    markers: { Sol: 'Pulsar-1' },
  }).play('nova: S07', 'pulsar: discard')
  trade(match, 'pulsar', 'gamma', { giveCards: ['ST1'] })
  match.play('pulsar: ST2')
  expect([match.ask, match.state.hands]).toEqual(['turn.sequence', [[], [], ['ST1']]])
})

test('[trade.binding] what was just gained can be traded, although the step it came in has only begun', () => {
  const match = table({
    options: { trading: true, deck: 'replace' },
    battle: 1,
    locations: ['L06', 'L02', 'L05'],
    boards: { 1: ['nova-1'] },
    attachments: [{ board: 1, card: 'S04', by: 'gamma' }],
    hands: {},
    wealth: {},
  })
  expect([match.ask, match.state.wealth, match.state.honor]).toEqual(['card.S04#move', [2, 0, 0], [5, 0, 0]])
  trade(match, 'nova', 'pulsar', { giveWealth: 2 })
  expect([match.ask, match.state.wealth, match.state.honor]).toEqual(['card.S04#move', [0, 2, 0], [5, 0, 0]])
  expect(match.logged('battle.uncontested')).toHaveLength(1)
})
