import { BadInput } from '@orrery/engine'
import { type Kysely, sql, type Transaction } from 'kysely'
import { KEPT, KEPT_TABLES, type KeptTable, type Tables } from '../database/schema.ts'
import { SCHEMA } from '../migrations/migrate.ts'

/** A table's name and one of its rows, as they stand on one line of a backup. */
export type KeptRow = readonly [table: KeptTable, row: Record<string, string | number | null>]

/** The first line of a list of rows. The last one tells their number, so that a file that breaks off is noticed. */
export interface Heading {
  readonly orrery: 'backup' | 'stored match'
  readonly schema: number
  readonly at: number
}

const PAGE = 500
const MATCH_COLUMN = { matches: 'id', standings: 'match', seats: 'match', journal: 'match' } as const

/** All rows in the order in which they can be stored again; of one match alone when it is named, then without people. */
export async function* readRows(db: Kysely<Tables>, match?: string): AsyncGenerator<KeptRow> {
  for (const table of KEPT_TABLES) {
    const own = table in MATCH_COLUMN ? MATCH_COLUMN[table as keyof typeof MATCH_COLUMN] : undefined
    if (match !== undefined && own === undefined) continue
    const keys: readonly string[] = KEPT[table]
    const order = sql.join(keys.map((key) => sql.ref(key)))
    let last: KeptRow[1] | undefined
    do {
      const before = last
      const conditions = [
        ...(before ? [sql`(${order}) > (${sql.join(keys.map((key) => before[key]))})`] : []),
        ...(match === undefined || own === undefined ? [] : [sql`${sql.ref(own)} = ${match}`]),
      ]
      const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
      const page = sql<KeptRow[1]>`select * from ${sql.table(table)} ${where} order by ${order} limit ${PAGE}`
      const { rows } = await page.execute(db)
      for (const row of rows) yield [table, row]
      last = rows.length < PAGE ? undefined : rows.at(-1)
    } while (last)
  }
}

export async function countRows(db: Kysely<Tables>): Promise<number> {
  let count = 0
  for (const table of KEPT_TABLES) {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst()
    count += Number(row?.count ?? 0)
  }
  return count
}

export async function storeRows(trx: Transaction<Tables>, rows: AsyncIterable<KeptRow>): Promise<void> {
  let table: KeptTable | undefined
  let gathered: KeptRow[1][] = []
  const flush = async () => {
    if (table && gathered.length > 0)
      await trx
        .insertInto(table)
        .values(gathered as never)
        .execute()
    gathered = []
  }
  for await (const [name, row] of rows) {
    if (name !== table || gathered.length === PAGE) await flush()
    table = name
    gathered.push(row)
  }
  await flush()
}

export async function* writeLines(
  orrery: Heading['orrery'],
  rows: AsyncIterable<KeptRow>,
  at = Date.now(),
): AsyncGenerator<string> {
  const heading: Heading = { orrery, schema: SCHEMA, at }
  yield `${JSON.stringify(heading)}\n`
  let count = 0
  for await (const row of rows) {
    count += 1
    yield `${JSON.stringify(row, withoutNulls)}\n`
  }
  yield `${JSON.stringify({ rows: count })}\n`
}

/** What is empty need not be written: it is empty again where it is read. */
const withoutNulls = (_: string, value: unknown): unknown => (value === null ? undefined : value)

const damaged = (line: number) => new BadInput(`Line ${line} of this file is damaged.`)

/** Reads the heading and hands out the rows. They are whole only when the iteration ends without an error. */
export async function readLines(
  lines: AsyncIterable<string>,
  wanted: Heading['orrery'],
): Promise<{ heading: Heading; rows: AsyncGenerator<KeptRow> }> {
  const iterator = lines[Symbol.asyncIterator]()
  const heading = parse((await iterator.next()).value) as Heading | undefined
  if (heading?.orrery !== wanted || !Number.isInteger(heading.schema)) {
    throw new BadInput(`This file is not an Orrery ${wanted}.`)
  }
  if (heading.schema > SCHEMA) {
    throw new BadInput(
      `This ${wanted} has schema version ${heading.schema}, but this program knows versions up to ${SCHEMA}. Use a newer Orrery.`,
    )
  }
  async function* rows(): AsyncGenerator<KeptRow> {
    for (let count = 0; ; count++) {
      const next = await iterator.next()
      if (next.done) throw new BadInput('This file is incomplete: its last line is missing.')
      const value = parse(next.value)
      if (isRow(value)) yield value
      else if (isRecord(value) && value.rows === count) return
      else throw damaged(count + 2)
    }
  }
  return { heading, rows: rows() }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRow = (value: unknown): value is KeptRow =>
  Array.isArray(value) && value.length === 2 && KEPT_TABLES.includes(value[0]) && isRecord(value[1])

function parse(line: unknown): unknown {
  if (typeof line !== 'string') return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
