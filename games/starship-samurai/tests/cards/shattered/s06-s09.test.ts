import { expect, test } from 'vitest'
import { afterOath, shattered, spaceOfClan } from './table.ts'

const rumor = { hands: { nova: ['S06'] }, wealth: { nova: 1 }, markers: { Sol: 'Pulsar-1' } }

test('[card.S06] puts a marker from neutral on depth 2 if nobody pays to stop it, for a wealth', () => {
  const match = shattered({ ...rumor, wealth: { nova: 1, gamma: 2, void: 1 } }).play('nova: S06')
  expect(match.ask).toBe('card.S06#clan')
  expect(match.options).not.toContain('Sol')
  match.play('nova: Terra')
  // Pulsar has nothing and Void too little: Gamma alone is asked.
  expect(match.asks()).toEqual({ seat: 'Gamma', ask: 'card.S06#hush', options: ['pay', 'no'] })
  match.play('gamma: no')
  expect([match.ask, spaceOfClan(match, 'Terra'), match.state.wealth]).toEqual([
    'turn.sequence',
    'Nova-2',
    [0, 0, 2, 1],
  ])
})

test('[card.S06] ends with the first who pays, clockwise; then nobody else is asked', () => {
  const match = shattered({ ...rumor, wealth: { nova: 1, pulsar: 2, gamma: 3, void: 2 } })
  match.play('nova: S06, Terra; pulsar: no; gamma: pay')
  expect([match.ask, spaceOfClan(match, 'Terra')]).toEqual(['turn.sequence', 'neutral'])
  expect(match.state.wealth).toEqual([2, 2, 1, 2])
  expect(match.state.discards[0]).toEqual(['S06'])
})

test('[card.S06] needs a wealth, and a marker on neutral that nobody else keeps', () => {
  expect(shattered({ ...rumor, wealth: {} }).why('S06')?.rule).toBe('cards.cost-wealth')
  const all = { Sol: 'Nova-1', Terra: 'Nova-1', Ion: 'Nova-1', Horizon: 'Nova-1', Aurora: 'Nova-1', Rift: 'Nova-1' }
  const setting = { ...rumor, markers: { ...all, Luna: 'Nova-1' }, oaths: { Comet: 'pulsar' } } as const
  expect(shattered(setting).why('S06')?.rule).toBe('cards.required')
  const free = shattered({ ...rumor, oaths: { Comet: 'pulsar' } }).play('nova: S06')
  expect(free.why('Comet')?.rule).toBe('card.S05#sworn')
})

test('[card.S07] makes an opponent discard two cards of her choice', () => {
  const match = shattered({
    players: 2,
    hands: { nova: ['S07'], pulsar: ['ST1', 'ST2', 'ST1'] },
    markers: { Sol: 'Pulsar-3' },
  })
  match.play('nova: S07')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.S07#answer', options: ['discard', 'lower'] })
  match.play('pulsar: discard')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.S07#card', options: ['ST1', 'ST2'] })
  match.play('pulsar: ST2, ST1')
  expect(match.state.hands[1]).toEqual(['ST1'])
  expect(match.state.discards[0]).toEqual(['ST2', 'ST1', 'S07'])
  expect(spaceOfClan(match, 'Sol')).toBe('Pulsar-3')
})

test('[card.S07] or lower a marker of her choice by two, which may end at neutral', () => {
  const match = shattered({
    players: 2,
    hands: { nova: ['S07'], pulsar: ['ST1', 'ST2'] },
    markers: { Sol: 'Pulsar-3', Terra: 'Pulsar-1' },
  })
  match.play('nova: S07; pulsar: lower')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.S07#marker', options: ['Sol', 'Terra'] })
  match.play('pulsar: Terra')
  expect([spaceOfClan(match, 'Sol'), spaceOfClan(match, 'Terra')]).toEqual(['Pulsar-3', 'neutral'])
  expect(match.state.hands[1]).toEqual(['ST1', 'ST2'])
})

test('[card.S07] names only opponents who can do something, and offers them only that', () => {
  const match = shattered({
    hands: { nova: ['S07'], pulsar: ['ST1'], gamma: ['ST1', 'ST2'] },
    markers: { Sol: 'Void-1' },
  })
  match.play('nova: S07')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S07#who', options: ['Gamma', 'Void'] })
  match.play('nova: Gamma')
  expect(match.asks()).toMatchObject({ seat: 'Gamma', ask: 'card.S07#card' })
})

