import { createPlayer } from '@orrery/bots'
import { Dice, dialect, type Game, Match, type Rule, refuse, sha256Hex } from '@orrery/engine'
import { expect, test } from 'vitest'
import starshipSamurai from '../../../games/starship-samurai/game.ts'
import type { March } from '../../engine/testing/march.ts'
import { botSeed, decideBot, HostedMatch, isEntry } from '../src/index.ts'
import { answerFor, headerOf, must, START } from './host.ts'
import { march } from './march.ts'

const withBot = (game: Game<March> = march) => HostedMatch.open(game, headerOf(game, { seats: 2, bots: [1] }))

test('bots play a whole match, and decide the same in another thread', () => {
  const table = HostedMatch.open(starshipSamurai, headerOf(starshipSamurai, { seats: 2, bots: [0, 1] }))
  for (let turn = table.botToMove(); turn; turn = table.botToMove()) {
    const hash = table.hash()
    const value = table.decideBot(turn)
    if (table.seq % 20 === 0)
      expect(decideBot(starshipSamurai, JSON.parse(JSON.stringify(table.exportForBot(turn))))).toEqual(value)
    expect(table.hash()).toBe(hash)
    expect(must(table.performBot(turn, { value }, START))).toMatchObject({ kind: 'answer', bot: 'random', value })
    if (table.seq > 400) break
  }
  expect(table.over).toBe(true)
})

test('where a bot finds nothing legal, the stand-in answers', () => {
  const table = withBot()
  const turn = table.botToMove()!
  expect(must(table.performBot(turn, { value: 'nonsense' }, START))).toMatchObject({ bot: 'adept', seat: 1 })
  const other = withBot()
  expect(must(other.performBot(turn, { failed: ['random'] }, START))).toMatchObject({ bot: 'adept' })
})

test('where the stand-in was cut off too, or stumbles, the fallback answers; and else anything offered', () => {
  const turn = withBot().botToMove()!
  expect(must(withBot().performBot(turn, { failed: ['random', 'adept'] }, START))).toMatchObject({
    bot: 'fallback',
    value: 3,
  })
  const stumbling: Game<March> = {
    ...march,
    standings: () => {
      throw new Error('I cannot count')
    },
  }
  expect(must(withBot(stumbling).performBot(turn, { failed: [] }, START))).toMatchObject({ bot: 'fallback', value: 3 })
  const helpless: Game<March> = { ...stumbling, fallback: () => 'nonsense' }
  expect(must(withBot(helpless).performBot(turn, { failed: [] }, START))).toMatchObject({ bot: 'fallback', value: 0 })
  expect(withBot(helpless).report).toBeUndefined()
})

test('a bot that comes too late is not heard', () => {
  const table = withBot()
  const turn = table.botToMove()!
  must(table.performBot(turn, { value: 0 }, START))
  expect(table.performBot(turn, { value: 0 }, START)).toMatchObject({ reason: 'stale' })
  must(answerFor(table, 0))
  expect(table.performBot({ ...turn, seat: 0 }, { value: 0 }, START)).toMatchObject({ reason: 'stale' })
  expect(table.performBot({ ...turn, n: 99 }, { value: 0 }, START)).toMatchObject({ reason: 'stale' })
})

test('a bot decides on a match of its own, with the open secrets of others', () => {
  const table = HostedMatch.open(march, headerOf(march, { seats: 3, bots: [1, 2] }))
  must(answerFor(table, 0))
  const turn = table.botToMove()!
  const value = decideBot(march, table.exportForBot(turn), 'greedy')
  expect(isEntry(table.performBot(turn, { value }, START))).toBe(true)
  const { header, decisions } = table.exportForBot(table.botToMove()!)
  expect(Match.replay(march, header, decisions).hash()).toBe(table.hash())
})

test('where there is but one answer, no bot needs to think', () => {
  const { choose, amount, some } = dialect<March, string>({})
  const sole = (question: (g: March) => Rule<unknown>) => {
    const game = { ...march, nextStep: (g: March) => question(g) as Rule }
    const table = HostedMatch.open(game, headerOf(march, { seats: 2, bots: [0] }))
    return table.soleAnswer(table.botToMove()!)
  }
  const unless = (one: string) => (one === 'b' ? refuse('bid.gold') : undefined)
  expect(sole((g) => choose(g, 0, 'bid.secret', { from: ['a'] }))).toBe('a')
  expect(sole((g) => choose(g, 0, 'bid.secret', { from: ['a', 'b'], unless }))).toBe('a')
  expect(sole((g) => choose(g, 0, 'bid.secret', { from: ['a', 'b'] }))).toBeUndefined()
  expect(sole((g) => amount(g, 0, 'bid.secret', { min: 3, max: 3 }))).toBe(3)
  expect(sole((g) => some(g, 0, 'bid.secret', { from: ['a', 'b'], min: 2, max: 2 }))).toEqual(['a', 'b'])
})

test("a bot's dice do not lead back to the match's seed, nor to its other turns", () => {
  const turn = { seat: 1, bot: 'greedy', n: 7 }
  const seed = 'a seed nobody knows'
  const seeds = [turn, { ...turn, n: 8 }, { ...turn, seat: 0 }, { ...turn, bot: 'random' }].map((one) =>
    botSeed(one, seed),
  )
  expect(new Set(seeds).size).toBe(4)
  for (const made of seeds) {
    expect(made).toMatch(/^[0-9a-f]{64}$/)
    // What everybody is shown of the seed is of no use either.
    expect(made).not.toBe(sha256Hex(seed))
    expect(made).not.toBe(botSeed(turn, sha256Hex(seed)))
  }
})

test('bots throw these dice and no others', () => {
  const table = HostedMatch.open(march, headerOf(march, { seats: 2, bots: [0, 1] }))
  const { match: header } = table.header
  for (let turn = table.botToMove(); turn && table.seq < 40; turn = table.botToMove()) {
    const { runner } = Match.replay(march, header, table.exportForBot(turn).decisions)
    const value = createPlayer(turn.bot).decide(runner, turn.seat, new Dice(botSeed(turn, header.seed)))
    expect(table.decideBot(turn)).toEqual(value)
    must(table.performBot(turn, { value }, START))
  }
})
