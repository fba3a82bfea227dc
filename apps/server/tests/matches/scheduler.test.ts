import { HostedMatch, type TableHeader } from '@orrery/host'
import { describe, expect, test } from 'vitest'
import type { BotPool } from '../../src/bots/index.ts'
import type { NewMatchPlan } from '../../src/matches/index.ts'
import { KINDS, newPlace, newStore, opened } from '../store/places.ts'
import { orchard } from './orchard.ts'
import { attached, newBotPool, newRegistry, people, plan, until } from './registries.ts'

const HOUR = 3_600_000

const bot = (name: string, kind = 'greedy') => ({ kind: 'bot', name, bot: kind }) as const

const withBots = (changes: Partial<NewMatchPlan> = {}) =>
  plan({ seats: [...people('Ann'), bot('Bot 1'), bot('Bot 2', 'random')], ...changes })

describe.each(KINDS)('bots and clocks on %s', (kind) => {
  test('bots answer until a person is asked, without being polled', async () => {
    const registry = newRegistry(await newStore(kind), { limits: { pollMs: 60_000 }, bots: newBotPool() })
    const { match } = await registry.create(withBots())
    const ann = await attached(registry, match, 0)
    for (let turn = 0; turn < 4; turn++) {
      ann.answer('rest')
      const after = 3 * (turn + 1)
      await until(() => ann.ear.mirror.shown?.undo.decisions === after || turn === 3, `turn ${after}`)
    }
    await until(() => ann.ear.mirror.shown?.status.state === 'over', 'the end')
    expect(registry.figures()).toMatchObject({ botMoves: 8, frozen: 0 })
    expect(await registry.exportMatch(match)).toMatchObject({ header: { game: 'orchard' }, end: {} })
  })

  test('a clock that runs out is noticed once, by whichever registry', async () => {
    const place = await newPlace(kind)
    const stores = [await opened(place), await opened(place)]
    const registries = stores.map((store) => newRegistry(store, { limits: { pollMs: 20 } }))
    const { match } = await registries[0]!.create(plan({ clock: { kind: 'move', ms: 1000 }, options: { turns: 4 } }))
    const seen = await Promise.all(registries.map((registry) => attached(registry, match, 'spectator')))
    await until(() => seen.every(({ ear }) => ear.mirror.shown?.status.state === 'over'), 'the end')
    const entries = await stores[0]!.load(match)
    expect(entries.map(({ kind }) => kind)).toEqual(['timeout', 'timeout', 'timeout', 'timeout'])
    expect(registries[0]!.figures().timeouts + registries[1]!.figures().timeouts).toBe(4)
    expect(await stores[1]!.find(match)).toMatchObject({ status: 'over', due: null, waiting: [] })
  })

  test('the bots of a registry that is gone are moved by another when they are due', async () => {
    const place = await newPlace(kind)
    const [one, two] = [await opened(place), await opened(place)]
    const stuck: BotPool = {
      sizes: { people: 1, bots: 1 },
      decide: () => new Promise(() => {}),
      close: async () => {},
    }
    const first = newRegistry(one!, { bots: stuck, limits: { handoverMs: HOUR } })
    const { match } = await first.create(plan({ seats: [bot('Bot'), ...people('Ann')] }))
    let ahead = 0
    const registry = newRegistry(two!, { limits: { pollMs: 20 }, clock: () => Date.now() + ahead })
    const ann = await attached(registry, match, 1)
    expect(ann.ear.mirror.shown?.question?.mine).toBeUndefined()
    await first.close()
    await one!.close()
    expect(await two!.load(match)).toEqual([])
    ahead = 2 * HOUR
    await until(() => ann.ear.mirror.shown?.question?.mine !== undefined, 'a move of the bot')
    expect(await two!.load(match)).toHaveLength(1)
  })
})

