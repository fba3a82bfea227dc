import type { Value } from '@orrery/engine'
import { createHeader, HostedMatch } from '@orrery/host'
import { type ClientMessage, PROTOCOL, type ServerMessage, type Update } from '@orrery/protocol'
import { loadGame } from '@orrery/shelf'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectionEvents } from './connection.ts'
import type { Pacing } from './playback.ts'
import { Session } from './session.ts'

const AT = Date.UTC(2026, 0, 5, 9)

/** A line whose other end is in the test's hands. */
function line() {
  const sent: ClientMessage[] = []
  let events: ConnectionEvents | undefined
  let closed = false
  return {
    sent,
    connect: (given: ConnectionEvents) => {
      events = given
      return {
        send: (message: ClientMessage) => void sent.push(message),
        close: () => {
          closed = true
        },
      }
    },
    open: () => events?.opened(),
    lose: () => events?.lost(),
    say: (message: ServerMessage) => events?.received(message),
    get closed() {
      return closed
    },
  }
}

const game = await loadGame('starship-samurai')

function newTable(): HostedMatch {
  const header = createHeader(game, {
    plan: [
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Bo' },
    ],
    options: {},
    seed: 'a seed',
    seedHash: 'ab'.repeat(32),
    clock: { kind: 'none' },
    created: AT,
  })
  return HostedMatch.open(game, header)
}

const welcome = (table: HostedMatch, lastSeq?: number): ServerMessage => ({
  type: 'welcome',
  protocol: PROTOCOL,
  at: AT,
  ...table.welcome(0, lastSeq),
})

/** Somebody says so many things; what seat 0 is told of each. */
const chatter = (table: HostedMatch, lines: number): ServerMessage[] =>
  Array.from({ length: lines }, (_, i) => {
    table.perform(1, { type: 'chat', text: `Line ${i}` }, AT)
    const [update] = table.changes(0, table.seq - 1) ?? []
    return { type: 'update', ...(update as Update) }
  })

/** Looks at everything for half a second. */
const SLOW: Pacing = {
  moments: (lines, isOwn) => [{ lines, opens: false, isBeat: false, isOwn }],
  pause: () => 500,
  waits: () => false,
}

let far: ReturnType<typeof line>
let table: HostedMatch
const begin = (options = {}) =>
  new Session({
    connect: far.connect,
    match: 'm1',
    token: 'secret',
    now: () => AT - 5000,
    schedule: (show) => show(),
    ...options,
  })

beforeEach(() => {
  far = line()
  table = newTable()
})
afterEach(() => vi.useRealTimers())

test('it says hello when there is a line, and shows what it is welcomed with', () => {
  const session = begin()
  expect(far.sent).toEqual([])
  far.open()
  expect(far.sent).toEqual([{ type: 'hello', protocol: PROTOCOL, match: 'm1', token: 'secret' }])
  expect(session.state().link).toBe('connecting')
  far.say(welcome(table))
  expect(session.state()).toMatchObject({ link: 'open', clockOffset: 5000, info: { game: 'starship-samurai' } })
  expect(session.state().shown?.viewer).toBe(0)
})

test('updates change what is shown, and listeners hear of it', () => {
  const session = begin()
  far.open()
  far.say(welcome(table))
  const heard = vi.fn()
  session.subscribe(heard)
  const before = session.state().shown
  for (const update of chatter(table, 2)) far.say(update)
  expect(heard).toHaveBeenCalledTimes(2)
  expect(session.state().shown?.talk.map(({ text }) => text)).toEqual(['Line 0', 'Line 1'])
  expect(session.state().shown?.view).toBe(before?.view)
})

test('what comes at once is shown at once, with all that it told', () => {
  const pictures: (() => void)[] = []
  const session = begin({ schedule: (show: () => void) => pictures.push(show) })
  const next = () => {
    for (const show of pictures.splice(0)) show()
  }
  far.open()
  far.say(welcome(table))
  next()
  const heard = vi.fn()
  session.subscribe(heard)
  for (const update of moves(table, 3)) far.say(update)
  expect(session.state().shown?.seq).toBe(0)
  next()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(session.state().shown?.seq).toBe(3)
  expect(session.state().news.length).toBeGreaterThan(1)
})

test('after a broken line it comes back with the last entry it knows', () => {
  const session = begin()
  far.open()
  far.say(welcome(table))
  for (const update of chatter(table, 1)) far.say(update)
  far.lose()
  expect(session.state().link).toBe('lost')
  chatter(table, 1)
  far.open()
  expect(far.sent.at(-1)).toMatchObject({ type: 'hello', lastSeq: 1 })
  far.say(welcome(table, 1))
  expect(session.state()).toMatchObject({ link: 'open' })
  expect(session.state().shown?.seq).toBe(2)
})

test('when an update is missing it says hello again', () => {
  begin()
  far.open()
  far.say(welcome(table))
  const [, second] = chatter(table, 2)
  far.say(second)
  expect(far.sent.filter(({ type }) => type === 'hello').length).toBe(2)
})

