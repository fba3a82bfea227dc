import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { BadInput } from '@orrery/engine'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Backend } from '../../database/backend.ts'
import { KEPT_TABLES, type KeptTable, type Tables } from '../../database/schema.ts'
import { seatBits } from '../../database/seat-bits.ts'
import type { JournalEntry } from '../../journal/appends.ts'
import { headOf, readHeader } from '../../journal/heads.ts'
import type { NewMatch } from '../../matches/stored-match.ts'
import { migrate, SCHEMA } from '../../migrations/migrate.ts'
import { openSqlite } from '../../sqlite/open.ts'
import { changedEntries } from '../changes.ts'
import { type Layout, layoutOf, recognise, type SavedRow } from './layout.ts'
import { openPages, type Pages } from './pages.ts'
import { readTrees, records, type Trees } from './trees.ts'

/** What became of a match: what of it is lost, in words; of one that is saved, what is missing beside it. */
export interface SalvagedMatch {
  readonly match: string
  readonly saved: boolean
  readonly entries: number
  readonly problem?: string
}

export interface Salvaged {
  readonly matches: readonly SalvagedMatch[]
  readonly accounts: number
}

/** Finds out where a match stands from its header and its journal, for one whose standing is lost. */
export type StandingOf = (
  game: string,
  header: string,
  entries: readonly JournalEntry[],
) => Promise<NewMatch['progress']>

const AT_ONCE = 100

/**
 * Saves every match that is whole from a damaged SQLite file into a new one, with the people who play them. The file is read page by page,
 * without SQLite, so that damage to one page loses nothing but what stands on it. The damaged file itself is only read.
 */
export async function salvage(file: string, out: string, standingOf: StandingOf): Promise<Salvaged> {
  if (!existsSync(file)) throw new BadInput(`Database ${file} not found.`)
  if (existsSync(out)) throw new BadInput(`File ${out} already exists. Name a new one.`)
  const part = `${out}.part`
  await removeDatabase(part)
  const pages = openPages(file)
  try {
    const saved = await fill(part, pages, standingOf)
    await rename(part, out)
    return saved
  } finally {
    pages.close()
    await removeDatabase(part)
  }
}

const removeDatabase = (file: string) =>
  Promise.all(['', '-wal', '-shm'].map((end) => rm(`${file}${end}`, { force: true })))

async function fill(file: string, pages: Pages, standingOf: StandingOf): Promise<Salvaged> {
  const trees = readTrees(pages)
  const schema = trees.schema !== undefined && trees.schema >= 1 && trees.schema <= SCHEMA ? trees.schema : SCHEMA
  const backend = await openSqlite(file)
  try {
    await migrate(backend, schema)
    const { db } = backend
    await sql`pragma foreign_keys = off`.execute(db)
    const layout = await layoutOf(backend)
    await db.transaction().execute((trx) => storeAll(trx, layout, pages, trees))
    await migrate(backend)
    const matches = await db.transaction().execute((trx) => sortOut(trx, standingOf))
    await dropOrphans(backend)
    const { accounts } = (await sql<{ accounts: number }>`select count(*) as accounts from accounts`.execute(db))
      .rows[0]!
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return { matches, accounts }
  } finally {
    await backend.close()
  }
}

async function storeAll(trx: Transaction<Tables>, layout: Layout, pages: Pages, trees: Trees): Promise<void> {
  const gathered = new Map<KeptTable, SavedRow[]>()
  const flush = async (table: KeptTable, rows: readonly SavedRow[]) => {
    for (const row of rows) {
      const columns = Object.keys(row).map((name) => sql.ref(name))
      await sql`insert into ${sql.table(table)} (${sql.join(columns)})
        values (${sql.join(Object.values(row))}) ${onConflict(table, row)}`.execute(trx)
    }
  }
  for (const record of records(pages, trees)) {
    const [table, row] = recognise(layout, record) ?? []
    if (table === undefined || row === undefined) continue
    const rows = gathered.get(table) ?? []
    rows.push(row)
    gathered.set(table, rows)
    if (rows.length < AT_ONCE) continue
    gathered.delete(table)
    await flush(table, rows)
  }
  for (const [table, rows] of gathered) await flush(table, rows)
}

