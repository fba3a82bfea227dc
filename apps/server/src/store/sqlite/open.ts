import { open, rename } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BadInput } from '@orrery/engine'
import { type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely'
import type { Backend } from '../database/backend.ts'
import type { Tables } from '../database/schema.ts'
import { newId } from '../database/tokens.ts'
import { isBusy, isUnwritable, type Sqlite, SqliteDriver } from './driver.ts'
import { makePrivate, newPrivateFile } from './private-files.ts'
import { SqliteThread, ThreadLost } from './thread.ts'

/**
 * How long somebody else who writes is waited for: while the file is opened, and in the thread. Otherwise the driver waits,
 * without holding this process up.
 */
const BUSY_MS = { opening: 5_000, open: 1, thread: 10_000 }
/** How long entries may wait for the disk before people are told. */
const PATIENCE_MS = 10_000
/** How often to ask whether a second process has written; the question costs some microseconds. */
const LOOK_MS = 100

/** The package has the same SQLite on every version of Node; where there is no binary of it, Node's own serves. */
const BUILT_IN: string = 'node:sqlite'

const SETUP =
  'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma wal_autocheckpoint = 4000'

interface Connected {
  readonly sqlite: Sqlite
  readonly module: string
}

async function connect(file: string): Promise<Connected> {
  const found = await import('@photostructure/sqlite').then(
    ({ DatabaseSync }) => ({ DatabaseSync, module: import.meta.resolve('@photostructure/sqlite') }),
    async () => ({ DatabaseSync: (await import(BUILT_IN)).DatabaseSync, module: BUILT_IN }),
  )
  makePrivate(file)
  const sqlite: Sqlite = new found.DatabaseSync(file)
  sqlite.exec(`pragma busy_timeout = ${BUSY_MS.opening}; ${SETUP}; pragma busy_timeout = ${BUSY_MS.open}`)
  return { sqlite, module: found.module }
}

const dialect = (driver: SqliteDriver): Dialect => ({
  createDriver: () => driver,
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/** Opens the database file, and makes it and its folder when there is none. */
export async function openSqlite(file: string): Promise<Backend> {
  const { sqlite, module } = await connect(file).catch((error: Error) => {
    throw new BadInput(`Can’t open the database ${file}: ${error.message}.`)
  })
  const driver = new SqliteDriver(sqlite)
  const db = new Kysely<Tables>({ dialect: dialect(driver) })
  const setup = `pragma busy_timeout = ${BUSY_MS.thread}; ${SETUP}`
  const thread = new SqliteThread({ module, file: resolve(file), setup })

  return {
    kind: 'sqlite',
    db,
    instance: newId(),
    clock: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    unhurried: (work) => work(),
    lockSchema: async () => {},
    announcements: () => [],

    rowsPerStatement: 1,
    lanes: 1,
    patienceMs: PATIENCE_MS,
    transact: (statements) => thread.transact(statements),

    /** The thread tells, since what it stores itself does not count; what this connection stores does, but that is rare. */
    watch(heard) {
      let version: number | undefined
      let asking = false
      const timer = setInterval(async () => {
        if (asking) return
        asking = true
        const now = await thread.version().catch(() => undefined)
        asking = false
        if (version !== undefined && now !== version) heard(undefined)
        version = now
      }, LOOK_MS)
      timer.unref()
      return async () => clearInterval(timer)
    },

    troubleOf(error) {
      if (error instanceof ThreadLost) return 'unreachable'
      if (isBusy(error)) return 'busy'
      return isUnwritable(error) ? 'unwritable' : undefined
    },

    async integrity() {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
      return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok')
    },

    async copyTo(target) {
      const part = `${target}.part`
      await newPrivateFile(part)
      await sql`vacuum into ${part}`.execute(db)
      await flush(part)
      await rename(part, target)
    },

    async close() {
      await thread.close()
      await db.destroy()
    },
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}