test('[card.S07] needs an opponent with two cards or a marker', () => {
  const idle = shattered({ hands: { nova: ['S07'], pulsar: ['ST1'] }, markers: { Sol: 'Nova-4' } })
  expect(idle.why('S07')?.rule).toBe('cards.required')
})

test('[card.S07] lets the accused lower a marker that she herself has sworn to keep', () => {
  const match = afterOath({ players: 2, hands: { pulsar: ['S07'] } })
  match.play('pulsar: S07; nova: Sol')
  expect(spaceOfClan(match, 'Sol')).toBe('neutral')
})

test('[card.S08] brings two wealth from an opponent who prefers to pay', () => {
  const match = shattered({ hands: { nova: ['S08'] }, wealth: { pulsar: 3 }, markers: { Sol: 'Pulsar-3' } })
  match.play('nova: S08')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S08#who', options: ['Pulsar', 'Gamma', 'Void'] })
  match.play('nova: Pulsar')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.S08#answer', options: ['pay', 'lower'] })
  match.play('pulsar: pay')
  expect(match.state.wealth).toEqual([2, 1, 0, 0])
  expect(spaceOfClan(match, 'Sol')).toBe('Pulsar-3')
})

test('[card.S08] or lowers a marker of hers that its player picks', () => {
  const match = shattered({
    players: 2,
    hands: { nova: ['S08'] },
    wealth: { pulsar: 1 },
    markers: { Sol: 'Pulsar-3', Terra: 'Pulsar-1' },
  })
  match.play('nova: S08')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S08#marker', options: ['Sol', 'Terra'] })
  match.play('nova: Sol')
  expect(spaceOfClan(match, 'Sol')).toBe('Pulsar-2')
  expect(match.state.wealth).toEqual([0, 1])
})

test('[card.S08] draws a card when the debtor can do neither', () => {
  const match = shattered({ players: 2, hands: { nova: ['S08'] }, wealth: { pulsar: 1 }, deck: ['B07'] })
  match.play('nova: S08')
  expect(match.state.hands[0]).toEqual(['B07'])
  expect(match.state.wealth).toEqual([0, 1])
})

test('[card.S08] cannot reach a sworn marker, even if its player would allow it', () => {
  const deck = ['B07']
  const match = afterOath({ players: 2, hands: { pulsar: ['S08'] }, deck }).play('pulsar: S08')
  expect(match.state.hands[1]).toEqual(['B07'])
  const more = afterOath({ players: 2, hands: { pulsar: ['S08'] }, markers: { Luna: 'Nova-1' } }).play('pulsar: S08')
  expect(more.options).toEqual(['Luna'])
  expect(more.why('Sol')?.rule).toBe('card.S05#sworn')
})

test('[card.S09] brings an honor for each marker on one’s branch', () => {
  const match = shattered({
    hands: { nova: ['S09'] },
    wealth: { nova: 3 },
    honor: { nova: 1 },
    markers: { Sol: 'Nova-6', Terra: 'Nova-1', Ion: 'Void-1' },
  })
  match.play('nova: S09')
  expect(match.state.honor).toEqual([3, 0, 0, 0])
  expect(match.state.wealth[0]).toBe(1)
})

test('[card.S09] brings four honor at most', () => {
  const markers = { Sol: 'Nova-1', Terra: 'Nova-1', Ion: 'Nova-1', Luna: 'Nova-1', Rift: 'Nova-1' }
  const match = shattered({ hands: { nova: ['S09'] }, wealth: { nova: 2 }, markers }).play('nova: S09')
  expect(match.state.honor[0]).toBe(4)
})

test('[card.S09] needs two wealth and a marker', () => {
  const poor = shattered({ hands: { nova: ['S09'] }, wealth: { nova: 1 }, markers: { Sol: 'Nova-1' } })
  expect(poor.why('S09')?.rule).toBe('cards.cost-wealth')
  const alone = shattered({ hands: { nova: ['S09'] }, wealth: { nova: 2 }, markers: { Sol: 'Void-1' } })
  expect(alone.why('S09')?.rule).toBe('cards.required')
})
