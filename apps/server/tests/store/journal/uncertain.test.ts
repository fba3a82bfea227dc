import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Backend } from '../../../src/store/database/backend.ts'
import { Writer } from '../../../src/store/journal/writer.ts'
import { migrate } from '../../../src/store/migrations/migrate.ts'
import { openSqlite } from '../../../src/store/sqlite/open.ts'
import { SqliteThread } from '../../../src/store/sqlite/thread.ts'
import { type CommitFate, startNetwork } from '../../postgres-network.ts'
import { entries } from '../entries.ts'
import { created, newFolder, newPlace, opened } from '../places.ts'

const FATES: readonly CommitFate[] = ['order lost', 'answer lost', 'order swallowed', 'answer swallowed']

/** A store behind a network that can fail, and another beside it that sees what is true. */
async function behindNetwork() {
  const place = await newPlace('postgres')
  const network = await startNetwork(place.url!)
  const truth = await opened(place)
  const store = await opened({ url: network.url }, { deadlineMs: 1000 })
  for (const id of ['a', 'b', 'c']) await created(truth, id)
  return { network, store, truth }
}

const outcome = (promise: Promise<void>) =>
  promise.then(
    () => 'stored',
    (error: Error) => error.name,
  )

describe.each(FATES)('on postgres, when the commit meets "%s"', (fate) => {
  test('what was stored is stored once, and said to be', async () => {
    const { network, store, truth } = await behindNetwork()
    void network.nextCommit(fate)
    await Promise.all([store.append(entries('a', 1, 2)), store.append(entries('b', 1)), store.append(entries('a', 3))])
    expect(await truth.load('a')).toEqual([...entries('a', 1, 2).entries, ...entries('a', 3).entries])
    expect(await truth.load('b')).toEqual(entries('b', 1).entries)
    expect(await truth.find('a')).toMatchObject({ seq: 3 })
    expect(await truth.doctor()).toEqual([])
  })
})

test('on postgres, what another process stores while nobody knows is a conflict, also for what builds on it', async () => {
  const { network, store, truth } = await behindNetwork()
  const lost = network.nextCommit('order lost')
  const appends = [store.append(entries('a', 1)), store.append(entries('b', 1)), store.append(entries('a', 2))]
  const outcomes = Promise.all(appends.map(outcome))
  await lost
  network.silence()
  await truth.append(entries('a', 1, 2, 'faster'))
  network.restore()
  expect(await outcomes).toEqual(['Conflict', 'stored', 'Conflict'])
  expect(await truth.load('a')).toEqual(entries('a', 1, 2, 'faster').entries)
  expect(await truth.doctor()).toEqual([])
})

test('on postgres, an append whose fate stays unknown is given up in time, and a later one goes on from what is true', async () => {
  const { network, store, truth } = await behindNetwork()
  void network.nextCommit('answer swallowed')
  const given = performance.now()
  const unknown = outcome(store.append(entries('a', 1)))
  await expect.poll(async () => (await truth.find('a'))?.seq).toBe(1)
  network.silence()
  expect(await unknown).toBe('Unavailable')
  expect(performance.now() - given).toBeLessThan(5_000)
  network.restore()
  await expect.poll(() => outcome(store.append(entries('a', 1))), { timeout: 10_000 }).toBe('Conflict')
  await store.append(entries('a', 2))
  expect(await truth.load('a')).toEqual([...entries('a', 1).entries, ...entries('a', 2).entries])
})

test('on postgres, a commit that arrives long after it was given up is stored or refused as a whole', async () => {
  const { network, store, truth } = await behindNetwork()
  const appends = ['a', 'b', 'c'].map((match) => outcome(store.append(entries(match, 1, 3))))
  network.silence()
  expect(await Promise.all(appends)).toEqual(['Unavailable', 'Unavailable', 'Unavailable'])
  network.restore()
  for (const match of ['a', 'b', 'c']) {
    await expect
      .poll(() => outcome(store.append(entries(match, 1, 3, 'again'))), { timeout: 10_000 })
      .toMatch(/stored|Conflict/)
    const stored = (await truth.load(match)).map(({ entry }) => JSON.parse(entry).who)
    expect([
      ['a', 'a', 'a'],
      ['again', 'again', 'again'],
    ]).toContainEqual(stored)
  }
  expect(await truth.doctor()).toEqual([])
})

test('one connection that hangs does not hold up the appends of other matches', async () => {
  const { network, store, truth } = await behindNetwork()
  const swallowed = network.nextCommit('order swallowed')
  let held = true
  const hung = store.append(entries('a', 1)).then(() => {
    held = false
  })
  await swallowed
  for (let seq = 1; seq <= 20; seq++) await store.append(entries('b', seq))
  expect(held).toBe(true)
  const next = store.append(entries('a', 2))
  await Promise.all([hung, next])
  expect((await truth.load('a')).map(({ seq }) => seq)).toEqual([1, 2])
})

/** SQLite whose thread ends at the moment of a commit: before it, or before anybody hears of it. */
async function endingThread(when: 'before' | 'after'): Promise<{ writer: Writer; backend: Backend }> {
  const folder = newFolder()
  const file = join(folder, 'orrery.db')
  const backend = await openSqlite(file)
  onTestFinished(() => backend.close())
  await migrate(backend)
  const module = join(folder, 'ending.mjs')
  const real = import.meta.resolve('@photostructure/sqlite')
  writeFileSync(
    module,
    `import { existsSync, writeFileSync } from 'node:fs'
    import { DatabaseSync as Real } from ${JSON.stringify(real)}
    export class DatabaseSync extends Real {
      prepare(text) {
        const statement = super.prepare(text)
        if (text !== 'commit') return statement
        return { run: () => {
          if (existsSync(${JSON.stringify(`${module}.ended`)})) return statement.run()
          writeFileSync(${JSON.stringify(`${module}.ended`)}, '')
          if (${when === 'after'}) statement.run()
          process.exit()
        } }
      }
    }`,
  )
  const setup = 'pragma journal_mode = wal; pragma foreign_keys = on'
  const thread = new SqliteThread({ module: pathToFileURL(module).href, file, setup })
  onTestFinished(() => thread.close())
  const transact: Backend['transact'] = (statements) => thread.transact(statements)
  return { writer: new Writer({ ...backend, transact }, () => {}), backend }
}

test.each(['before', 'after'] as const)(
  'on sqlite, when the thread that stores ends %s the commit, everything is stored once',
  async (when) => {
    const { writer, backend } = await endingThread(when)
    const match = { game: 'orchard', header: '{}', seed_hash: '', visibility: 'public', created: 1 } as const
    await backend.db
      .insertInto('matches')
      .values({ id: 'm', ...match })
      .execute()
    const standing = { match: 'm', seq: 0, status: 'running', waiting: 0, due: null, info: '{}', updated: 1 } as const
    await backend.db.insertInto('standings').values(standing).execute()
    await Promise.all([writer.append(entries('m', 1, 2)), writer.append(entries('m', 3))])
    const rows = await backend.db.selectFrom('journal').select('seq').orderBy('seq').execute()
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3])
  },
)
