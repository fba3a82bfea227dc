import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BadInput } from '@orrery/engine'
import type { Backend } from '../database/backend.ts'
import { checkId } from '../matches/matches.ts'
import { migrate, SCHEMA } from '../migrations/migrate.ts'
import { openSqlite } from '../sqlite/open.ts'
import { newPrivateFile } from '../sqlite/private-files.ts'
import { findChanges } from './changes.ts'
import { findGaps } from './doctor.ts'
import { countRows, type KeptRow, readLines, readRows, storeRows, writeLines } from './rows.ts'

/** Hears how much of all is done, in whatever it is counted. */
export type Progress = (done: number, all: number) => void
const SQLITE_MAGIC = 'SQLite format 3\0'

/**
 * Writes everything but caches and leases to one file while matches go on. From SQLite that is a database file, unless the name ends
 * in `.jsonl`; otherwise a list of rows. Either can be restored into either kind of store.
 */
export async function backup(backend: Backend, file: string, progress?: Progress): Promise<void> {
  if (backend.copyTo && !file.endsWith('.jsonl')) {
    await backend.copyTo(file)
    return
  }
  const part = `${file}.part`
  await newPrivateFile(part)
  await snapshot(backend, async (db) => {
    const lines = writeLines('backup', counted(db, readRows(db), progress))
    await pipeline(Readable.from(lines), createWriteStream(part, { flush: true }))
  })
  await rename(part, file)
}

/** Fills an empty store from a backup, also from one of an older version. It happens as a whole or not at all. */
export async function restore(backend: Backend, file: string, progress?: Progress): Promise<void> {
  const { db } = backend
  const some = (await db.selectFrom('matches').select('id').limit(1).execute()).length
  const people = (await db.selectFrom('accounts').select('id').limit(1).execute()).length
  if (some + people > 0) throw new BadInput('This database is not empty. Restore a backup into an empty one.')
  const fill = (rows: AsyncIterable<KeptRow>) =>
    db.transaction().execute(async (trx) => {
      await trx.deleteFrom('settings').execute()
      await storeRows(trx, rows)
    })
  if (await isSqlite(file)) {
    await inScratch(async (scratch) => {
      await copyFile(file, scratch)
      await withSqlite(scratch, async (old) => {
        await migrate(old)
        await fill(counted(old.db, readRows(old.db), progress))
      })
    })
    return
  }
  const { heading, rows } = await readLines(linesOf(file, progress), 'backup')
  await throughMigrations(heading.schema, rows, fill)
}

/** One match as text: its rows with the hashed secrets of its seats, so that links go on working where it is imported. */
export async function exportMatch(backend: Backend, match: string): Promise<string> {
  const lines: string[] = []
  await snapshot(backend, async (db) => {
    const rows = readRows(db, match)
    for await (const line of writeLines('stored match', withoutAccounts(rows))) lines.push(line)
  })
  if (lines.length === 2) throw new BadInput(`Match ${match} is not stored here.`)
  return lines.join('')
}

/** Stores an exported match, under another id if one is given; its seats then need new secrets. Returns the id. */
export async function importMatch(backend: Backend, text: string, as?: string): Promise<string> {
  const { heading, rows } = await readLines(Readable.from(text.split('\n')), 'stored match')
  let id = ''
  await throughMigrations(heading.schema, rows, (current) =>
    backend.db.transaction().execute(async (trx) => {
      await storeRows(trx, renamed(trx, current))
      if (id === '') throw new BadInput('This file contains no match.')
      const [gap] = [...(await findGaps(trx, id)), ...(await findChanges(trx, id))]
      if (gap) throw new BadInput(`Can’t import this match: ${gap.problem}.`)
    }),
  )
  return id

  async function* renamed(db: Backend['db'], current: AsyncIterable<KeptRow>): AsyncGenerator<KeptRow> {
    for await (const [table, row] of current) {
      if (table === 'matches') {
        id = as ?? String(row.id)
        checkId(id)
        const taken = await db.selectFrom('matches').select('id').where('id', '=', id).executeTakeFirst()
        if (taken) throw new BadInput(`Match ${id} already exists.`)
        yield [table, { ...row, id }]
      } else if (table === 'seats' && as !== undefined) yield [table, { ...row, match: id, token_hash: null }]
      else yield [table, { ...row, match: id }]
    }
  }
}

const snapshot = (backend: Backend, read: (db: Backend['db']) => Promise<void>): Promise<void> =>
  backend.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => read(trx))

async function* counted(db: Backend['db'], rows: AsyncIterable<KeptRow>, progress?: Progress): AsyncGenerator<KeptRow> {
  const all = progress ? await countRows(db) : 0
  let done = 0
  for await (const row of rows) {
    progress?.(++done, all)
    yield row
  }
}

async function* withoutAccounts(rows: AsyncIterable<KeptRow>): AsyncGenerator<KeptRow> {
  for await (const [table, row] of rows) yield table === 'seats' ? [table, { ...row, account: null }] : [table, row]
}

/** Rows of an older schema are stored as they are in a database of that version, which is then migrated and read. */
async function throughMigrations(
  schema: number,
  rows: AsyncIterable<KeptRow>,
  use: (rows: AsyncIterable<KeptRow>) => Promise<void>,
): Promise<void> {
  if (schema === SCHEMA) return use(rows)
  await inScratch((scratch) =>
    withSqlite(scratch, async (old) => {
      await migrate(old, schema)
      await old.db.transaction().execute((trx) => storeRows(trx, rows))
      await migrate(old)
      await use(readRows(old.db))
    }),
  )
}

async function withSqlite(file: string, use: (backend: Backend) => Promise<void>): Promise<void> {
  const backend = await openSqlite(file)
  try {
    await use(backend)
  } finally {
    await backend.close()
  }
}

async function inScratch(use: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'orrery-'))
  try {
    await use(join(folder, 'scratch.db'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function isSqlite(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => {
    throw new BadInput(`Can’t read ${file}.`)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SQLITE_MAGIC.length))
    return buffer.toString('latin1', 0, bytesRead) === SQLITE_MAGIC
  } finally {
    await handle.close()
  }
}

async function* linesOf(file: string, progress?: Progress): AsyncGenerator<string> {
  const { size } = await stat(file)
  const input = createReadStream(file)
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    progress?.(input.bytesRead, size)
    yield line
  }
}
