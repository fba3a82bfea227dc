import { BadInput } from '@orrery/engine'
import { type ExpressionBuilder, sql } from 'kysely'
import type { JournalEntry, MatchProgress } from './appends.ts'
import type { Backend } from './backend.ts'
import type { Row, Status, Tables, Visibility } from './schema.ts'
import { seatBits, seatsOf } from './seats.ts'

/** What never changes about a match. */
interface MatchFacts {
  readonly id: string
  readonly game: string
  /** JSON. */
  readonly header: string
  readonly seedHash: string
  readonly visibility: Visibility
  readonly created: number
}

export interface NewMatch extends MatchFacts {
  readonly standing: Required<MatchProgress>
  readonly seats: readonly { readonly seat: number; readonly tokenHash: string | null; readonly account?: string }[]
  /** What has happened in it already, from entry 1: for a match that began elsewhere. */
  readonly entries?: readonly JournalEntry[]
}

export interface StoredMatch extends MatchFacts, Required<MatchProgress> {
  readonly updated: number
  readonly seq: number
}

/** A match in a list: all but its header, which holds the seed. */
export type ListedMatch = Omit<StoredMatch, 'header'>

export interface MyMatch extends ListedMatch {
  readonly seat: number
  readonly waitsForMe: boolean
}

/** Everything needed to go on with a match: its newest checkpoint, if any, and the entries since. */
export interface OpenedMatch extends StoredMatch {
  readonly checkpoint: { readonly seq: number; readonly position: string } | undefined
  readonly entries: JournalEntry[]
}

export interface LobbyPage {
  readonly status?: readonly Status[]
  readonly game?: string
  readonly limit?: number
  /** Go on after this match, the last of the page before. */
  readonly after?: { readonly created: number; readonly id: string }
}

/** Of these a statement still has few enough parameters. */
const ENTRIES_AT_ONCE = 1_000
const MATCH_ID = /^[\w-]{1,64}$/
const ENTRY_COLUMNS = ['seq', 'at', 'by', 'kind', 'entry'] as const
const LISTED = [
  'matches.id',
  'matches.game',
  'matches.seed_hash',
  'matches.visibility',
  'matches.created',
  'standings.seq',
  'standings.status',
  'standings.waiting',
  'standings.due',
  'standings.info',
  'standings.updated',
] as const

type ListedRow = Omit<Row<'matches'>, 'header'> & Omit<Row<'standings'>, 'match'>

const listed = ({ seed_hash, waiting, ...row }: ListedRow): ListedMatch => ({
  ...row,
  seedHash: seed_hash,
  waiting: seatsOf(waiting),
})

export function checkId(id: string): void {
  if (!MATCH_ID.test(id)) throw new BadInput('A match id has 1 to 64 letters, digits, hyphens or underscores.')
}

export const matchQueries = ({ db }: Pick<Backend, 'db'>) => {
  const withStandings = () => db.selectFrom('matches').innerJoin('standings', 'standings.match', 'matches.id')

  const load = (match: string, since = 0): Promise<JournalEntry[]> =>
    db
      .selectFrom('journal')
      .select(ENTRY_COLUMNS)
      .where('match', '=', match)
      .where('seq', '>', since)
      .orderBy('seq')
      .execute()

  const find = async (id: string): Promise<StoredMatch | undefined> => {
    const row = await withStandings()
      .select([...LISTED, 'matches.header'])
      .where('matches.id', '=', id)
      .executeTakeFirst()
    return row && { ...listed(row), header: row.header }
  }

  return {
    /** The entries after `since`, in order. */
    load,
    find,

    async create(match: NewMatch): Promise<void> {
      const { id, game, header, seedHash, visibility, created, standing, seats, entries = [] } = match
      checkId(id)
      const { status, waiting, due, info } = standing
      await db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('matches')
          .values({ id, game, header, seed_hash: seedHash, visibility, created })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (Number(numInsertedOrUpdatedRows) === 0) throw new BadInput(`There is already a match ${id}.`)
        await trx
          .insertInto('standings')
          .values({ match: id, seq: entries.length, status, waiting: seatBits(waiting), due, info, updated: created })
          .execute()
        for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
          const rows = entries.slice(from, from + ENTRIES_AT_ONCE).map((entry) => ({ match: id, ...entry }))
          await trx.insertInto('journal').values(rows).execute()
        }
        if (seats.length === 0) return
        await trx
          .insertInto('seats')
          .values(
            seats.map(({ seat, tokenHash, account }) => ({
              match: id,
              seat,
              token_hash: tokenHash,
              account: account ?? null,
            })),
          )
          .execute()
      })
    },

    /** The checkpoint is read first: whatever is appended meanwhile comes after it. */
    async open(id: string): Promise<OpenedMatch | undefined> {
      const match = await find(id)
      if (!match) return undefined
      const checkpoint = await db
        .selectFrom('checkpoints')
        .select(['seq', 'position'])
        .where('match', '=', id)
        .executeTakeFirst()
      const entries = await load(id, checkpoint?.seq)
      return { ...match, seq: entries.at(-1)?.seq ?? checkpoint?.seq ?? 0, checkpoint, entries }
    },

    /** Public matches, newest first. */
    async lobby({
      status = ['open', 'running', 'paused'],
      game,
      limit = 50,
      after,
    }: LobbyPage = {}): Promise<ListedMatch[]> {
      let query = withStandings()
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
      const rows = await withStandings()
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

    /** Changes a match's standing without an entry, for what is not the match's own doing: freezing it, closing it. */
    async setStatus(match: string, status: Status, updated = Date.now()): Promise<boolean> {
      const idle = status === 'over' || status === 'frozen'
      const { numUpdatedRows } = await db
        .updateTable('standings')
        .set(idle ? { status, updated, waiting: 0, due: null } : { status, updated })
        .where('match', '=', match)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Corrects when a match is due, if it still stands at this entry. */
    async setDue(match: string, seq: number, due: number | null): Promise<void> {
      await db.updateTable('standings').set({ due }).where('match', '=', match).where('seq', '=', seq).execute()
    },

    /** Keeps the newest checkpoint of each match. */
    async saveCheckpoint(match: string, seq: number, position: string): Promise<void> {
      await db
        .insertInto('checkpoints')
        .values({ match, seq, position })
        .onConflict((conflict) =>
          conflict
            .column('match')
            .doUpdateSet((eb) => ({ seq: eb.ref('excluded.seq'), position: eb.ref('excluded.position') }))
            .whereRef('checkpoints.seq', '<', 'excluded.seq'),
        )
        .execute()
    },

    /** Drops one match's checkpoint, or all. */
    async dropCheckpoints(match?: string): Promise<void> {
      const query = db.deleteFrom('checkpoints')
      await (match === undefined ? query : query.where('match', '=', match)).execute()
    },

    /** Removes a match and everything that belongs to it. */
    async purge(match: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('matches').where('id', '=', match).executeTakeFirst()
      return numDeletedRows > 0n
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
  }
}

const before = (eb: ExpressionBuilder<Tables, 'matches'>, { created, id }: { created: number; id: string }) =>
  eb.or([eb('matches.created', '<', created), eb('matches.created', '=', created).and('matches.id', '<', id)])
