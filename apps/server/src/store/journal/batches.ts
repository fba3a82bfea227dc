import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { Backend, Statement } from '../database/backend.ts'
import type { Row, Status, Tables } from '../database/schema.ts'
import { seatBits } from '../database/seat-bits.ts'
import { Template } from '../database/templates.ts'
import { noted, waitTemplate } from '../notices/waits.ts'
import type { Append } from './appends.ts'

type Entries = Row<'journal'>

/** How far a match has got, and how it stands there. */
interface Moved {
  readonly match: string
  readonly before: number
  readonly last: number
  readonly status: Status
  readonly waiting: number
  readonly due: number | null
  readonly info: string | null
  readonly updated: number
  readonly head: string | null
}

/** Appends of different matches, each with its first and last entry. */
export type Batch = readonly (Append & { readonly first: number; readonly last: number })[]

/** Makes the statements that store a batch in one transaction. */
export function batchStatements({ db, announcements, rowsPerStatement }: Backend): (batch: Batch) => Statement[] {
  const entries = entryTemplate(db)
  const standings = progressTemplate(db)
  const waits = waitTemplate(db)
  return (batch) => {
    const rows = batch.flatMap(({ match, entries }) => entries.map((entry): Entries => ({ match, ...entry })))
    const waiting = batch.flatMap(({ match, notices = [] }) => notices.map((notice) => noted({ match, ...notice })))
    const made = [
      ...filled(entries, rows, rowsPerStatement),
      ...filled(standings, batch.map(movedBy), rowsPerStatement),
      ...filled(waits, waiting, rowsPerStatement).map(({ query }) => ({ query })),
    ]
    made.push(...announcements({ moves: batch.map(({ match, last }) => ({ match, seq: last })) }))
    return made
  }
}

function filled<Row extends object>(template: Template<Row>, rows: readonly Row[], most: number): Statement[] {
  const made: Statement[] = []
  for (let from = 0; from < rows.length; from += most) {
    const part = rows.slice(from, from + most)
    made.push({ query: template.fill(part), rows: part.length })
  }
  return made
}

const movedBy = ({ match, first, last, progress }: Batch[number]): Moved => ({
  match,
  before: first - 1,
  last,
  status: progress.status,
  waiting: seatBits(progress.waiting),
  due: progress.due,
  info: progress.info ?? null,
  updated: Date.now(),
  head: progress.head ?? null,
})

/** An entry whose number is taken changes no row, which rolls everything back. */
const entryTemplate = (db: Kysely<Tables>) =>
  new Template<Entries>(['match', 'seq', 'at', 'by', 'kind', 'entry'], (rows) =>
    db
      .insertInto('journal')
      .values([...rows])
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  )

/** Moves standings, each only from the entry before its append's first. */
const progressTemplate = (db: Kysely<Tables>) =>
  new Template<Moved>(['match', 'before', 'last', 'status', 'waiting', 'due', 'info', 'updated', 'head'], (rows) => {
    const [only, ...others] = rows
    return only && others.length === 0 ? moveOne(db, only) : moveAll(db, rows)
  })

/** A list of values would be made into a table first, which takes SQLite as long again. */
const moveOne = (db: Kysely<Tables>, { match, before, last, status, waiting, due, info, updated, head }: Moved) =>
  db
    .updateTable('standings')
    .set((eb) => ({ seq: last, status, waiting, due, info: eb.fn.coalesce(eb.val(info), 'info'), updated, head }))
    .where('match', '=', match)
    .where('seq', '=', before)
    .compile()

/** Both databases call the columns of a list of values so. */
interface Columns {
  column1: string
  column2: number
  column3: number
  column4: Status
  column5: number
  column6: number | null
  column7: string | null
  column8: number
  column9: string | null
}

function moveAll(db: Kysely<Tables>, rows: readonly Moved[]): CompiledQuery {
  const values = rows.map(
    ({ match, before, last, status, waiting, due, info, updated, head }) =>
      sql`(cast(${match} as text), cast(${before} as integer), cast(${last} as integer), cast(${status} as text),
      cast(${waiting} as integer), cast(${due} as bigint), cast(${info} as text), cast(${updated} as bigint),
      cast(${head} as text))`,
  )
  const moved = sql<Columns>`(values ${sql.join(values)})`.as<'moved'>('moved')
  return db
    .updateTable('standings')
    .from(moved)
    .whereRef('standings.match', '=', 'moved.column1')
    .whereRef('standings.seq', '=', 'moved.column2')
    .set((eb) => ({
      seq: eb.ref('moved.column3'),
      status: eb.ref('moved.column4'),
      waiting: eb.ref('moved.column5'),
      due: eb.ref('moved.column6'),
      info: eb.fn.coalesce('moved.column7', 'standings.info'),
      updated: eb.ref('moved.column8'),
      head: eb.ref('moved.column9'),
    }))
    .compile()
}
