import { createGreedy, createPlayer, trading } from '@orrery/bots'
import { type BaseState, Dice, type Game, Runner, settleOptions, type Value } from '@orrery/engine'
import { playOut } from '@orrery/engine/simulation'
import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'
import { buildScene, type Setting } from '../../scenes/build.ts'

const game = starshipSamurai as unknown as Game
const bot = trading(createGreedy({ effort: 40 }))

/** Three players who may trade, from a position. */
function table(setting: Setting, ...answers: readonly (readonly [seat: number, value: Value])[]): Runner<BaseState> {
  const options = settleOptions(game, 3, { trading: true })
  const position = buildScene(starshipSamurai.setup({ seats: 3, options, seed: 'offers' }), setting)
  const runner = Runner.from(game, position as unknown as BaseState)
  for (const [seat, value] of answers) runner.apply(seat, value)
  return runner
}

/** What a bot says to an offer. */
function replyTo(runner: Runner<BaseState>, from: number, offer: { readonly [key: string]: Value }, seed = 'reply') {
  expect(runner.checkOutOfTurn(from, { offer })).toBeUndefined()
  runner.actOutOfTurn(from, { offer })
  const seat = offer.to as number
  const value = bot.reply?.(runner, seat, new Dice(seed)) as { readonly [word: string]: number }
  expect(runner.checkOutOfTurn(seat, value)).toBeUndefined()
  return Object.keys(value)[0]
}

const MARKET: Setting = { wealth: { nova: 3, pulsar: 3, gamma: 3 }, hands: { nova: ['ST1'], pulsar: ['ST2', 'ST1'] } }

test('[trade.offer] a gift is accepted, and what is wanted for nothing is not given', () => {
  expect(replyTo(table(MARKET), 0, { to: 1, giveWealth: 1 })).toBe('accept')
  expect(replyTo(table(MARKET), 0, { to: 1, giveCards: ['ST1'] })).toBe('accept')
  expect(replyTo(table(MARKET), 0, { to: 1, wantWealth: 1 })).toBe('decline')
  expect(replyTo(table(MARKET), 0, { to: 1, wantCards: 1 })).toBe('decline')
  expect(replyTo(table(MARKET), 0, { to: 1, promise: 'Peace.' })).toBe('decline')
})

test('[trade.goods] goods are taken for as much as they are worth', () => {
  expect(replyTo(table(MARKET), 0, { to: 1, giveWealth: 3, wantCards: 1 })).toBe('accept')
  expect(replyTo(table(MARKET), 0, { to: 1, giveWealth: 1, wantCards: 2 })).toBe('decline')
  expect(replyTo(table(MARKET), 0, { to: 1, giveWealth: 2, wantWealth: 2 })).toBe('decline')
})

test('[trade.next-choice] to be bound in a later turn has its price', () => {
  const choice = { ask: 'turn.sequence', value: 'draw-1' }
  expect(replyTo(table(MARKET), 0, { to: 1, giveWealth: 1, wantChoice: choice })).toBe('decline')
})

test('[trade.offer] characters trade by what they like', () => {
  const characters = { gambler: { terms: { cards: 3 } }, miser: { terms: { cards: 0.2 } } }
  const say = (character: string): string | undefined => {
    const { state } = table(MARKET)
    const runner = Runner.from({ ...game, characters }, state)
    runner.actOutOfTurn(0, { offer: { to: 1, giveWealth: 2, wantCards: 1 } })
    const reply = trading(createPlayer(`adept:${character}`)).reply?.(runner, 1, new Dice('reply'))
    return Object.keys((reply ?? {}) as object)[0]
  }
  expect([say('gambler'), say('miser')]).toEqual(['decline', 'accept'])
})

/** Nova has played a card of betrayal and says at whom it is aimed. Pulsar has too little to buy herself off when it is her. */
const betrayal = () =>
  table(
    {
      hands: { nova: ['B04'] },
      honor: { nova: 1 },
      wealth: { pulsar: 2, gamma: 4 },
      markers: { Sol: 'Pulsar-3', Ion: 'Gamma-1' },
    },
    [0, 'B04'],
  )

test('[trade.next-choice] the printed example: whoever is spared pays, and whoever chooses takes it, if it is worth it', () => {
  expect(betrayal().questionFor(0)?.ask).toBe('card.B04#who')
  const aimed = (value: string) => ({ ask: 'card.B04#who', value })
  expect(replyTo(betrayal(), 1, { to: 0, giveWealth: 2, wantChoice: aimed('Gamma') })).toBe('accept')
  // Gamma would pay to be aimed at: that is no reason to do so.
  expect(replyTo(betrayal(), 0, { to: 2, wantWealth: 3, giveChoice: aimed('Gamma') })).toBe('decline')
})

test('[trade.offer] a bot that is threatened thinks of an offer, and the one it goes to accepts it', () => {
  const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`)
  const made = seeds.flatMap((seed) => {
    const runner = betrayal()
    const offer = bot.propose?.(runner, 1, new Dice(seed))
    if (offer === undefined) return []
    expect(offer).toMatchObject({ offer: { to: 0, wantChoice: { ask: 'card.B04#who', value: 'Gamma' } } })
    runner.actOutOfTurn(1, offer)
    return [bot.reply?.(runner, 0, new Dice(seed))]
  })
  expect(made.length).toBeGreaterThan(0)
  expect(made).toContainEqual({ accept: 1 })
})

test('[trade.offer] nobody proposes anything where there is nothing to gain, or trading is off', () => {
  expect(bot.propose?.(table({}), 0, new Dice('a'))).toBeUndefined()
  const off = Runner.from(game, game.setup({ seats: 3, options: settleOptions(game, 3, {}), seed: 'off' }))
  expect(bot.propose?.(off, 0, new Dice('a'))).toBeUndefined()
})

test('[table.hidden] what a bot says depends on nothing that it cannot know', () => {
  const offer = { to: 0, giveWealth: 2, wantChoice: { ask: 'card.B04#who', value: 'Gamma' } }
  const replies = ['a', 'b', 'c'].map((deal) => replyTo(betrayal().determinized(0, deal), 1, offer, 'same'))
  expect(new Set(replies).size).toBe(1)
  const proposals = ['a', 'b', 'c'].map((deal) => bot.propose?.(betrayal().determinized(1, deal), 1, new Dice('same')))
  expect(new Set(proposals.map((one) => JSON.stringify(one))).size).toBe(1)
})

test('[trade.offer] bots that trade make no flood of offers, answer each of them, and play the same with the same seed', () => {
  const options = settleOptions(game, 3, { trading: true })
  const players = Array.from({ length: 3 }, () => trading(createGreedy({ effort: 5 })))
  const play = () => playOut({ game, players, options, seed: 'market', check: false, most: 250 })
  const { decisions, violations } = play()
  const offers = decisions.filter(({ value }) => typeof value === 'object' && value !== null && 'offer' in value)
  const answers = decisions.filter(({ out }) => out).length - offers.length
  expect([violations, answers]).toEqual([[], offers.length])
  expect(offers.length).toBeGreaterThan(0)
  expect(offers.length).toBeLessThan(decisions.length / 10)
  expect(play().decisions).toEqual(decisions)
})
