import { BadInput } from '@orrery/engine'
import { type Kysely, sql } from 'kysely'
import type { Backend } from '../database/backend.ts'
import { up as matches } from './001-matches.ts'
import { up as notices } from './002-notices.ts'
import { up as settings } from './003-settings.ts'
import { up as people } from './004-people.ts'
import { up as withoutCheckpoints } from './005-without-checkpoints.ts'
import { up as heads } from './006-heads.ts'
import type { Clustered } from './clustered.ts'

type Migration = (db: Kysely<never>, clustered: Clustered) => Promise<void>

/** The schema's version is the number of migrations that have run. Never change one that has been released: add another. */
const MIGRATIONS: readonly Migration[] = [matches, notices, settings, people, withoutCheckpoints, heads]

export const SCHEMA = MIGRATIONS.length

interface Versioned {
  schema_version: { version: number }
}

/**
 * Brings the database to the newest schema, or to version `to`. All in one transaction: it happens as a whole or not at all.
 * A database of a newer program is refused and left alone.
 */
export async function migrate(backend: Backend, to = SCHEMA): Promise<void> {
  // Mostly there is nothing to do, which is found out without a lock, and within the time that any question may take.
  if ((await storedVersion(backend)) !== to) await backend.unhurried(() => migrateLocked(backend, to))
}

async function storedVersion({ db, troubleOf }: Backend): Promise<number> {
  try {
    const versioned = db as unknown as Kysely<Versioned>
    return (await versioned.selectFrom('schema_version').select('version').executeTakeFirst())?.version ?? 0
  } catch (error) {
    if (troubleOf(error) !== undefined) throw error
    // There is no table yet.
    return 0
  }
}

async function migrateLocked(backend: Backend, to: number): Promise<void> {
  const clustered: Clustered = (table) =>
    backend.kind === 'sqlite' ? (table.modifyEnd(sql`without rowid`) as typeof table) : table
  await backend.db.transaction().execute(async (trx) => {
    await backend.lockSchema(trx)
    const db = trx as unknown as Kysely<Versioned>
    await db.schema
      .createTable('schema_version')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
    const row = await db.selectFrom('schema_version').select('version').executeTakeFirst()
    const version = row?.version ?? 0
    if (version > SCHEMA) {
      throw new BadInput(
        `The stored data has schema version ${version}, but this program knows versions up to ${SCHEMA}. Start a newer Orrery.`,
      )
    }
    if (version >= to) return
    for (const migration of MIGRATIONS.slice(version, to)) await migration(trx as unknown as Kysely<never>, clustered)
    if (row) await db.updateTable('schema_version').set({ version: to }).execute()
    else await db.insertInto('schema_version').values({ version: to }).execute()
  })
}
