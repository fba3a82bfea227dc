import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/store/index.ts'
import { SCHEMA } from '../../../src/store/migrations/migrate.ts'
import { openSqlite } from '../../../src/store/sqlite/open.ts'
import { entries } from '../entries.ts'
import { created, KINDS, newFolder, newPlace, newStore, opened } from '../places.ts'

async function fill(store: Store): Promise<void> {
  for (const id of ['a', 'b']) await created(store, id)
  await store.append({ ...entries('a', 1, 1200), notices: [{ seat: 1, wait: 1, at: 10 }] })
  await store.append(entries('b', 1, 2, 'line\nbreak " \\ ü 𝄞 \u2028'))
  const { id: account } = await store.createAccount('Ada', 'hash')
  await store.createSession('session', account, 9_999_999_999_999)
  await store.claimSeat('a', 1, account)
  await store.subscribe({ account }, 'https://push.example', '{}')
  await store.addWebhook({ match: 'a', seat: 0 }, 'https://hook.example', 'secret')
  await store.setting('keys', () => 'one')
}

const all = async (store: Store) => ({
  a: await store.find('a'),
  b: await store.find('b'),
  entries: [await store.load('a'), await store.load('b')],
  seats: [await store.seats('a'), await store.seats('b')],
  account: await store.accountBySession('session'),
  subscriptions: await store.subscriptions('a', 1),
  webhooks: await store.webhooks('a', 0),
  keys: await store.setting('keys', () => 'another'),
})

describe.each(KINDS)('backups of %s', (kind) => {
  test.each(KINDS)('can be restored into an empty store on %s', async (target) => {
    const source = await newStore(kind)
    await fill(source)
    for (const name of ['backup.db', 'backup.jsonl']) {
      const file = join(newFolder(), name)
      await source.backup(file)
      expect(statSync(file).mode & 0o077).toBe(0)
      const store = await newStore(target)
      await store.restore(file)
      expect(await all(store)).toEqual(await all(source))
      expect(await store.claimNotices(10, 10)).toHaveLength(1)
      expect(await store.doctor()).toEqual([])
      await expect(store.restore(file)).rejects.toThrow('This database is not empty')
    }
  })

  test('a backup taken while matches go on is whole', async () => {
    const place = await newPlace(kind)
    const [store, other] = [await opened(place), await opened(place)]
    const matches = ['a', 'b', 'c', 'd']
    for (const match of matches) await created(store, match)
    let stop = false
    const playing = matches.map(async (match) => {
      for (let seq = 1; !stop; seq++) await store.append(entries(match, seq))
    })
    for (const name of ['backup.db', 'backup.jsonl']) {
      const file = join(newFolder(), name)
      await other.backup(file)
      const restored = await newStore('sqlite')
      await restored.restore(file)
      expect(await restored.doctor()).toEqual([])
    }
    stop = true
    await Promise.all(playing)
  })

  test('a match goes from one store to another, or under another id into the same', async () => {
    const store = await newStore(kind)
    await fill(store)
    const text = await store.exportMatch('a')
    expect(text).not.toContain('Ada')
    const other = await newStore('sqlite')
    expect(await other.importMatch(text)).toBe('a')
    expect(await other.load('a')).toEqual(await store.load('a'))
    expect(await other.findSeat('a 1')).toMatchObject({ match: 'a', seat: 1, account: null })
    await expect(store.importMatch(text)).rejects.toThrow('Match a already exists.')
    expect(await store.importMatch(text, 'copy')).toBe('copy')
    expect(await store.load('copy')).toHaveLength(1200)
    expect(await store.seats('copy')).toMatchObject([{ token_hash: null }, { token_hash: null }])
    await expect(store.exportMatch('nowhere')).rejects.toThrow('Match nowhere is not stored here.')
    const gap = text.replace(/^\["journal".*"seq":7,.*\n/m, '').replace('{"rows":1204}', '{"rows":1203}')
    await expect(other.importMatch(gap, 'gap')).rejects.toThrow('Can’t import this match: the journal has 1199 entries')
    expect(await other.find('gap')).toBeUndefined()
    expect(await store.doctor()).toEqual([])
  })
})

test('a damaged backup is refused with one sentence, and nothing of it is stored', async () => {
  const source = await newStore('sqlite')
  await fill(source)
  const file = join(newFolder(), 'backup.jsonl')
  await source.backup(file)
  const whole = readFileSync(file, 'utf8')
  const store = await newStore('sqlite')
  truncateSync(file, whole.length - 20)
  await expect(store.restore(file)).rejects.toMatchObject({ name: 'BadInput' })
  writeFileSync(file, whole.replace(/^\["seats".*\n/m, ''))
  await expect(store.restore(file)).rejects.toMatchObject({ name: 'BadInput' })
  writeFileSync(file, whole.replace(`"schema":${SCHEMA}`, '"schema":99'))
  await expect(store.restore(file)).rejects.toThrow('schema version 99')
  writeFileSync(file, 'something else')
  await expect(store.restore(file)).rejects.toThrow('This file is not an Orrery backup.')
  await expect(store.restore(join(newFolder(), 'none'))).rejects.toMatchObject({ name: 'BadInput' })
  expect(await store.lobby()).toEqual([])
})

test('a backup of an older schema is migrated while it is restored', async () => {
  const source = await newStore('sqlite')
  await created(source, 'm')
  await source.append(entries('m', 1, 3))
  const file = join(newFolder(), 'backup.jsonl')
  await source.backup(file)
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"schema":${SCHEMA}`, '"schema":1'))
  const store = await newStore('sqlite')
  await store.restore(file)
  expect(await store.load('m')).toHaveLength(3)
})

test('the doctor finds what is wrong', async () => {
  const { folder } = await newPlace('sqlite')
  const store = await opened({ folder: folder! })
  for (const id of ['gap', 'ahead', 'text']) {
    await created(store, id)
    await store.append(entries(id, 1, 3))
  }
  const { db, close } = await openSqlite(join(folder!, 'orrery.db'))
  await sql`pragma foreign_keys = off`.execute(db)
  await sql`delete from journal where match = 'gap' and seq = 2`.execute(db)
  await sql`update standings set seq = 5 where match = 'ahead'`.execute(db)
  await sql`update journal set entry = '{' where match = 'text' and seq = 1`.execute(db)
  await sql`insert into seats (match, seat) values ('gone', 0)`.execute(db)
  await close()
  expect(await store.doctor()).toEqual([
    { match: 'gone', problem: '1 rows of seats belong to a match that does not exist' },
    { match: 'ahead', problem: 'the journal ends with entry 3, but the match stands at 5' },
    { match: 'gap', problem: 'the journal has 2 entries between 1 and 3' },
    { match: 'text', problem: 'entry 1 is no JSON' },
  ])
})
