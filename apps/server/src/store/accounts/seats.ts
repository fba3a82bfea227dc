import type { UpdateQueryBuilder, UpdateResult } from 'kysely'
import type { Backend } from '../database/backend.ts'
import type { Row, Tables } from '../database/schema.ts'
import { newId } from '../database/tokens.ts'

/** The setting that is another whenever a secret was replaced: who only looks now and then finds out by it. */
const SECRETS = 'secrets'

/** What the setting says now. */
export const readSecrets = async ({ db }: Pick<Backend, 'db'>): Promise<string> =>
  (await db.selectFrom('settings').select('value').where('name', '=', SECRETS).executeTakeFirst())?.value ?? ''

/** `reseated` hears of every match of which this process has replaced a secret. */
export const seatQueries = (backend: Backend, reseated: (match: string) => void) => {
  const { db } = backend
  const change = (match: string, seat: number) =>
    db.updateTable('seats').where('match', '=', match).where('seat', '=', seat)

  /** Makes the change if there is something to change, and lets everybody know. */
  async function replace(
    match: string,
    update: UpdateQueryBuilder<Tables, 'seats', 'seats', UpdateResult>,
  ): Promise<boolean> {
    const value = newId()
    const renewed = db
      .insertInto('settings')
      .values({ name: SECRETS, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    const done = await backend.transact([
      { query: update.compile(), rows: 1 },
      { query: renewed.compile() },
      ...backend.announcements({ reseated: [match] }),
    ])
    if (done) reseated(match)
    return done
  }

  return {
    /** Which seat of which match a secret opens. */
    findSeat: (tokenHash: string): Promise<Row<'seats'> | undefined> =>
      db.selectFrom('seats').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst(),

    seats: (match: string): Promise<Row<'seats'>[]> =>
      db.selectFrom('seats').selectAll().where('match', '=', match).orderBy('seat').execute(),

    /** Gives a seat another secret: the old link stops working. */
    async setToken(match: string, seat: number, tokenHash: string | null): Promise<void> {
      await replace(match, change(match, seat).set({ token_hash: tokenHash }))
    },

    /** Gives a seat a secret if it still has the one that is expected: of two who try, one succeeds. */
    async swapToken(
      match: string,
      seat: number,
      expected: string | null,
      tokenHash: string | null,
      account: string | null,
    ): Promise<boolean> {
      const update = change(match, seat).set({ token_hash: tokenHash, account })
      if (expected !== null) return replace(match, update.where('token_hash', '=', expected))
      const { numUpdatedRows } = await update.where('token_hash', 'is', null).executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Gives a seat that has no secret yet its first one; says whether it is the seat's now. */
    async giveToken(match: string, seat: number, tokenHash: string): Promise<boolean> {
      await change(match, seat).set({ token_hash: tokenHash }).where('token_hash', 'is', null).execute()
      const held = db.selectFrom('seats').select('token_hash').where('match', '=', match).where('seat', '=', seat)
      return (await held.executeTakeFirst())?.token_hash === tokenHash
    },

    /** Ties a seat to an account unless it is another's already; says whether it is this account's now. */
    async claimSeat(match: string, seat: number, account: string): Promise<boolean> {
      const { numUpdatedRows } = await change(match, seat)
        .set({ account })
        .where((eb) => eb.or([eb('account', 'is', null), eb('account', '=', account)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
