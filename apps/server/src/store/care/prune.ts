import { sql } from 'kysely'
import type { Backend } from '../database/backend.ts'
import type { Status } from '../database/schema.ts'

/** What can be removed, and how it is told apart. What people have played in and is not over is never removed. */
export const PRUNABLE = ['unplayed', 'botMatches', 'finished', 'accounts'] as const
export type Prunable = (typeof PRUNABLE)[number]

/** After how many days each kind is removed; it is kept for ever without a number. */
export type Retention = { readonly [P in Prunable]?: number | undefined }
/** How many of each kind. */
export type PruneCounts = { readonly [P in Prunable]: number }

const DAY = 24 * 60 * 60_000
const PAGE = 200

interface Candidate {
  readonly match: string
  readonly seq: number
  readonly status: Status
  readonly updated: number
  readonly header: string
  readonly touched: number
}

/**
 * Counts what is older than it is to be kept, and removes it if told to. A match that goes on in the very moment stays.
 *
 * - `unplayed`: matches with seats for people none of whom did more than take one.
 * - `botMatches`: finished matches of bots alone.
 * - `finished`: finished matches that people played in.
 * - `accounts`: accounts without a seat and without a session.
 */
export async function prune(
  backend: Backend,
  retention: Retention,
  remove: boolean,
  now = Date.now(),
): Promise<PruneCounts> {
  const counts = { unplayed: 0, botMatches: 0, finished: 0, accounts: 0 }
  const isOld = (kind: Prunable, since: number): boolean => {
    const days = retention[kind]
    return days !== undefined && since <= now - days * DAY
  }
  let after = ''
  for (;;) {
    const page = await candidates(backend, after)
    for (const candidate of page) {
      const kind = kindOf(candidate)
      if (kind === undefined || !isOld(kind, candidate.updated)) continue
      if (!remove || (await removeMatch(backend, candidate))) counts[kind] += 1
    }
    if (page.length < PAGE) break
    after = page.at(-1)!.match
  }
  const days = retention.accounts
  if (days !== undefined) counts.accounts = await idleAccounts(backend, now - days * DAY, now, remove)
  return counts
}

/** Whatever a seat enters counts, a chat too; bots and clocks enter as the table. */
const candidates = ({ db }: Backend, after: string): Promise<Candidate[]> =>
  db
    .selectFrom('standings')
    .innerJoin('matches', 'matches.id', 'standings.match')
    .select(['standings.match', 'standings.seq', 'standings.status', 'standings.updated', 'matches.header'])
    .select(
      sql<number>`case when exists (select 1 from journal where journal.match = standings.match
        and journal."by" <> 'table' and journal.kind <> 'name') then 1 else 0 end`.as('touched'),
    )
    .where('standings.match', '>', after)
    .orderBy('standings.match')
    .limit(PAGE)
    .execute()

function kindOf({ header, touched, status }: Candidate): Prunable | undefined {
  const plan = planOf(header)
  if (plan === undefined) return undefined
  const isOver = status === 'over'
  if (!plan.some(({ kind }) => kind === 'person')) return isOver ? 'botMatches' : undefined
  if (touched === 0) return 'unplayed'
  return isOver ? 'finished' : undefined
}

/** Who was to sit where; nothing where the header does not say so: then nobody knows what would be removed. */
function planOf(header: string): readonly { readonly kind: unknown }[] | undefined {
  try {
    const { plan } = JSON.parse(header) as { plan?: unknown }
    return Array.isArray(plan) && plan.length > 0 ? plan : undefined
  } catch {
    return undefined
  }
}

/**
 * Touching the standing first makes whoever appends at the same time wait, and find the match gone. Where both wait for each other,
 * the database ends one of them: an append is tried again, and a match that goes on stays.
 */
async function removeMatch({ db, transact, troubleOf }: Backend, { match, seq, updated }: Candidate): Promise<boolean> {
  const unmoved = db
    .updateTable('standings')
    .set({ updated })
    .where('match', '=', match)
    .where('seq', '=', seq)
    .where('updated', '=', updated)
  try {
    return await transact([
      { query: unmoved.compile(), rows: 1 },
      { query: db.deleteFrom('matches').where('id', '=', match).compile(), rows: 1 },
    ])
  } catch (error) {
    if (troubleOf(error) === 'busy') return false
    throw error
  }
}

async function idleAccounts({ db }: Backend, before: number, now: number, remove: boolean): Promise<number> {
  const idle = db
    .selectFrom('accounts')
    .select('accounts.id')
    .where('accounts.created', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('seats.seat').whereRef('seats.account', '=', 'accounts.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('sessions.account')
            .whereRef('sessions.account', '=', 'accounts.id')
            .where('sessions.expires', '>', now),
        ),
      ),
    )
  if (!remove) return (await idle.execute()).length
  const { numDeletedRows } = await db.deleteFrom('accounts').where('id', 'in', idle).executeTakeFirst()
  return Number(numDeletedRows)
}
