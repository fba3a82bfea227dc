import type { Value } from '@orrery/engine'
import type { Transcript } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import type { State } from '../../../rules/state/state.ts'
import { scene } from '../../scene.ts'
import { market, rule, say } from './market.ts'

const goods = ({ state }: Transcript<State>) => ({ wealth: state.wealth, hands: state.hands })

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
  'choices of the first rules': { offer: { to: 1, nextChoices: ['wealth-1'] } },
  'a choice as a text': { offer: { to: 1, wantChoice: 'wealth-1' } },
  'a choice of nothing': { offer: { to: 1, wantChoice: null } },
  'a choice without a question': { offer: { to: 1, wantChoice: { value: 'wealth-1' } } },
  'a question without a choice': { offer: { to: 1, giveChoice: { ask: 'turn.sequence' } } },
  'choices as a list': { offer: { to: 1, giveChoice: ['turn.sequence', 'wealth-1'] } },
  'choices that are none': { offer: { to: 1, wantChoice: { ask: 'turn.sequence', value: null } } },
  'choices in lists of lists': { offer: { to: 1, wantChoice: { ask: 'turn.sequence', value: [['end']] } } },
  'endless choices': { offer: { to: 1, wantChoice: { ask: 'turn.sequence', value: Number.POSITIVE_INFINITY } } },
  'too many choices': {
    offer: { to: 1, wantChoice: { ask: 'turn.sequence', value: Array.from({ length: 9 }, () => 'end') } },
  },
  'a long choice': { offer: { to: 1, wantChoice: { ask: 'turn.sequence', value: 'x'.repeat(201) } } },
  'a long question': { offer: { to: 1, wantChoice: { ask: 'x'.repeat(201), value: 'end' } } },
  'a long promise': { offer: { to: 1, promise: 'x'.repeat(201) } },
  'a promise of numbers': { offer: { to: 1, promise: 5 } },
}

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

test('[trade.lapse] an offer lapses at the end of the turn, and all are told', () => {
  const match = market()
  say(match, 'nova', { offer: { to: 1, giveWealth: 1 } })
  match.play('nova: wealth-1, 0, end')
  expect(rule(match, 'pulsar', { accept: 1 })).toBe('trade.offer#gone')
  expect(match.logged('trade.lapse').map(({ data }) => data)).toEqual([{ id: 1, from: 0, to: 1 }])
})

test('[trade.lapse] an offer lapses at the end of a battle', () => {
  const match = market({ battle: 1, boards: { 1: ['nova-1', 'pulsar-1'], 2: ['nova-2', 'gamma-1'] } })
  say(match, 'gamma', { offer: { to: 1, giveWealth: 1 } })
  match.play('nova: pass; pulsar: pass')
  while (match.state.battleAt === 1) match.playByItself((g) => g.battleAt > 1)
  expect([match.state.offers, match.logged('trade.lapse')]).toMatchObject([[], [{ data: { id: 1 } }]])
})

test.each(Object.entries(garbage))('[trade.offer] refuses %s and changes nothing', (_name, value) => {
  const match = market()
  const before = match.match.hash()
  expect(rule(match, 'nova', value)).toBe('trade.offer#unclear')
  expect([match.match.hash(), match.match.decisions]).toEqual([before, []])
})
