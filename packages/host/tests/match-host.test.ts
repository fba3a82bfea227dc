import type { Game } from '@orrery/engine'
import { Mirror, type ServerMessage, type Viewer } from '@orrery/protocol'
import { expect, test } from 'vitest'
import type { March } from '../../engine/testing/march.ts'
import {
  attachTo,
  type Entry,
  type HostEvents,
  HostedMatch,
  MatchHost,
  type MatchJournal,
  moveBots,
  runOutClocks,
} from '../src/index.ts'
import { headerOf, keepInMemory, OBJECTS, type Setting, START } from './host.ts'
import { march } from './march.ts'

type Append = MatchJournal['append']

/** A journal whose next additions end otherwise. */
function unsteady(journal: MatchJournal) {
  const next: Append[] = []
  const append: Append = (entries, match) => (next.shift() ?? journal.append)(entries, match)
  return { next, append, load: journal.load }
}

let now = START

function open(
  journal: MatchJournal,
  entries: readonly Entry[] = [],
  setting: Setting = {},
  rested: (since: number) => { from: number; to: number } | undefined = () => undefined,
) {
  const told: string[] = []
  const events: HostEvents = {
    entered: (added) => told.push(`entered ${added.map(({ seq }) => seq)}`),
    known: (seq) => told.push(`known ${seq}`),
    clashed: () => told.push('clashed'),
    gone: () => told.push('gone'),
    trouble: (level, _, text) => told.push(`${level}: ${text}`),
  }
  const reopen = (journal: readonly Entry[]) => HostedMatch.open(march, headerOf(march, setting), journal)
  const host = new MatchHost<ServerMessage>({
    match: reopen(entries),
    reopen,
    journal,
    encoding: OBJECTS,
    events,
    now: () => now,
    rested,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    errorOf: (why) => new Error(why),
  })
  return { host, told }
}

async function attach(host: MatchHost<ServerMessage>, viewer: Viewer) {
  const messages: ServerMessage[] = []
  const mirror = new Mirror()
  let closed = false
  const attachment = await attachTo(host, viewer, undefined, {
    send(message) {
      messages.push(message)
      if (message.type === 'welcome') mirror.welcome(message)
      if (message.type === 'update') expect(mirror.update(message)).toBe(true)
    },
    close: () => {
      closed = true
    },
  })
  return { attachment, messages, mirror, types: () => messages.map(({ type }) => type), isClosed: () => closed }
}

const until = (condition: () => boolean) => expect.poll(condition, { timeout: 4000 }).toBe(true)

test('what happens is told when it is stored, in order: the acknowledgement, then the update', async () => {
  let store = () => {}
  const journal = keepInMemory()
  const { next, ...late } = unsteady(journal)
  next.push(async (entries, match) => {
    await new Promise<void>((resolve) => {
      store = resolve
    })
    return journal.append(entries, match)
  })
  const { host } = open(late)
  const [ann, ben] = [await attach(host, 0), await attach(host, 1)]
  ann.attachment.perform({ type: 'answer', id: 1, n: 0, value: 2 })
  ben.attachment.perform({ type: 'chat', id: 1, text: 'Well?' })
  ben.attachment.perform({ type: 'why', id: 2 })
  const cid = attach(host, 'spectator')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([ann.types(), ben.types(), journal.entries]).toEqual([['welcome'], ['welcome'], []])
  store()
  await until(() => ben.messages.length === 5)
  expect(ann.types()).toEqual(['welcome', 'accepted', 'update', 'update'])
  expect(ben.types()).toEqual(['welcome', 'update', 'accepted', 'update', 'refusals'])
  expect((await cid).types()).toEqual(['welcome'])
  expect(journal.entries.map(({ kind }) => kind)).toEqual(['answer', 'chat'])
})

