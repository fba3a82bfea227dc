import { BadInput } from '@orrery/engine'
import type { Backend } from '../database/backend.ts'
import type { Status } from '../database/schema.ts'
import { seatBits } from '../database/seat-bits.ts'
import type { JournalEntry } from '../journal/appends.ts'
import { LISTED, listed, type NewMatch, type OpenedMatch, type StoredMatch, withStandings } from './stored-match.ts'

/** Of these a statement still has few enough parameters. */
const ENTRIES_AT_ONCE = 1_000
const MATCH_ID = /^[\w-]{1,64}$/
const ENTRY_COLUMNS = ['seq', 'at', 'by', 'kind', 'entry'] as const
export function checkId(id: string): void {
  if (!MATCH_ID.test(id)) throw new BadInput('A match id has 1 to 64 letters, digits, hyphens or underscores.')
}

export const matchQueries = ({ db }: Pick<Backend, 'db'>) => {
  const load = (match: string, since = 0): Promise<JournalEntry[]> =>
    db
      .selectFrom('journal')
      .select(ENTRY_COLUMNS)
      .where('match', '=', match)
      .where('seq', '>', since)
      .orderBy('seq')
      .execute()

  const find = async (id: string): Promise<StoredMatch | undefined> => {
    const row = await withStandings(db)
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
      const { id, game, header, seedHash, visibility, created, progress, seats, entries = [] } = match
      checkId(id)
      const { status, waiting, due, info } = progress
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
  }
}
