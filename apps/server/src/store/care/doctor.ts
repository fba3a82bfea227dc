import type { Kysely } from 'kysely'
import type { Backend } from '../database/backend.ts'
import type { Tables } from '../database/schema.ts'
import { findChanges } from './changes.ts'
import type { Finding } from './finding.ts'

const CHILDREN = ['standings', 'journal', 'seats', 'leases', 'notices'] as const

/** Looks at everything stored and says what is wrong. Changes nothing. */
export async function doctor(backend: Backend): Promise<Finding[]> {
  const { db } = backend
  return [
    ...(await backend.integrity()).map((problem) => ({ problem })),
    ...(await findOrphans(db)),
    ...(await findGaps(db)),
    ...(await findChanges(db)),
  ]
}

/** Journals whose entries are not numbered 1, 2, 3 … up to where their match stands. */
export async function findGaps(db: Kysely<Tables>, match?: string): Promise<Finding[]> {
  let query = db
    .selectFrom('standings')
    .leftJoin('journal', 'journal.match', 'standings.match')
    .groupBy(['standings.match', 'standings.seq'])
    .select((eb) => [
      'standings.match',
      'standings.seq',
      eb.fn.count<number>('journal.seq').as('count'),
      eb.fn.coalesce(eb.fn.min('journal.seq'), eb.lit(1)).as('first'),
      eb.fn.coalesce(eb.fn.max('journal.seq'), eb.lit(0)).as('last'),
    ])
  if (match !== undefined) query = query.where('standings.match', '=', match)
  const rows = await db
    .selectFrom(query.as('journals'))
    .selectAll()
    .where((eb) =>
      eb.or([eb('first', '!=', 1), eb('count', '!=', eb.ref('last')), eb('last', '!=', eb.ref('journals.seq'))]),
    )
    .execute()
  return rows.map(({ match, seq, count, first, last }) => ({
    match,
    problem:
      first === 1 && count === last
        ? `the journal ends with entry ${last}, but the match stands at ${seq}`
        : `the journal has ${count} entries between ${first} and ${last}`,
  }))
}

async function findOrphans(db: Kysely<Tables>): Promise<Finding[]> {
  const found: Finding[] = []
  for (const table of CHILDREN) {
    const rows = await db
      .selectFrom(table)
      .select([`${table}.match`, (eb) => eb.fn.countAll<number>().as('count')])
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('matches').select('matches.id').whereRef('matches.id', '=', `${table}.match`))),
      )
      .groupBy(`${table}.match`)
      .execute()
    for (const { match, count } of rows) {
      found.push({ match, problem: `${count} rows of ${table} belong to a match that does not exist` })
    }
  }
  const bare = await db
    .selectFrom('matches')
    .leftJoin('standings', 'standings.match', 'matches.id')
    .select('matches.id')
    .where('standings.match', 'is', null)
    .execute()
  return [...found, ...bare.map(({ id }) => ({ match: id, problem: 'the match has no standing' }))]
}