test('a chat is never stale, however often another host is faster, and is said once', async () => {
  const journal = keepInMemory()
  const other = HostedMatch.open(march, headerOf(march))
  const { next, ...contested } = unsteady(journal)
  /** Another host adds something first. */
  const beaten: Append = async () => {
    const entry = other.perform(0, { type: 'name', name: `Name ${other.seq}` }, START)
    if (!('seq' in entry)) throw new Error('The other host cannot go on.')
    return (await journal.append([entry], other)) === 'stored' ? 'taken' : 'gone'
  }
  const { host } = open(contested)
  next.push(...Array.from({ length: 20 }, () => beaten))
  expect(await host.perform(1, { type: 'chat', text: 'Hello?' })).toEqual({ seq: 21 })
  expect(journal.entries.at(-1)).toMatchObject({ kind: 'chat', text: 'Hello?', by: 1 })
  expect(journal.entries.filter(({ kind }) => kind === 'chat')).toHaveLength(1)
})

test('two hosts of one journal: who was slower reads it again, and does again what still makes sense', async () => {
  const journal = keepInMemory()
  const [here, there] = [open(journal), open(journal)]
  const [ann, ben] = [await attach(here.host, 0), await attach(there.host, 1)]
  expect(await here.host.perform(0, { type: 'answer', n: 0, value: 2 })).toEqual({ seq: 1 })
  ben.attachment.perform({ type: 'chat', id: 1, text: 'Hello' })
  await until(() => ben.types().includes('accepted'))
  expect(there.told).toContain('clashed')
  expect(ben.types()).toEqual(['welcome', 'welcome', 'accepted', 'update'])
  expect(ben.mirror.shown?.seq).toBe(2)
  here.host.hear(2)
  await until(() => ann.mirror.shown?.seq === 2)
  // To take back means another thing by now.
  await there.host.perform(1, { type: 'chat', text: 'Once more' })
  expect(await here.host.perform(0, { type: 'undo' })).toMatchObject({ reason: 'stale' })
  expect(await here.host.perform(0, { type: 'undo' })).toEqual({ seq: 4 })
})

test('a host that hears of others reads on, and can wait for it', async () => {
  const journal = keepInMemory()
  const [here, there] = [open(journal), open(journal)]
  const ben = await attach(there.host, 1)
  for (let i = 0; i < 3; i++) await here.host.perform(0, { type: 'chat', text: `Line ${i}` })
  expect(await there.host.caughtUp(3)).toBe(true)
  expect(ben.mirror.shown?.talk.map(({ text }) => text)).toEqual(['Line 0', 'Line 1', 'Line 2'])
  await here.host.perform(0, { type: 'chat', text: 'Line 3' })
  there.host.hear()
  await until(() => ben.mirror.shown?.seq === 4)
})

test('what could not be stored has not happened, and everybody is shown what has', async () => {
  const { next, ...journal } = unsteady(keepInMemory())
  const { host, told } = open(journal)
  const [ann, ben] = [await attach(host, 0), await attach(host, 1)]
  next.push(() => Promise.reject(new Error('the disk is full')))
  ann.attachment.perform({ type: 'answer', id: 1, n: 0, value: 2 })
  await until(() => ann.types().includes('error') && ben.messages.length === 2)
  expect(ben.types()).toEqual(['welcome', 'welcome'])
  expect(ann.mirror.shown?.undo.decisions).toBe(0)
  expect(told).toContain('error: storing entries failed')
  await expect(host.perform(0, { type: 'answer', n: 0, value: 2 })).resolves.toEqual({ seq: 1 })
})

test('a match that is gone sends everybody away', async () => {
  const { next, ...journal } = unsteady(keepInMemory())
  const { host, told } = open(journal)
  const ann = await attach(host, 0)
  next.push(async () => 'gone')
  await expect(host.perform(0, { type: 'chat', text: 'Hello?' })).rejects.toThrow('gone')
  expect(ann.isClosed()).toBe(true)
  expect(told).toContain('gone')
})

