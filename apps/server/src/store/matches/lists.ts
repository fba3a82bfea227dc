import { type ExpressionBuilder, sql } from 'kysely'
import type { Backend } from '../database/backend.ts'
import type { Status, Tables } from '../database/schema.ts'
import { LISTED, type ListedMatch, listed, type MyMatch, withStandings } from './stored-match.ts'

export interface LobbyPage {
  readonly status?: readonly Status[]
  readonly game?: string
  readonly limit?: number
  /** Go on after this match, the last of the page before. */
  readonly after?: { readonly created: number; readonly id: string }
}

/** Many matches at once: what the lobby and people's own pages show, and what goes through all of them. */
export const matchLists = ({ db }: Pick<Backend, 'db'>) => ({
  /** Public matches, newest first. */
  async lobby({
    status = ['open', 'running', 'paused'],
    game,
    limit = 50,
    after,
  }: LobbyPage = {}): Promise<ListedMatch[]> {
    let query = withStandings(db)
      .select(LISTED)
      .where('matches.visibility', '=', 'public')
      .where('standings.status', 'in', status)
    if (game !== undefined) query = query.where('matches.game', '=', game)
    if (after) query = query.where((eb) => before(eb, after))
    const rows = await query.orderBy('matches.created', 'desc').orderBy('matches.id', 'desc').limit(limit).execute()
    return rows.map(listed)
  },

  /** The matches of somebody who holds these secrets or this account: those that wait for an answer first. */
  async mine(who: { tokenHashes?: readonly string[]; account?: string }, limit = 100): Promise<MyMatch[]> {
    const { tokenHashes = [], account } = who
    if (tokenHashes.length === 0 && account === undefined) return []
    const waits = sql<number>`(${sql.ref('standings.waiting')} >> ${sql.ref('seats.seat')}) & 1`
    const rows = await withStandings(db)
      .innerJoin('seats', 'seats.match', 'matches.id')
      .select([...LISTED, 'seats.seat', waits.as('waits')])
      .where((eb) =>
        eb.or([
          ...(tokenHashes.length > 0 ? [eb('seats.token_hash', 'in', tokenHashes)] : []),
          ...(account === undefined ? [] : [eb('seats.account', '=', account)]),
        ]),
      )
      .orderBy('waits', 'desc')
      .orderBy((eb) => eb.case().when('standings.status', '=', 'over').then(1).else(0).end())
      .orderBy('standings.updated', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ seat, waits, ...row }) => ({ ...listed(row), seat, waitsForMe: waits === 1 }))
  },

  /** The ids of all matches, page by page, in the order of the alphabet. */
  async matchIds(after = '', limit = 500): Promise<string[]> {
    const rows = await db
      .selectFrom('matches')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  },

  async countMatches(): Promise<Partial<Record<Status, number>>> {
    const rows = await db
      .selectFrom('standings')
      .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute()
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  },
})

const before = (eb: ExpressionBuilder<Tables, 'matches'>, { created, id }: { created: number; id: string }) =>
  eb.or([eb('matches.created', '<', created), eb('matches.created', '=', created).and('matches.id', '<', id)])
