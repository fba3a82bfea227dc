import type { Game } from '@orrery/engine'
import { Mirror, type ServerMessage, type Viewer } from '@orrery/protocol'
import { expect, test } from 'vitest'
import type { March } from '../../engine/testing/march.ts'
import {
  attachTo,
  type Entry,
  type HostEvents,
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

function open(journal: MatchJournal, entries: readonly Entry[] = [], setting: Setting = {}) {
  const told: string[] = []
  const events: HostEvents = {
    entered: (added) => told.push(`entered ${added.map(({ seq }) => seq)}`),
    known: (seq) => told.push(`known ${seq}`),
    clashed: () => told.push('clashed'),
    gone: () => told.push('gone'),
    trouble: (level, _, text) => told.push(`${level}: ${text}`),
  }
  const host = new MatchHost<ServerMessage>({
    game: march,
    header: headerOf(march, setting),
    entries,
    journal,
    encoding: OBJECTS,
    events,
    now: () => now,
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
  expect(told).toContain('error: Entries could not be stored.')
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
      return { failed: ['random', 'greedy'] }
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
  const host = new MatchHost<ServerMessage>({
    game,
    header: headerOf(march),
    entries: [],
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
