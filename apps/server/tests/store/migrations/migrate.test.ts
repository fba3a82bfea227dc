import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Backend } from '../../../src/store/database/backend.ts'
import { openStore, type StoreOptions } from '../../../src/store/index.ts'
import { migrate, SCHEMA } from '../../../src/store/migrations/migrate.ts'
import { openPostgres } from '../../../src/store/postgres/open.ts'
import { openSqlite } from '../../../src/store/sqlite/open.ts'
import { entries } from '../entries.ts'
import { created, KINDS, newPlace, opened } from '../places.ts'

async function withBackend(place: StoreOptions, use: (backend: Backend) => Promise<void>): Promise<void> {
  const backend = place.url ? await openPostgres(place.url) : await openSqlite(join(place.folder!, 'orrery.db'))
  try {
    await use(backend)
  } finally {
    await backend.close()
  }
}

describe.each(KINDS)('migrations on %s', (kind) => {
  test('an older store is brought up to date, and keeps what it holds', async () => {
    const place = await newPlace(kind)
    await withBackend(place, async (backend) => {
      await migrate(backend, 1)
      await backend.db
        .insertInto('matches')
        .values({ id: 'old', game: 'orchard', header: '{}', seed_hash: 'h', visibility: 'public', created: 1 })
        .execute()
      await backend.db
        .insertInto('standings')
        .values({ match: 'old', seq: 1, status: 'running', waiting: 1, due: null, info: '{}', updated: 1 })
        .execute()
      await backend.db
        .insertInto('journal')
        .values({ match: 'old', ...entries('old', 1).entries[0]! })
        .execute()
      // Such a row once kept its match from being opened.
      await sql`insert into checkpoints (match, seq, position) values ('old', 1, '{}')`.execute(backend.db)
    })
    const store = await opened(place)
    await store.append({ ...entries('old', 2), notices: [{ seat: 0, wait: 2, at: 0 }] })
    expect(await store.load('old')).toEqual([...entries('old', 1).entries, ...entries('old', 2).entries])
    expect(await store.doctor()).toEqual([])
  })

  test('accounts that look alike stay, their sessions go on, and no further one is added', async () => {
    const place = await newPlace(kind)
    const old = (id: string, name: string) => ({
      id,
      name,
      name_key: name.toLowerCase(),
      password_hash: 'h',
      created: 1,
    })
    await withBackend(place, async (backend) => {
      await migrate(backend, 3)
      const db = backend.db as unknown as Kysely<{ accounts: ReturnType<typeof old>; sessions: object }>
      await db
        .insertInto('accounts')
        .values([old('latin', 'Ada'), old('cyrillic', 'Аda')])
        .execute()
      await db.insertInto('sessions').values({ token_hash: 's', account: 'latin', created: 1, expires: 9000 }).execute()
    })
    const store = await opened(place)
    expect([(await store.accountByName('ada'))?.id, (await store.accountByName('Аda'))?.id]).toEqual([
      'latin',
      'cyrillic',
    ])
    expect(await store.accountBySession('s', 100)).toMatchObject({ id: 'latin', seen: null })
    expect(await store.sessionsOf('latin', 100)).toMatchObject([{ device: '', created: 1, seen: 1 }])
    await expect(store.createAccount('Adа', 'h')).rejects.toThrow('This name looks like one that is taken')
    await store.removeAccount('latin')
    await expect(store.createAccount('Ada', 'h')).rejects.toThrow('This name looks like one that is taken')
    await store.removeAccount('cyrillic')
    expect(await store.createAccount('Ada', 'h')).toMatchObject({ name: 'Ada' })
    expect(await store.doctor()).toEqual([])
  })

  test('a store from the future is refused with one sentence, and left as it is', async () => {
    const place = await newPlace(kind)
    await created(await opened(place), 'm')
    const set = (version: number) => (backend: Backend) =>
      sql`update schema_version set version = ${version}`.execute(backend.db).then(() => undefined)
    await withBackend(place, set(SCHEMA + 1))
    await expect(openStore(place)).rejects.toMatchObject({
      name: 'BadInput',
      message: `The stored data has schema version ${SCHEMA + 1}, but this program knows versions up to ${SCHEMA}. Start a newer Orrery.`,
    })
    await withBackend(place, set(SCHEMA))
    expect(await (await opened(place)).find('m')).toBeDefined()
  })

  test('many processes may start at once', async () => {
    const place = await newPlace(kind)
    const stores = await Promise.all(Array.from({ length: 8 }, () => opened(place)))
    await created(stores[0]!, 'm')
    for (const store of stores) expect(await store.find('m')).toBeDefined()
  })
})

test('the data folder is made when there is none, and its database flushes every commit', async () => {
  const { folder } = await newPlace('sqlite')
  await withBackend({ folder: join(folder!, 'deeper', 'still') }, async ({ db }) => {
    const pragma = async (name: string) => Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0]!)
    expect(await pragma('journal_mode')).toEqual(['wal'])
    expect(await pragma('synchronous')).toEqual([2])
    expect(await pragma('foreign_keys')).toEqual([1])
  })
})

test('a file that is no database is refused with one sentence', async () => {
  const { folder } = await newPlace('sqlite')
  mkdirSync(folder!)
  writeFileSync(join(folder!, 'orrery.db'), 'something else '.repeat(100))
  await expect(openStore({ folder })).rejects.toMatchObject({
    name: 'BadInput',
    message: expect.stringContaining('Can’t open the database'),
  })
})

test('a database that does not answer is waited for, then given up; passwords stay unsaid', async () => {
  const url = 'postgres://me:secret@127.0.0.1:1/none'
  const error = await openStore({ url, patienceMs: 300 }).catch((error) => error)
  expect(error).toMatchObject({ name: 'Unavailable', message: 'Can’t reach the database.' })
  expect(JSON.stringify([error.cause, String(error.cause), error.cause.stack])).not.toContain('secret')
  await expect(openStore({ url: 'mysql://me:secret@host/db' })).rejects.toMatchObject({
    name: 'BadInput',
    message: expect.not.stringContaining('secret'),
  })
})
