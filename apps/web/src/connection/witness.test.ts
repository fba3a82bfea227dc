import { sha256Hex } from '@orrery/engine'
import { createHeader, type Entry, HostedMatch, isEntry, withJournal } from '@orrery/host'
import { loadGame } from '@orrery/shelf'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entryMissingIn, keptHead } from './kept-heads.ts'
import type { Session, SessionState } from './session.ts'
import { witness } from './witness.ts'

const AT = Date.UTC(2026, 0, 5, 9)
const game = await loadGame('starship-samurai')
const header = createHeader(game, {
  plan: [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Bo' },
  ],
  options: {},
  seed: 'a seed',
  seedHash: sha256Hex('a seed'),
  clock: { kind: 'none' },
  created: AT,
})

/** A session over a table in this test. */
function sitting(table: HostedMatch) {
  let link: SessionState['link'] = 'open'
  const listeners = new Set<() => void>()
  const session = {
    state: () => ({ link, info: table.info, shown: table.snapshot(0) }) as SessionState,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    request: async ({ at }: { at: number }) => {
      const head = table.headAt(at)
      return { type: 'head', id: 1, at, ...(head === undefined ? {} : { head }) }
    },
  } as unknown as Session
  return {
    session,
    changed: () => {
      for (const listener of listeners) listener()
    },
    be: (state: SessionState['link']) => {
      link = state
      for (const listener of listeners) listener()
    },
  }
}

function talked(lines: number): { table: HostedMatch; entries: Entry[] } {
  const table = HostedMatch.open(game, header)
  const entries = Array.from({ length: lines }, (_, i) => table.perform(0, { type: 'chat', text: `Line ${i}` }, AT + i))
  return { table, entries: entries.filter(isEntry) }
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it keeps the newest hash, and finds it again in the same match that has gone on', async () => {
  const { table, entries } = talked(3)
  const missing = vi.fn()
  const first = sitting(table)
  witness(first.session, 'm', missing)
  expect(keptHead('m')).toEqual({ root: table.info.root, seq: 3, head: table.headAt(3) })
  table.perform(1, { type: 'chat', text: 'More' }, AT)
  first.changed()
  expect(keptHead('m')?.seq).toBe(4)
  table.perform(1, { type: 'chat', text: 'While I was away' }, AT)
  witness(sitting(table).session, 'm', missing)
  await vi.waitFor(() => expect(keptHead('m')?.seq).toBe(5))
  expect(missing).not.toHaveBeenCalled()
  const file = withJournal(table.matchFile(), header, entries)
  expect(file.journal && entryMissingIn(file.journal)).toBe(5)
})

test('a match that was rewritten is told of, and stays told of until somebody accepts it', async () => {
  const seen = talked(3)
  witness(sitting(seen.table).session, 'm', vi.fn())()
  const { table } = talked(5)
  const missing = vi.fn()
  const now = sitting(table)
  witness(now.session, 'm', missing)
  await vi.waitFor(() => expect(missing).toHaveBeenCalledWith(3, expect.any(Function)))
  now.changed()
  expect(keptHead('m')?.head).toBe(seen.table.headAt(3))
  missing.mock.calls[0][1]()
  expect(keptHead('m')).toMatchObject({ seq: 5, head: table.headAt(5) })
})

test('a match that was cut short is told of, after a server that lags was given time', async () => {
  vi.useFakeTimers()
  const { table, entries } = talked(3)
  witness(sitting(table).session, 'm', vi.fn())()
  const cut = HostedMatch.open(game, header, entries.slice(0, 2))
  const missing = vi.fn()
  witness(sitting(cut).session, 'm', missing)
  await vi.advanceTimersByTimeAsync(7_000)
  expect(missing).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(missing).toHaveBeenCalledWith(3, expect.any(Function))
})

test('a process that lags behind for a moment is not complained about', async () => {
  vi.useFakeTimers()
  const { table, entries } = talked(3)
  witness(sitting(table).session, 'm', vi.fn())()
  const behind = HostedMatch.open(game, header, entries.slice(0, 2))
  const missing = vi.fn()
  witness(sitting(behind).session, 'm', missing)
  await vi.advanceTimersByTimeAsync(1_000)
  behind.apply(entries[2])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(missing).not.toHaveBeenCalled()
})

test('after a broken line it compares again', async () => {
  const { table } = talked(3)
  const sat = sitting(table)
  const asked = vi.spyOn(sat.session, 'request')
  witness(sat.session, 'm', vi.fn())
  expect(asked).not.toHaveBeenCalled()
  sat.be('lost')
  sat.be('open')
  expect(asked).toHaveBeenCalledWith({ type: 'head', at: 3 })
})

test('a file of the match that does not hold what was seen is told apart from one that does', () => {
  const { table, entries } = talked(4)
  witness(sitting(table).session, 'm', vi.fn())()
  const whole = withJournal(table.matchFile(), header, entries)
  const forged = talked(4)
  expect(whole.journal && entryMissingIn(whole.journal)).toBeUndefined()
  const other = withJournal(forged.table.matchFile(), header, forged.entries)
  expect(other.journal && entryMissingIn(other.journal)).toBe(4)
})