test('a reply finds its request', async () => {
  const session = begin()
  far.open()
  far.say(welcome(table))
  const why = session.request({ type: 'why' })
  const undo = session.request({ type: 'undo' })
  const [, first, second] = far.sent as { id: number }[]
  far.say({ type: 'rejected', id: second.id, reason: 'fence', text: 'No.' })
  far.say({ type: 'refusals', id: first.id, n: 0, refusals: [] })
  expect(await why).toMatchObject({ type: 'refusals' })
  expect(await undo).toMatchObject({ type: 'rejected', reason: 'fence' })
})

test('an answer outlives a broken line; other requests do not', async () => {
  const session = begin()
  far.open()
  far.say(welcome(table))
  const answer = session.answer(3, 'yes', false)
  const chat = session.request({ type: 'chat', text: 'Hello' })
  far.lose()
  expect(await chat).toEqual({ type: 'lost' })
  far.open()
  far.say(welcome(table))
  const again = far.sent.filter((message) => message.type === 'answer')
  expect(again.length).toBe(2)
  expect(again[1]).toEqual(again[0])
  far.say({ type: 'accepted', id: (again[1] as { id: number }).id, seq: 1 })
  expect(await answer).toMatchObject({ type: 'accepted' })
})

test.each(['match', 'token', 'protocol'] as const)('with a wrong %s it gives up and says why', (code) => {
  const session = begin()
  far.open()
  far.say({ type: 'error', code, text: 'No such thing.' })
  expect(session.state()).toMatchObject({ link: 'closed', problem: { code, text: 'No such thing.' } })
  expect(far.closed).toBe(true)
})

test('too many messages are no reason to give up', () => {
  const session = begin()
  far.open()
  far.say(welcome(table))
  far.say({ type: 'error', code: 'too-fast', text: 'Slowly.' })
  expect(session.state().link).toBe('open')
})

/** Seat after seat chooses the first thing; what seat 0 is told of it. */
const moves = (match: HostedMatch, count: number): ServerMessage[] =>
  Array.from({ length: count }, () => {
    const [seat] = match.waitingFor()
    const { n, mine } = match.snapshot(seat).question ?? {}
    if (mine?.kind !== 'choose') throw new Error('Something is chosen first.')
    match.perform(seat, { type: 'answer', n: n ?? 0, value: mine.options[0] as Value }, AT)
    const [update] = match.changes(0, match.seq - 1) ?? []
    return { type: 'update', ...(update as Update) }
  })

test('updates are looked at one after the other, and can be hurried; what is said meanwhile is heard at once', () => {
  vi.useFakeTimers()
  const session = begin({ pacing: SLOW })
  far.open()
  far.say(welcome(table))
  for (const update of moves(table, 3)) far.say(update)
  expect(session.state()).toMatchObject({ shown: { seq: 1 }, behind: 2 })
  for (const update of chatter(table, 1)) far.say(update)
  expect(session.state()).toMatchObject({ shown: { seq: 1, talk: [{ text: 'Line 0' }] }, behind: 3 })
  vi.advanceTimersByTime(500)
  expect(session.state()).toMatchObject({ shown: { seq: 2 }, behind: 2 })
  session.hurry()
  expect(session.state()).toMatchObject({ shown: { seq: 4 }, behind: 0 })
})

test('while something is staged nothing else is shown, unless it is hurried', () => {
  const session = begin()
  far.open()
  far.say(welcome(table))
  const [first, second, third] = moves(table, 3) as [ServerMessage, ServerMessage, ServerMessage]
  const release = session.stay(() => {})
  far.say(first)
  expect(session.state().shown?.seq).toBe(0)
  release()
  expect(session.state().shown?.seq).toBe(1)
  const again = session.stay(() => {})
  far.say(second)
  session.hurry()
  expect(session.state().shown?.seq).toBe(2)
  again()
  far.say(third)
  expect(session.state().shown?.seq).toBe(3)
})

test('earlier lines are fetched on demand, and shown when they have come', async () => {
  for (let i = 0; i < 60; i++) table.perform(1, { type: 'chat', text: `${i} ${'x'.repeat(450)}` }, AT)
  const session = begin()
  far.open()
  far.say(welcome(table))
  const { talk = [], earlierTalk = 0 } = session.state().shown ?? {}
  expect(earlierTalk).toBeGreaterThan(0)
  const fetched = session.earlier('talk')
  const before = talk[0]?.seq ?? 0
  expect(far.sent.at(-1)).toEqual({ type: 'earlier', id: 1, of: 'talk', before })
  far.say({ type: 'lines', id: 1, ...table.earlier(0, 'talk', before) })
  await fetched
  expect(session.state().shown).toMatchObject({ earlierTalk: 0, talk: { length: 60 } })
  const sent = far.sent.length
  await Promise.all([session.earlier('talk'), session.earlier('log')])
  expect(far.sent).toHaveLength(sent)
})