test('bots move until a person is asked, and clocks run out', async () => {
  now = START
  const { host } = open(keepInMemory(), [], { bots: [1], clock: { kind: 'move', ms: 60_000 } })
  const moved: number[] = []
  const moving = {
    decide: async ({ n }: { readonly n: number }) => {
      moved.push(n)
      return { failed: ['random', 'adept'] }
    },
    goesOn: () => true,
  }
  expect(await moveBots(host, moving)).toBe(true)
  expect(host.match?.waitingFor()).toEqual([0])
  expect(moved).toEqual([0])
  expect(await runOutClocks(host, () => now)).toBe(0)
  now += 60_000
  expect(await runOutClocks(host, () => now)).toBe(1)
  expect(await moveBots(host, { ...moving, goesOn: () => false })).toBe(false)
})

test('a view that throws freezes the match, which is told like anything else', async () => {
  const journal = keepInMemory()
  let broken = false
  const game: Game<March> = {
    ...march,
    view(g, seat) {
      if (broken) throw new Error('a secret of the view')
      return march.view(g, seat)
    },
  }
  const reopen = (entries: readonly Entry[]) => HostedMatch.open(game, headerOf(march), entries)
  const host = new MatchHost<ServerMessage>({
    match: reopen([]),
    reopen,
    journal,
    encoding: OBJECTS,
    events: { trouble: () => {} },
    now: () => START,
    wait: async () => {},
    errorOf: (why) => new Error(why),
  })
  const ann = await attach(host, 0)
  broken = true
  expect(await host.perform(0, { type: 'answer', n: 0, value: 2 })).toEqual({ seq: 1 })
  await until(() => ann.mirror.shown?.status.state === 'frozen')
  expect(journal.entries.map(({ kind }) => kind)).toEqual(['answer', 'frozen'])
  expect(JSON.stringify(ann.messages)).not.toContain('a secret')
})

const HOUR = 3_600_000

test.each([
  ['a move', { kind: 'move', ms: HOUR }, HOUR / 2],
  ['a match', { kind: 'chess', ms: HOUR, increment: 0 }, HOUR / 2],
] as const)('a span in which no time ran costs nobody anything, with a clock for %s', async (_, clock, least) => {
  now = START
  const journal = keepInMemory()
  let span: { from: number; to: number } | undefined
  const rested = (since: number) => (span && since < span.to ? span : undefined)
  const { host } = open(journal, [], { clock }, rested)
  const ann = await attach(host, 0)
  now = START + HOUR / 4
  span = { from: now, to: now + 5 * HOUR }
  now = span.to + HOUR / 4
  expect(await runOutClocks(host, () => now)).toBe(0)
  expect(journal.entries.map(({ kind, by, at }) => [kind, by, at])).toEqual([
    ['pause', 'table', span.from],
    ['resume', 'table', span.to],
  ])
  expect(ann.mirror.shown?.seats[0]?.clock?.until).toBe(now + least)
  expect(await host.perform(0, { type: 'answer', n: 0, value: 2 })).toEqual({ seq: 3 })
  // Whoever reads the journal has the same times.
  const again = HostedMatch.open(march, headerOf(march, { clock }), journal.entries)
  expect(again.deadline()).toEqual(host.match?.deadline())
  now = START
})

test('where no clock runs nothing is entered for a span', async () => {
  const span = { from: START + 10, to: START + 5 * HOUR }
  const journal = keepInMemory()
  const { host } = open(journal, [], {}, (since) => (since < span.to ? span : undefined))
  await attach(host, 0)
  expect(journal.entries).toEqual([])
  const other = keepInMemory()
  const timed = open(other, [], { clock: { kind: 'move', ms: HOUR } })
  await timed.host.perform(0, { type: 'pause' })
  const { host: paused } = open(other, other.entries, { clock: { kind: 'move', ms: HOUR } }, () => span)
  await attach(paused, 0)
  expect(other.entries.map(({ kind }) => kind)).toEqual(['pause'])
})