/** Of two standings the one that got further is the newer. All other rows never change, or one is as good as the other. */
function onConflict(table: KeptTable, row: SavedRow): RawBuilder<unknown> {
  if (table !== 'standings') return sql`on conflict do nothing`
  const changes = Object.keys(row).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`)
  return sql`on conflict (match) do update set ${sql.join(changes)} where excluded.seq > standings.seq`
}

/** Keeps the matches that are whole, and says of every match that anything is left of what became of it. */
async function sortOut(trx: Transaction<Tables>, standingOf: StandingOf): Promise<SalvagedMatch[]> {
  const { rows } = await sql<{ match: string }>`
    select id as match from matches union select match from journal union select match from standings
    union select match from seats order by 1`.execute(trx)
  const all: SalvagedMatch[] = []
  for (const { match } of rows) {
    const found = await judge(trx, match, standingOf)
    all.push(found)
    if (!found.saved) await sql`delete from matches where id = ${match}`.execute(trx)
  }
  return all
}

async function judge(trx: Transaction<Tables>, match: string, standingOf: StandingOf): Promise<SalvagedMatch> {
  const found = await trx.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst()
  const standing = await trx.selectFrom('standings').selectAll().where('match', '=', match).executeTakeFirst()
  const entries = await trx
    .selectFrom('journal')
    .select(['seq', 'at', 'by', 'kind', 'entry'])
    .where('match', '=', match)
    .orderBy('seq')
    .execute()
  const last = Math.max(standing?.seq ?? 0, entries.at(-1)?.seq ?? 0)
  const lost = (problem: string): SalvagedMatch => ({ match, saved: false, entries: entries.length, problem })
  if (found === undefined) return lost('its header is lost')
  const missing = missingFrom(entries, last)
  if (missing !== '') return lost(`of its ${last} entries ${missing} ${missing.includes(' ') ? 'are' : 'is'} lost`)
  // The hash of the last entry belongs to the standing: an older one, or none, says nothing of it.
  const isNewest = standing?.seq === last
  const [problem] = changedEntries({ header: found.header, head: isNewest ? standing.head : null }, entries)
  if (problem !== undefined) return lost(problem)
  const header = readHeader(found.header)
  if (isNewest && standing.head === null && header) {
    const head = headOf(
      header,
      entries.map(({ entry }) => entry),
    )
    await trx.updateTable('standings').set({ head }).where('match', '=', match).execute()
  }
  try {
    if (!isNewest) await storeStanding(trx, match, entries, await standingOf(found.game, found.header, entries))
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return lost(`where it stands is lost, and it cannot be played again: ${error.message.replace(/\.$/, '')}`)
  }
  const problems = [
    ...(isNewest ? [] : ['where it stood is computed anew, and entries after the last one may be lost']),
    ...(await lostLinks(trx, match, found.header)),
  ]
  return { match, saved: true, entries: last, ...(problems.length > 0 ? { problem: problems.join('; ') } : {}) }
}

/** The numbers that are missing, in ranges. */
function missingFrom(entries: readonly { readonly seq: number }[], last: number): string {
  const there = new Set(entries.map(({ seq }) => seq))
  const ranges: string[] = []
  for (let seq = 1; seq <= last; seq++) {
    if (there.has(seq)) continue
    const from = seq
    while (seq < last && !there.has(seq + 1)) seq++
    ranges.push(from === seq ? `${from}` : `${from} to ${seq}`)
  }
  return ranges.join(', ')
}

async function storeStanding(
  trx: Transaction<Tables>,
  match: string,
  entries: readonly JournalEntry[],
  { status, waiting, due, info, head }: NewMatch['progress'],
): Promise<void> {
  const updated = entries.at(-1)?.at ?? Date.now()
  const values = { seq: entries.length, status, waiting: seatBits(waiting), due, info, updated, head: head ?? null }
  await trx
    .insertInto('standings')
    .values({ match, ...values })
    .onConflict((conflict) => conflict.column('match').doUpdateSet(values))
    .execute()
}

async function lostLinks(trx: Transaction<Tables>, match: string, header: string): Promise<string[]> {
  const plan = readHeader(header)?.plan ?? []
  const rows = await trx.selectFrom('seats').select('seat').where('match', '=', match).execute()
  const there = new Set(rows.map(({ seat }) => seat))
  const lost = plan.flatMap(({ kind }, seat) => (kind === 'person' && !there.has(seat) ? [seat] : []))
  return lost.length === 0 ? [] : [`the links of seats ${lost.join(', ')} are lost`]
}

/** Rows of matches and accounts that are lost go with them. */
async function dropOrphans({ db }: Backend): Promise<void> {
  for (let removed = true; removed; ) {
    const { rows } = await sql<{ table: KeptTable }>`select distinct "table" from pragma_foreign_key_check`.execute(db)
    removed = rows.length > 0
    for (const { table } of rows) {
      if (!KEPT_TABLES.includes(table)) continue
      const keys = await sql<{ from: string; table: string; to: string; on_delete: string }>`
        select "from", "table", "to", on_delete from pragma_foreign_key_list(${table})`.execute(db)
      for (const key of keys.rows) {
        const lost = sql`${sql.ref(key.from)} is not null and ${sql.ref(key.from)} not in
          (select ${sql.ref(key.to)} from ${sql.table(key.table)})`
        if (key.on_delete === 'SET NULL')
          await sql`update ${sql.table(table)} set ${sql.ref(key.from)} = null where ${lost}`.execute(db)
        else await sql`delete from ${sql.table(table)} where ${lost}`.execute(db)
      }
    }
  }
}
