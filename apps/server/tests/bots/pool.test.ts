import { createHeader, HostedMatch, isEntry } from '@orrery/host'
import { expect, onTestFinished, test } from 'vitest'
import { type BotPool, createBotPool } from '../../src/bots/index.ts'
import { inheritedLoader } from '../../src/bots/thread.ts'
import { orchard } from '../matches/orchard.ts'
import { newBotPool, newLog } from '../matches/registries.ts'

const bot = { kind: 'bot', name: 'Bot' } as const

const newTable = (
  options: object = {},
  seed = 'seed',
  scene?: string,
  [first, second]: readonly [string, string] = ['greedy', 'random'],
) =>
  HostedMatch.open(
    orchard,
    createHeader(orchard, {
      plan: [
        { ...bot, bot: first },
        { ...bot, bot: second },
        { kind: 'person', name: 'Ann' },
      ],
      options: { turns: 40, ...options },
      seed,
      scene,
      seedHash: 'ab'.repeat(32),
      clock: { kind: 'none' },
      created: 0,
    }),
  )

const closing = (pool: BotPool): BotPool => {
  onTestFinished(() => pool.close())
  return pool
}

/** Answers for whoever is asked: bots by `pool`, the person by what is plainest. */
async function step(table: HostedMatch, pool: BotPool, match: string): Promise<void> {
  const turn = table.botToMove()
  if (turn) {
    const outcome = await pool.decide(match, table.exportForBot(turn), 'people')
    expect(outcome).toEqual({ value: table.decideBot(turn) })
    expect(isEntry(table.performBot(turn, outcome, 0))).toBe(true)
  } else table.perform(2, { type: 'answer', n: table.questionNumber, value: 'pick' }, 0)
}

test('a bot decides in a thread as it would here, while the match goes on and when it goes back', async () => {
  const pool = closing(newBotPool({ threads: 2 }))
  const tables = ['a', 'b', 'c'].map((match) => [match, newTable({}, match)] as const)
  for (let i = 0; i < 20; i++) await Promise.all(tables.map(([match, table]) => step(table, pool, match)))
  for (const [match, table] of tables) {
    table.perform(2, { type: 'ask-undo', to: 7 }, 0)
    expect(table.snapshot(2).undo.decisions).toBe(7)
    for (let i = 0; i < 10; i++) await step(table, pool, match)
    expect(table.snapshot(2).undo.decisions).toBe(17)
  }
})

test.each([1, 2])('levels that count iterations decide the same in %i threads as here', async (threads) => {
  const pool = closing(newBotPool({ threads }))
  const bots = ['adept', 'novice'] as const
  const tables = ['a', 'b', 'c'].map((match) => [match, newTable({}, match, undefined, bots)] as const)
  for (let i = 0; i < 12; i++) await Promise.all(tables.map(([match, table]) => step(table, pool, match)))
})

test('a bot begins where the match begins: in its scene', async () => {
  const pool = closing(newBotPool())
  const table = newTable({}, 'seed', 'end')
  for (let i = 0; i < 3; i++) await step(table, pool, 'match')
  expect(table.over).toBe(true)
})

test('more matches than a thread keeps in mind are no problem', async () => {
  const pool = closing(newBotPool())
  const tables = Array.from({ length: 140 }, (_, i) => newTable({}, `seed ${i}`))
  for (let round = 0; round < 2; round++) for (const [i, table] of tables.entries()) await step(table, pool, `m${i}`)
})

test('what fails is told: the stand-in takes over, and if that fails too nobody', async () => {
  const log = newLog()
  const pool = closing(newBotPool({ cutOffMs: 100, log }))
  const table = newTable({ mind: 'throw' })
  const turn = table.botToMove()!
  const job = table.exportForBot(turn)
  expect(await pool.decide('m', job, 'people')).toEqual({ failed: ['greedy', 'adept'] })
  expect(await pool.decide('m', { ...job, bot: 'unknown' }, 'people')).toEqual({ failed: ['unknown', 'adept'] })
  const sane = newTable().exportForBot(turn)
  expect(await pool.decide('m', { ...sane, bot: 'unknown' }, 'people')).toMatchObject({ bot: 'adept' })
  expect(log.lines.map(({ text }) => text)).toContain('A bot gave no answer.')
  await pool.close()
  expect(await pool.decide('m', sane, 'people')).toEqual({ failed: ['greedy', 'adept'] })
})

test('a bot that has had its time answers with what it has found so far', async () => {
  const cutOffMs = 60_000
  const limit = (_: string, ms: number, end: () => void) => {
    const timer = setTimeout(end, ms === cutOffMs ? 50 : ms)
    return () => clearTimeout(timer)
  }
  const log = newLog()
  const pool = closing(newBotPool({ threads: 1, cutOffMs, limit, log }))
  const table = newTable()
  const job = { ...table.exportForBot(table.botToMove()!), bot: 'master/seconds=40' }
  const begun = performance.now()
  expect(await pool.decide('m', job, 'people')).toEqual({ value: 'pick' })
  expect(performance.now() - begun).toBeLessThan(30_000)
  expect(log.lines).toEqual([])
  // The same thread is asked again, and is not in a hurry any more.
  expect(await pool.decide('m', { ...job, bot: 'adept' }, 'people')).toEqual({ value: 'pick' })
})

test('a bot thinks no longer than it can be waited for', async () => {
  const pool = closing(newBotPool({ threads: 1, cutOffMs: 1000 }))
  const table = newTable()
  const job = { ...table.exportForBot(table.botToMove()!), bot: 'master/seconds=40' }
  expect(await pool.decide('m', job, 'people')).toEqual({ value: 'pick' })
})

test('a thread that cannot start is told, and keeps nobody waiting', async () => {
  const log = newLog()
  const pool = closing(createBotPool({ threads: 1, games: 'file:///nowhere.mjs', loader: 'file:///nowhere.mjs', log }))
  const table = newTable()
  expect(await pool.decide('m', table.exportForBot(table.botToMove()!), 'people')).toEqual({
    failed: ['greedy', 'adept'],
  })
  expect(log.lines[0]).toMatchObject({ text: 'bot thread failed' })
})

test('threads start with what this process was started with', () => {
  expect(inheritedLoader([])).toBeUndefined()
  expect(inheritedLoader(['--max-old-space-size=100', '--import', './a.mjs'])).toBe('./a.mjs')
  expect(inheritedLoader(['--import=./b.mjs'])).toBe('./b.mjs')
})
