import { mkdirSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BadInput } from '@orrery/engine'
import { type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely'
import type { Backend } from './backend.ts'
import type { Tables } from './schema.ts'
import { isBusy, type Sqlite, SqliteDriver } from './sqlite-driver.ts'
import { newId } from './tokens.ts'

/** While the file is opened, another process is waited for; later the driver waits, without holding this process up. */
const BUSY_MS = { opening: 5_000, open: 5 }
/** How often to ask whether a second process has written; the question costs some microseconds. */
const LOOK_MS = 100

/** The package has the same SQLite on every version of Node; where there is no binary of it, Node's own serves. */
async function connect(file: string): Promise<Sqlite> {
  const builtin: string = 'node:sqlite'
  const { DatabaseSync } = await import('@photostructure/sqlite').catch(() => import(builtin))
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const sqlite: Sqlite = new DatabaseSync(file)
  sqlite.exec(`pragma busy_timeout = ${BUSY_MS.opening}; pragma journal_mode = wal; pragma synchronous = full`)
  sqlite.exec(`pragma foreign_keys = on; pragma wal_autocheckpoint = 4000; pragma busy_timeout = ${BUSY_MS.open}`)
  return sqlite
}

const dialect = (sqlite: Sqlite): Dialect => ({
  createDriver: () => new SqliteDriver(sqlite),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

class OtherRows extends Error {}

/** Opens the database file, and makes it and its folder when there is none. */
export async function openSqlite(file: string): Promise<Backend> {
  const sqlite = await connect(file).catch((error: Error) => {
    throw new BadInput(`The database ${file} cannot be opened: ${error.message}.`)
  })
  const db = new Kysely<Tables>({ dialect: dialect(sqlite) })
  const dataVersion = sqlite.prepare('pragma data_version')

  return {
    kind: 'sqlite',
    db,
    instance: newId(),
    clock: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    lockSchema: async () => {},
    announcements: () => [],

    async transact(statements) {
      try {
        await db.transaction().execute(async (trx) => {
          for (const { query, rows } of statements) {
            const { numAffectedRows } = await trx.executeQuery(query)
            if (rows !== undefined && Number(numAffectedRows) !== rows) throw new OtherRows()
          }
        })
        return true
      } catch (error) {
        if (error instanceof OtherRows) return false
        throw error
      }
    },

    watch(heard) {
      const read = () => (dataVersion.all()[0] as { data_version: number }).data_version
      let version = read()
      const timer = setInterval(() => {
        const now = read()
        if (now !== version) heard(undefined)
        version = now
      }, LOOK_MS)
      timer.unref()
      return async () => clearInterval(timer)
    },

    passing: isBusy,

    async integrity() {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
      return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok')
    },

    async copyTo(target) {
      const part = `${target}.part`
      await rm(part, { force: true })
      await sql`vacuum into ${part}`.execute(db)
      await flush(part)
      await rename(part, target)
    },

    close: () => db.destroy(),
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}
