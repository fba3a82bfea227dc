import { Dice, type Game, list } from '@orrery/engine'
import { bytesOf, type EarlierLines, firstOf, LONGEST_CHAT, Mirror, serverMessageSchema } from '@orrery/protocol'
import { expect, test } from 'vitest'
import starshipSamurai from '../../../games/starship-samurai/game.ts'
import gossip from '../../engine/testing/gossip/game.ts'
import { HostedMatch } from '../src/index.ts'
import { answerFor, headerOf, must, START, textOf } from './host.ts'
import { march } from './march.ts'

const LONGEST_WELCOME = 65_536
const KINDS: readonly EarlierLines['of'][] = ['log', 'talk']

const openGossip = (lines: number) => HostedMatch.open(gossip, headerOf(gossip, { options: { rumors: 100, lines } }))

const welcomeOf = (table: HostedMatch, viewer: number | 'spectator') => ({
  type: 'welcome',
  protocol: 2,
  at: START,
  ...table.welcome(viewer),
})

/** Asks for everything that came before. */
function readAll(mirror: Mirror, table: HostedMatch): void {
  for (const of of KINDS)
    for (;;) {
      const { shown } = mirror
      const before = shown && firstOf(shown, of)
      if (before === undefined) break
      const found = { type: 'lines', id: 1, ...table.earlier(shown!.viewer, of, before) }
      expect(serverMessageSchema.safeParse(JSON.parse(JSON.stringify(found))).success).toBe(true)
      expect(bytesOf(JSON.stringify(found))).toBeLessThan(LONGEST_WELCOME)
      expect(mirror.earlier(found as never)).toBe(true)
    }
}

test('whatever was said and told, a welcome has at most 64 KB, and the rest comes in pages', () => {
  const table = openGossip(500)
  for (let n = 0; n < 100; n++) must(table.perform(n % 2, { type: 'answer', n, value: 'tell' }, START))
  for (let i = 0; i < 250; i++)
    must(table.perform(0, { type: 'chat', text: '漢'.repeat(LONGEST_CHAT - 4) + (1000 + i) }, START))
  for (const viewer of [0, 1, 'spectator'] as const) {
    const welcome = JSON.stringify(welcomeOf(table, viewer))
    expect(bytesOf(welcome)).toBeLessThan(LONGEST_WELCOME)
    expect(serverMessageSchema.safeParse(JSON.parse(welcome)).success).toBe(true)
    const mirror = new Mirror()
    mirror.welcome(JSON.parse(welcome))
    expect(mirror.shown).toMatchObject({ earlierTalk: expect.any(Number) })
    expect(mirror.shown!.talk.length + mirror.shown!.earlierTalk).toBe(200)
    readAll(mirror, table)
    expect(textOf(mirror.shown)).toBe(textOf(table.snapshot(viewer)))
  }
})

test('the longest offers that a game takes leave room for the log', () => {
  // Under the first rules anything could be promised as a next choice.
  const first = starshipSamurai.under?.(1, { id: 'house', version: '1' }) as typeof starshipSamurai
  const table = HostedMatch.open(first, headerOf(first, { seats: 4, options: { trading: true } }))
  const dice = new Dice('to the first turn')
  while ((table.snapshot('spectator').view as { phase?: string }).phase !== 'turns')
    must(answerFor(table, table.waitingFor()[0]!, START, dice))
  const text = '漢'.repeat(200)
  let made = 0
  for (const from of [0, 1, 2, 3])
    for (let i = 0; i < 3; i++) {
      const offer = { to: (from + 1) % 4, promise: text, nextChoices: [text, text, text, text] }
      made += 'seq' in table.perform(from, { type: 'interject', value: { offer } }, START) ? 1 : 0
    }
  for (let i = 0; i < 200; i++) must(table.perform(0, { type: 'chat', text: '漢'.repeat(LONGEST_CHAT) }, START))
  expect(made).toBe(12)
  const welcome = welcomeOf(table, 0)
  expect(bytesOf(JSON.stringify(welcome))).toBeLessThan(LONGEST_WELCOME)
  expect(welcome.log.add.length).toBeGreaterThan(3)
})

test('options that would fill a welcome are refused', () => {
  const deck = list({ members: ['a'], copies: 9999, size: 9999, default: [], examples: [], check: () => undefined })
  const game = { ...march, options: { deck } } as Game
  expect(headerOf(game, { options: { deck: ['a'] } }).match.options).toEqual({ deck: ['a'] })
  const huge = { deck: Array.from({ length: 3000 }, () => 'a') }
  expect(() => headerOf(game, { options: huge })).toThrow('Options may take at most 8192 bytes.')
})

test('a mirror that knows a part is right through all that is taken back, and after every page', () => {
  const table = openGossip(700)
  const dice = new Dice('back and forth')
  const mirror = new Mirror()
  let parts = 0
  mirror.welcome(JSON.parse(JSON.stringify(table.welcome(0))))
  for (let round = 0; round < 60; round++) {
    const since = table.seq
    const { decisions } = table
    if (dice.below(3) > 0 || decisions === 0) must(answerFor(table, decisions % 2))
    else {
      const to = dice.below(decisions)
      const { seq } = must(table.perform(0, { type: 'ask-undo', to }, START))
      must(table.perform(1, { type: 'agree', request: seq }, START))
    }
    if (dice.below(4) === 0) mirror.welcome(JSON.parse(JSON.stringify(table.welcome(0, mirror.lastSeq))))
    else for (const update of table.changes(0, since) ?? []) expect(mirror.update(update)).toBe(true)
    const before = firstOf(mirror.shown!, 'log')
    if (before !== undefined && dice.below(2) === 0) mirror.earlier(table.earlier(0, 'log', before))
    const { log, earlierLog } = mirror.shown!
    expect(log).toEqual(table.snapshot(0).log.slice(earlierLog))
    parts += earlierLog > 0 ? 1 : 0
  }
  expect(parts).toBeGreaterThan(20)
  readAll(mirror, table)
  expect(textOf(mirror.shown)).toBe(textOf(table.snapshot(0)))
})

test('lines that were asked for before something was taken back do not join', () => {
  const table = openGossip(600)
  for (let i = 0; i < 3; i++) must(answerFor(table, i % 2))
  const mirror = new Mirror()
  mirror.welcome(table.welcome(0))
  const page = table.earlier(0, 'log', firstOf(mirror.shown!, 'log')!)
  const since = table.seq
  const { seq } = must(table.perform(0, { type: 'ask-undo', to: 1 }, START))
  must(table.perform(1, { type: 'agree', request: seq }, START))
  for (const update of table.changes(0, since)!) mirror.update(update)
  expect(mirror.earlier(page)).toBe(false)
  readAll(mirror, table)
  expect(mirror.shown?.log).toEqual(table.snapshot(0).log)
})
