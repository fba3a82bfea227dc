import { checkChain, contentHash, linkHash, sha256Hex } from '@orrery/engine'
import { expect, test } from 'vitest'
import { differingJournal, HostedMatch, playJournal, rootOf, withJournal } from '../src/index.ts'
import { answerFor, ChanceHost, headerOf, must, START, viewersOf } from './host.ts'
import { march } from './march.ts'

const textsOf = (journal: readonly object[]) => journal.map((entry) => JSON.stringify(entry))

test('each entry carries the hash of the one before, whatever is taken back', async () => {
  const header = headerOf(march, { seats: 2 })
  const host = new ChanceHost(march, header, 'a chain')
  for (let i = 0; i < 300; i++) await host.step()
  const { journal, table } = host
  expect(journal.some(({ kind }) => kind === 'undo')).toBe(true)
  let head = rootOf(header)
  for (const entry of journal) {
    expect(entry.prev).toBe(head)
    expect(Object.keys(entry).at(-1)).toBe('prev')
    const { prev: _, ...content } = entry
    const hash = contentHash(JSON.stringify(content))
    head = linkHash(head, entry.kind === 'chat' || entry.kind === 'name' ? `hidden.${hash}` : hash)
    expect(table.headAt(entry.seq)).toBe(head)
  }
  expect(table.head).toBe(head)
  expect(checkChain(rootOf(header), textsOf(journal), head)).toEqual({ faults: [], head })
})

test('the head goes to every seat and spectator, with the welcome and with every update', async () => {
  const host = new ChanceHost(march, headerOf(march, { seats: 3 }), 'heads')
  const { table } = host
  for (let i = 0; i < 40; i++) {
    const since = table.seq
    await host.step()
    for (const viewer of viewersOf(table)) {
      expect(table.welcome(viewer).head).toBe(table.head)
      for (const update of table.changes(viewer, since) ?? []) expect(update.head).toBe(table.headAt(update.seq))
      for (const text of table.updateTexts(viewer, since) ?? [])
        expect(JSON.parse(text).head).toBe(table.headAt(JSON.parse(text).seq))
    }
  }
})

test('a table that reads the journal has the same heads as the one that wrote it', async () => {
  const header = headerOf(march)
  const host = new ChanceHost(march, header, 'two tables')
  for (let i = 0; i < 60; i++) await host.step()
  const again = HostedMatch.open(march, header, JSON.parse(JSON.stringify(host.journal)))
  for (let seq = 0; seq <= again.seq; seq++) expect(again.headAt(seq)).toBe(host.table.headAt(seq))
})

test('an entry that was changed gives other heads from there on', async () => {
  const header = headerOf(march)
  const host = new ChanceHost(march, header, 'changed')
  for (let i = 0; i < 60; i++) await host.step()
  const { journal, table } = host
  const at = journal.findIndex(({ kind }) => kind === 'chat')
  const forged = journal.map((entry, i) => (i === at ? { ...entry, text: 'Something else' } : entry)) as typeof journal
  const again = HostedMatch.open(march, header, forged)
  for (let seq = 0; seq <= again.seq; seq++)
    expect(again.headAt(seq) === table.headAt(seq), `entry ${seq}`).toBe(seq <= at)
})

test('a file leaves out what was said, and nothing that was done', async () => {
  const header = { ...headerOf(march), seedHash: sha256Hex(headerOf(march).match.seed) }
  const host = new ChanceHost(march, header, 'left out')
  for (let i = 0; i < 60; i++) await host.step()
  const file = withJournal(host.table.matchFile(), header, host.journal)
  const { journal } = file
  const saidAt = host.journal.findIndex(({ kind }) => kind === 'chat')
  expect(journal?.entries[saidAt]).toEqual({
    seq: saidAt + 1,
    hidden: expect.any(String),
    prev: host.table.headAt(saidAt),
  })
  expect(differingJournal(march, file)).toBeUndefined()
  const doneAt = host.journal.findLastIndex(({ kind }) => kind === 'answer' || kind === 'undo')
  const { prev, ...done } = journal!.entries[doneAt]!
  const hidden = { seq: done.seq!, hidden: contentHash(JSON.stringify(done)), prev: prev! }
  const forged = { ...journal!, entries: journal!.entries.with(doneAt, hidden) }
  const played = playJournal(march, forged)
  if (typeof played === 'string') throw new Error(played)
  expect(played.decisions).not.toEqual(file.decisions)
  expect(differingJournal(march, { ...file, ...played, journal: forged })).toBe(
    `entry ${doneAt + 1} is not what was stored`,
  )
})

test('nobody can confirm a guess of a hidden answer from the heads', () => {
  const header = headerOf(march)
  const entries = Array.from({ length: 2 }, () => {
    const table = HostedMatch.open(march, header)
    return { table, entry: must(answerFor(table, table.waitingFor()[0], START)) }
  })
  const [one, two] = entries
  // The same answer at the same time at the same table, and everything but the salt is known.
  expect({ ...two.entry, salt: one.entry.salt }).toEqual(one.entry)
  expect(one.table.headAt(1)).not.toBe(two.table.headAt(1))
  const { salt, prev, ...guess } = one.entry
  expect(salt).toMatch(/^[\w-]{22}$/)
  const told = JSON.stringify([one.table.welcome(0), one.table.welcome(1), one.table.welcome('spectator')])
  expect(told).not.toContain(salt)
  expect(told).not.toContain(header.salt)
  for (const known of [guess, { ...guess, prev }])
    expect(linkHash(prev ?? '', contentHash(JSON.stringify(known)))).not.toBe(one.table.headAt(1))
})

test('a match from before there were hashes shows none until it goes on', () => {
  const { salt: _, ...header } = headerOf(march)
  const table = HostedMatch.open(march, header)
  const [first] = table.waitingFor()
  const { salt: _salt, prev: _prev, ...old } = must(answerFor(table, first, START))
  const again = HostedMatch.open(march, header, [old as never])
  expect(again.welcome('spectator').head).toBeUndefined()
  expect(again.headAt(1)).toBeUndefined()
  const entry = must(again.perform(0, { type: 'chat', text: 'Hello' }, START))
  expect(entry.prev).toMatch(/^[\w-]{43}$/)
  expect(again.headAt(1)).toBeUndefined()
  expect(again.welcome('spectator').head).toBe(again.headAt(2))
  const texts = textsOf([old, entry])
  expect(checkChain(rootOf(header), texts, again.head).faults).toEqual([])
  expect(checkChain(rootOf(header), [texts[0].replace('"seq":1', '"seq":3'), texts[1]], again.head).faults).toEqual([
    { entry: 1, expected: expect.anything() },
  ])
})

test('the beginning of a journal is bound to the seed that was promised', () => {
  const header = { ...headerOf(march), seedHash: sha256Hex('a seed') }
  const other = { ...header, match: { ...header.match, seed: 'another seed' } }
  expect(rootOf(other)).not.toBe(rootOf(header))
  expect(rootOf({ ...header, plan: header.plan.map((seat) => ({ ...seat, name: 'Zoe' })) })).not.toBe(rootOf(header))
  expect(HostedMatch.open(march, header).info.root).toBe(rootOf(header))
})
