import { BadInput } from '@orrery/engine'
import type { Backend } from '../database/backend.ts'
import type { Status } from '../database/schema.ts'
import { seatBits } from '../database/seat-bits.ts'
import type { JournalEntry } from '../journal/appends.ts'
import { LISTED, listed, type NewMatch, type StoredMatch, withStandings } from './stored-match.ts'

/** Of these a statement still has few enough parameters. */
const ENTRIES_AT_ONCE = 1_000
const MATCH_ID = /^[\w-]{1,64}$/
const ENTRY_COLUMNS = ['seq', 'at', 'by', 'kind', 'entry'] as const
export function checkId(id: string): void {
  if (!MATCH_ID.test(id)) throw new BadInput('A match id must be 1 to 64 letters, digits, hyphens, or underscores.')
}

export const matchQueries = ({ db }: Pick<Backend, 'db'>) => {
  const load = (match: string, since = 0, limit?: number): Promise<JournalEntry[]> => {
    const rows = db
      .selectFrom('journal')
      .select(ENTRY_COLUMNS)
      .where('match', '=', match)
      .where('seq', '>', since)
      .orderBy('seq')
    return (limit === undefined ? rows : rows.limit(limit)).execute()
  }

  const find = async (id: string): Promise<StoredMatch | undefined> => {
    const row = await withStandings(db)
      .select([...LISTED, 'matches.header', 'standings.head'])
      .where('matches.id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const { header, head, ...rest } = row
    return { ...listed(rest), header, head }
  }

  return {
    /** The entries after `since`, in order; at most so many. */
    load,
    find,

    /** The journal in the file that a match came as. */
    async filedJournal(match: string): Promise<string | null> {
      const row = await db.selectFrom('matches').select('filed').where('id', '=', match).executeTakeFirst()
      return row?.filed ?? null
    },

    async create(match: NewMatch): Promise<void> {
      const { id, game, header, seedHash, visibility, created, progress, seats, entries = [], filed = null } = match
      checkId(id)
      const { status, waiting, due, info, head = null } = progress
      await db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('matches')
          .values({ id, game, header, seed_hash: seedHash, visibility, created, filed })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (Number(numInsertedOrUpdatedRows) === 0) throw new BadInput(`Match ${id} already exists.`)
        await trx
          .insertInto('standings')
          .values({
            match: id,
            seq: entries.length,
            status,
            waiting: seatBits(waiting),
            due,
            info,
            updated: created,
            head,
          })
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

    /** Changes a match's progress without an entry, for what is not the match's own doing: freezing it, closing it. */
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

    /** Removes a match and everything that belongs to it. */
    async purge(match: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('matches').where('id', '=', match).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
