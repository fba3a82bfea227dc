import type { TableHeader } from '@orrery/host'
import { type Kysely, sql } from 'kysely'
import { headOf, readHeader } from '../journal/heads.ts'

const PAGE = 200

/**
 * The hash of each match's last entry, and the journals that came with match files. The hash of matches from before there were hashes is computed here, from their entries as they are
 * stored: from now on a change to them is noticed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('standings').addColumn('head', 'text').execute()
  await db.schema.alterTable('matches').addColumn('filed', 'text').execute()
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; header: string }>`
      select id, header from matches where id > ${last} order by id limit ${PAGE}`.execute(db)
    for (const { id, header } of rows) {
      const read = readHeader(header)
      if (read !== undefined) await storeHead(db, id, read)
      last = id
    }
    if (rows.length < PAGE) return
  }
}

async function storeHead(db: Kysely<never>, match: string, header: TableHeader): Promise<void> {
  const { rows } = await sql<{ entry: string }>`
    select entry from journal where match = ${match} order by seq`.execute(db)
  const entries = rows.map(({ entry }) => entry)
  await sql`update standings set head = ${headOf(header, entries)} where match = ${match}`.execute(db)
}