describe('bots that do not behave', () => {
  test.each(['loop', 'throw'])('when they %s, they are cut off and the plainest answer is given', async (mind) => {
    const store = await newStore('sqlite')
    const cutOffMs = 150
    let oddMatch = ''
    // The odd bot's time is out as soon as it thinks, and no other's ever is, however busy the machine.
    const limit = (match: string, ms: number, end: () => void) => {
      // To start and to play the match up to the question takes longer than to think and to be hurried.
      if (match === oddMatch && ms < 10_000 && mind === 'loop') setImmediate(end)
      return () => {}
    }
    const registry = newRegistry(store, { bots: newBotPool({ cutOffMs, limit }) })
    const odd = await registry.create(plan({ seats: [...people('Ann'), bot('Odd')], options: { mind } }))
    oddMatch = odd.match
    const sane = await registry.create(plan({ seats: [...people('Ann'), bot('Sane', 'random')] }))
    const [ann, other] = [await attached(registry, odd.match, 0), await attached(registry, sane.match, 0)]
    ann.answer('pick')
    other.answer('pick')
    await until(() => other.ear.mirror.lastSeq === 2, 'the sane bot')
    await until(() => ann.ear.mirror.lastSeq === 2, 'the odd bot')
    const entries = (await store.load(odd.match)).map(({ entry }) => JSON.parse(entry))
    expect(entries[1]).toMatchObject({ by: 'table', seat: 1, bot: 'fallback', value: 'rest' })
    const [, answered] = (await store.load(sane.match)).map(({ entry }) => JSON.parse(entry))
    expect(answered).toMatchObject({ by: 'table', seat: 1, bot: 'random' })
    ann.answer('pick')
    await until(() => ann.ear.mirror.lastSeq === 4, 'the odd bot again')
  })

  test('they play each other to the end', async () => {
    const registry = newRegistry(await newStore('sqlite'), { bots: newBotPool() })
    const { match } = await registry.create(plan({ seats: [bot('A'), bot('B')], options: { turns: 200 } }))
    const guest = await attached(registry, match, 'spectator')
    await until(() => guest.ear.mirror.shown?.status.state === 'over', 'the end')
    expect(guest.ear.mirror.shown).toMatchObject({ view: { turn: 200 } })
  })
})

describe('a game that fails', () => {
  test.each([
    ['a rule', 'break'],
    ['a view', 'blind'],
  ])('%s that throws freezes its own match alone', async (_, deed) => {
    const store = await newStore('sqlite')
    const registry = newRegistry(store)
    const [bad, good] = [await registry.create(plan({ options: { wild: true } })), await registry.create(plan())]
    const [ann, ben, other] = [
      await attached(registry, bad.match, 0),
      await attached(registry, bad.match, 1),
      await attached(registry, good.match, 0),
    ]
    ann.answer(deed)
    other.answer('pick')
    await until(() => ben.ear.mirror.shown?.status.state === 'frozen', 'a frozen match')
    await until(() => other.ear.mirror.lastSeq === 1, 'the other match')
    ben.answer('pick')
    await until(() => ben.ear.of('rejected').length === 1, 'a rejection')
    expect(ben.ear.of('rejected')).toMatchObject([{ reason: 'frozen' }])
    expect(JSON.stringify([...ann.ear.messages, ...ben.ear.messages])).not.toContain('a secret')
    expect(registry.lines.filter(({ level }) => level === 'error')).toMatchObject([
      { text: 'match stopped by a rules bug' },
    ])
    expect(await store.find(bad.match)).toMatchObject({ status: 'frozen', due: null, waiting: [] })
    expect(registry.figures().frozen).toBe(1)
    const { header } = (await store.find(bad.match))!
    const entries = (await store.load(bad.match)).map(({ entry }) => JSON.parse(entry))
    const table = HostedMatch.open(orchard, JSON.parse(header) as TableHeader, entries)
    expect(table.report?.error).toContain('a secret')
  })
})

test('a match that is due although there is nothing to do is corrected', async () => {
  const store = await newStore('sqlite')
  const registry = newRegistry(store, { limits: { pollMs: 20 } })
  const { match } = await registry.create(plan())
  await store.setDue(match, 0, 1000)
  await until(async () => (await store.find(match))?.due === null, 'the correction')
})

test('a match of rules that are not here is not due for ever', async () => {
  const store = await newStore('sqlite')
  const other = newRegistry(store, { games: new Map([['orchard', { ...orchard, rulesVersion: 2 }]]) })
  const { match } = await other.create(plan({ clock: { kind: 'move', ms: 1000 } }))
  await other.close()
  const registry = newRegistry(store, { limits: { pollMs: 20 } })
  await until(async () => (await store.find(match))?.status === 'frozen', 'the progress')
  expect(registry.lines).toMatchObject([{ text: 'due match failed' }])
  await expect(attached(registry, match, 0)).rejects.toThrow('rules version 2')
})
