import type { BotJob, BotOutcome } from '@orrery/host'
import { describe, expect, test } from 'vitest'
import type { BotPool } from '../../src/bots/index.ts'
import { newStore } from '../store/places.ts'
import { attached, newRegistry, people, plan, until } from './registries.ts'

const bot = (name: string) => ({ kind: 'bot', name, bot: 'greedy' }) as const
const botsAlone = (creator?: string) => plan({ seats: [bot('A'), bot('B')], options: { turns: 200 }, creator })
const withAnn = (creator?: string) => plan({ seats: [...people('Ann'), bot('B')], options: { turns: 40 }, creator })

/** Bots that think until they are told to answer. */
function heldPool() {
  const thinking: { readonly match: string; answer(): void }[] = []
  const pool: BotPool = {
    sizes: { people: 1, bots: 1 },
    decide: (match: string, _job: BotJob) =>
      new Promise<BotOutcome>((resolve) => {
        thinking.push({
          match,
          answer() {
            thinking.splice(thinking.indexOf(this), 1)
            resolve({ value: 'rest' })
          },
        })
      }),
    close: async () => {
      for (const one of [...thinking]) one.answer()
    },
  }
  return { pool, thinking, of: (match: string) => thinking.filter((one) => one.match === match) }
}

const unpolled = { pollMs: 3_600_000 }

describe('a stranger who begins sixty matches of bots alone', () => {
  test('keeps the bots of a match with people waiting for nothing', async () => {
    const { pool, thinking, of } = heldPool()
    const registry = newRegistry(await newStore('sqlite'), { bots: pool, limits: unpolled })
    for (let i = 0; i < 60; i++) await registry.create(botsAlone('stranger'))
    await until(() => thinking.length > 0, 'a bot that thinks')
    const { match } = await registry.create(withAnn('home'))
    const ann = await attached(registry, match, 0)
    for (let turn = 1; turn <= 5; turn++) {
      ann.answer('pick')
      // None of the stranger's bots answers meanwhile.
      await until(() => of(match).length === 1, `the bot's turn ${turn}`)
      expect(thinking).toHaveLength(2)
      of(match)[0]?.answer()
      await until(() => ann.ear.mirror.shown?.undo.decisions === 2 * turn, `the answer in turn ${turn}`)
    }
    expect(registry.botQueueAge()).toBe(0)
    expect(registry.figures().botsWaiting).toBe(59)
  })

  test('sees all of them come to their end when nobody else is there', async () => {
    const store = await newStore('sqlite')
    const registry = newRegistry(store, { limits: unpolled })
    const begun: string[] = []
    const short = plan({ seats: [bot('A'), bot('B')], options: { turns: 6 } })
    for (let i = 0; i < 20; i++) begun.push((await registry.create(short)).match)
    await until(async () => {
      const found = await Promise.all(begun.map((match) => store.find(match)))
      return found.every((one) => one?.status === 'over')
    }, 'the end of all')
  })

  test('is told in one sentence when they are too many, and may go on when one is over', async () => {
    const { pool, thinking } = heldPool()
    const registry = newRegistry(await newStore('sqlite'), { bots: pool, limits: { ...unpolled, botMatches: 3 } })
    const few = plan({ seats: [bot('A'), bot('B')], options: { turns: 1 }, creator: 'stranger' })
    // At once, so that none has begun when the others are let in.
    const begun = await Promise.allSettled(Array.from({ length: 5 }, () => registry.create(few)))
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const one of begun)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({
          status: 429,
          code: 'too-many-bots',
          message: expect.stringMatching(/^[A-Z][^\n]+\. [A-Z][^\n]+\.$/),
        })
    await registry.create({ ...few, creator: 'somebody else' })
    await registry.create(withAnn('stranger'))
    thinking[0]?.answer()
    await until(async () => {
      const next = await registry.create(few).catch(() => undefined)
      return next !== undefined
    }, 'another match')
    await expect(registry.create(few)).rejects.toMatchObject({ status: 429 })
  })

  test('does not count those that ended where this process does not see it', async () => {
    const { pool } = heldPool()
    const store = await newStore('sqlite')
    const registry = newRegistry(store, { bots: pool, limits: { ...unpolled, botMatches: 1 } })
    const { match } = await registry.create(botsAlone('stranger'))
    await expect(registry.create(botsAlone('stranger'))).rejects.toMatchObject({ status: 429 })
    await store.purge(match)
    await registry.create(botsAlone('stranger'))
  })
})

test('whoever has many matches with people shares one part of the bots, and somebody with one has the other', async () => {
  const { pool, thinking, of } = heldPool()
  const registry = newRegistry(await newStore('sqlite'), { bots: pool, limits: unpolled })
  const many = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { match } = await registry.create(withAnn('crowd'))
      return { match, ann: await attached(registry, match, 0, undefined, 'crowd') }
    }),
  )
  const { match } = await registry.create(withAnn('home'))
  const own = await attached(registry, match, 0, undefined, 'home')
  for (const { ann } of many) ann.answer('pick')
  await until(() => thinking.length === 1, 'the first bot')
  await until(() => registry.figures().botsWaiting === 11, 'a queue')
  own.answer('pick')
  await until(() => registry.figures().botsWaiting === 12, 'one more')
  thinking[0]?.answer()
  await until(() => of(match).length === 1, 'the bot of the match that came last')
})

test('a match whose people have all gone away counts as one of bots alone until they are back', async () => {
  const { pool, thinking, of } = heldPool()
  const registry = newRegistry(await newStore('sqlite'), { bots: pool, limits: unpolled })
  const { match: busy } = await registry.create(withAnn())
  const ann = await attached(registry, busy, 0)
  ann.answer('pick')
  await until(() => of(busy).length === 1, 'a bot that thinks')
  const { match } = await registry.create(withAnn())
  await registry.perform(match, 0, { type: 'away' })
  await until(() => of(match).length === 1, 'the bot of the absent')
  expect(thinking).toHaveLength(2)
})
