import type { Value } from '@orrery/engine'
import { expect, test } from 'vitest'
import starshipSamurai, { type View } from '../../../games/starship-samurai/game.ts'
import { type BotJob, decideBot, type Entry, HostedMatch, MatchHost, moveBots } from '../src/index.ts'
import { answerFor, headerOf, keepInMemory, must, OBJECTS, START } from './host.ts'

/** A table that trades, with a person on the first seat and bots on the others. */
const bargain = (game = starshipSamurai) =>
  HostedMatch.open(game, headerOf(game, { seats: 3, bots: [1, 2], scene: 'bargain', options: { trading: true } }))

const wealthAt = (table: HostedMatch) =>
  (table.snapshot('spectator').view as unknown as View).seats.map(({ wealth }) => wealth)

const offer = (parts: { readonly [key: string]: Value }) => ({ type: 'interject', value: { offer: parts } }) as const

test('a bot says something to every offer before anybody answers, and the same in another thread', () => {
  const table = bargain()
  const wealth = wealthAt(table)
  must(table.perform(0, offer({ to: 1, giveWealth: 1 }), START))
  const turn = table.botToMove()!
  expect(turn).toMatchObject({ seat: 1, talk: 'reply' })
  const value = table.decideBot(turn)
  expect(decideBot(starshipSamurai, JSON.parse(JSON.stringify(table.exportForBot(turn))))).toEqual(value)
  expect(must(table.performBot(turn, { value }, START))).toMatchObject({
    kind: 'interject',
    seat: 1,
    value: { accept: 1 },
  })
  expect(wealthAt(table)).toEqual([wealth[0] - 1, wealth[1] + 1, wealth[2]])
  expect(table.botToMove()?.talk).toBeUndefined()
})

test('a bot that finds nothing to say, or something that is none, does not agree', () => {
  for (const outcome of [{ failed: ['random'] }, { value: null }, { value: 'yes' }, { value: { accept: 9 } }]) {
    const table = bargain()
    must(table.perform(0, offer({ to: 2, giveWealth: 1 }), START))
    expect(must(table.performBot(table.botToMove()!, outcome, START))).toMatchObject({ value: { decline: 1 } })
  }
})

test('under the first rules bots answer offers between two steps', () => {
  const first = starshipSamurai.under?.(1, { id: 'house', version: '1' }) as typeof starshipSamurai
  const table = bargain(first)
  must(table.perform(0, offer({ to: 1, giveWealth: 1 }), START))
  const turn = table.botToMove()!
  expect(must(table.performBot(turn, { value: table.decideBot(turn) }, START))).toMatchObject({ value: { accept: 1 } })
})

test('a bot is asked for a proposal once for a question, only where there may be one, and need not make any', () => {
  const table = bargain()
  const asked: string[] = []
  for (let i = 0; i < 400 && !table.over; i++) {
    const turn = table.botToSpeak()
    if (turn?.talk === 'propose') {
      asked.push(`${turn.n} ${turn.seat}`)
      const seq = table.seq
      expect(table.performBot(turn, { value: null }, START)).toMatchObject({ reason: 'not-now' })
      expect(table.seq).toBe(seq)
    } else if (turn) must(table.performBot(turn, { failed: ['random', 'adept'] }, START))
    else must(answerFor(table, 0))
  }
  expect(asked.length).toBeGreaterThan(0)
  expect(new Set(asked).size).toBe(asked.length)
  const silent = HostedMatch.open(starshipSamurai, headerOf(starshipSamurai, { seats: 3, bots: [1, 2] }))
  expect(silent.botToSpeak()).toEqual(silent.botToMove())
})

test('a host lets bots speak: what a person offers is answered, and what a bot proposes is on the table', async () => {
  const header = headerOf(starshipSamurai, { seats: 3, bots: [1, 2], scene: 'bargain', options: { trading: true } })
  const reopen = (entries: readonly Entry[]) => HostedMatch.open(starshipSamurai, header, entries)
  const journal = keepInMemory()
  const host = new MatchHost({
    match: reopen([]),
    reopen,
    journal,
    encoding: OBJECTS,
    now: () => START,
    wait: async () => {},
    errorOf: (why) => new Error(why),
    events: {
      trouble(_, error) {
        throw error
      },
    },
  })
  const jobs: BotJob[] = []
  const moving = {
    decide: async (job: BotJob) => {
      jobs.push(job)
      return { value: decideBot(starshipSamurai, job) }
    },
    goesOn: () => journal.entries.length < 60,
  }
  await host.perform(0, offer({ to: 1, giveWealth: 1 }))
  await moveBots(host, moving)
  expect(journal.entries.slice(0, 2)).toMatchObject([
    { kind: 'interject', by: 0 },
    { kind: 'interject', by: 'table', seat: 1, value: { accept: 1 } },
  ])
  expect(jobs[0]).toMatchObject({ seat: 1, talk: 'reply' })
})
