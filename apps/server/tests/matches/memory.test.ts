import { type Entry, HostedMatch, type TableHeader } from '@orrery/host'
import { describe, expect, test } from 'vitest'
import { Pacer } from '../../src/matches/pacer.ts'
import { MatchReader } from '../../src/matches/reading.ts'
import { journalEntry } from '../../src/store/index.ts'
import { newStore } from '../store/places.ts'
import { loadGame } from './games.ts'
import { orchard } from './orchard.ts'
import { attached, newRegistry, plan, until } from './registries.ts'

const unswept = { idleMs: 3_600_000, pollMs: 3_600_000 }
const short = () => plan({ options: { turns: 1 } })

describe('a match that is over', () => {
  test('leaves the memory as soon as the last one has gone', async () => {
    const registry = newRegistry(await newStore('sqlite'), { limits: unswept })
    const { match } = await registry.create(short())
    const [ann, guest] = [await attached(registry, match, 0), await attached(registry, match, 'spectator')]
    ann.answer('pick')
    await until(() => guest.ear.mirror.shown?.status.state === 'over', 'the end')
    ann.attachment.close()
    await new Promise((resolve) => setImmediate(resolve))
    expect(registry.figures().tables).toBe(1)
    guest.attachment.close()
    await until(() => registry.figures().tables === 0, 'an empty registry')
    const again = await attached(registry, match, 'spectator')
    expect(again.ear.mirror.shown).toMatchObject({ seq: 1, status: { state: 'over' } })
  })

  test('leaves it when nobody was there, whether a person or a bot ended it, and when somebody took its file', async () => {
    const registry = newRegistry(await newStore('sqlite'), { limits: unswept })
    const byPerson = await registry.create(short())
    await registry.perform(byPerson.match, 0, { type: 'answer', n: 0, value: 'pick' })
    const bot = { kind: 'bot', name: 'Bot', bot: 'greedy' } as const
    await registry.create(plan({ seats: [bot, bot], options: { turns: 6 } }))
    await until(() => registry.figures().tables === 0 && registry.figures().botMoves === 6, 'an empty registry')
    expect(await registry.exportMatch(byPerson.match)).toMatchObject({ header: { game: 'orchard' } })
    await until(() => registry.figures().tables === 0, 'an empty registry again')
  })
})

describe('the memory of open matches', () => {
  /** About what one of these matches takes. */
  const ONE = 650_000

  test('holds so many bytes: those that rest leave first, the one that rested longest before all', async () => {
    let now = 1_000_000
    const registry = newRegistry(await newStore('sqlite'), {
      limits: { ...unswept, memory: 2.5 * ONE },
      clock: () => ++now,
    })
    const matches: string[] = []
    for (let i = 0; i < 6; i++) {
      const { match } = await registry.create(plan())
      await registry.perform(match, 0, { type: 'answer', n: 0, value: 'pick' })
      matches.push(match)
      expect(registry.figures().tables).toBeLessThanOrEqual(4)
    }
    expect(registry.figures().memory).toBeLessThan(4 * ONE)
    expect((await attached(registry, matches[0]!, 0)).ear.mirror.shown?.seq).toBe(1)
  })

  test('takes no further match while those that people look at fill it, and says so', async () => {
    const registry = newRegistry(await newStore('sqlite'), { limits: { ...unswept, memory: 1.5 * ONE } })
    const matches = await Promise.all(Array.from({ length: 4 }, () => registry.create(plan())))
    const inside: Awaited<ReturnType<typeof attached>>[] = []
    const refused: unknown[] = []
    for (const { match } of matches)
      await attached(registry, match, 0).then(
        (one) => inside.push(one),
        (error) => refused.push(error),
      )
    expect(refused).toHaveLength(2)
    expect(refused[0]).toMatchObject({
      status: 503,
      code: 'full',
      message: expect.stringMatching(/^[A-Z][^\n]+\. [A-Z][^\n]+\.$/),
    })
    // Those who are in play on, and make room when they go.
    inside[0]?.answer('pick')
    await until(() => inside[0]?.ear.mirror.lastSeq === 1, 'an answer')
    for (const one of inside) one.attachment.close()
    expect((await attached(registry, matches[3]!.match, 0)).ear.mirror.shown?.seq).toBe(0)
  })

  test('counts what a match has grown by', async () => {
    const registry = newRegistry(await newStore('sqlite'), { limits: unswept })
    const { match } = await registry.create(plan({ options: { turns: 200 } }))
    await registry.perform(match, 0, { type: 'chat', text: 'Hello' })
    const before = registry.figures().memory
    for (let n = 0; n < 50; n++) await registry.perform(match, n % 2, { type: 'answer', n, value: 'pick' })
    expect(registry.figures().memory).toBeGreaterThan(before + 50 * 200)
  })
})

describe('a pacer', () => {
  test('stops nothing that is short, and lets everything else have its turn between two slices', async () => {
    let now = 100
    const pacer = new Pacer(() => now)
    await pacer.pause()
    const order: string[] = []
    const work = async (name: string, steps: number) => {
      for (let step = 0; step < steps; step++) {
        order.push(name)
        now += 3
        const pausing = pacer.pause()
        if (pausing) await pausing
      }
    }
    let isDone = false
    const serveOthers = () => {
      order.push('.')
      if (!isDone) setImmediate(serveOthers)
    }
    setImmediate(serveOthers)
    await Promise.all([work('a', 6), work('b', 6)])
    isDone = true
    // Two steps are longer than a slice.
    expect(order.join('').replace(/^aab/, '')).not.toMatch(/[ab]{3}/)
    expect(order.filter((name) => name === 'a')).toHaveLength(6)
    expect(order.filter((name) => name === 'b')).toHaveLength(6)
  })
})

test('a long match is read in parts and played again in slices, and others have their turn in between', async () => {
  const store = await newStore('sqlite')
  const registry = newRegistry(store, { limits: unswept })
  const { match } = await registry.create(plan())
  const { game, header } = (await store.find(match))!
  const chat = (seq: number) => journalEntry({ seq, at: 1, by: 0, kind: 'chat', seat: 0, text: `Line ${seq}` } as Entry)
  const progress = { status: 'running', waiting: [0], due: null } as const
  await store.append({ match, entries: Array.from({ length: 1200 }, (_, index) => chat(index + 1)), progress })

  const sizes: number[] = []
  const counted = {
    find: store.find,
    load: async (...args: Parameters<typeof store.load>) => {
      const rows = await store.load(...args)
      sizes.push(rows.length)
      return rows
    },
  }
  // A millisecond passes whenever somebody looks at this clock: once for each entry.
  let now = 0
  const reader = new MatchReader(counted, loadGame, new Pacer(() => now++))
  let turns = 0
  let isOpen = false
  const takeTurns = () => {
    turns++
    if (!isOpen) setImmediate(takeTurns)
  }
  setImmediate(takeTurns)
  const hosted = await reader.open(match)
  isOpen = true
  expect(hosted.seq).toBe(1200)
  expect(sizes).toEqual([500, 500, 200])
  expect(turns).toBeGreaterThan(1200 / 6)
  const again = await reader.reopen(hosted, (await reader.load(match, 0))!)
  expect([again.seq, again.hash()]).toEqual([1200, HostedMatch.open(orchard, JSON.parse(header) as TableHeader).hash()])
  expect(game).toBe('orchard')
  expect(await reader.load('nowhere', 0)).toBeUndefined()
  await expect(reader.open('nowhere')).rejects.toMatchObject({ name: 'NoSuchMatch' })
})
