import type { Backend } from './backend.ts'
import type { Row } from './schema.ts'

/** Seats are kept as bits of a whole number, so that "is mine among them" is one operation of the database. */
const MOST_SEATS = 30

export function seatBits(seats: readonly number[]): number {
  let bits = 0
  for (const seat of seats) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= MOST_SEATS) throw new RangeError(`There is no seat ${seat}.`)
    bits |= 1 << seat
  }
  return bits
}

export function seatsOf(bits: number): number[] {
  const seats: number[] = []
  for (let seat = 0; bits >> seat !== 0; seat++) if ((bits >> seat) & 1) seats.push(seat)
  return seats
}

export const seatQueries = ({ db }: Pick<Backend, 'db'>) => ({
  /** Which seat of which match a secret opens. */
  findSeat: (tokenHash: string): Promise<Row<'seats'> | undefined> =>
    db.selectFrom('seats').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst(),

  seats: (match: string): Promise<Row<'seats'>[]> =>
    db.selectFrom('seats').selectAll().where('match', '=', match).orderBy('seat').execute(),

  /** Gives a seat another secret: the old link stops working. */
  async setToken(match: string, seat: number, tokenHash: string | null): Promise<void> {
    await db
      .updateTable('seats')
      .set({ token_hash: tokenHash })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute()
  },

  /** Gives a seat a secret if it still has the one that is expected: of two who try, one succeeds. */
  async swapToken(
    match: string,
    seat: number,
    expected: string | null,
    tokenHash: string | null,
    account: string | null,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('seats')
      .set({ token_hash: tokenHash, account })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where((eb) => (expected === null ? eb('token_hash', 'is', null) : eb('token_hash', '=', expected)))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** Ties a seat to an account unless it is another's already; says whether it is this account's now. */
  async claimSeat(match: string, seat: number, account: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('seats')
      .set({ account })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where((eb) => eb.or([eb('account', 'is', null), eb('account', '=', account)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async leaveSeat(match: string, seat: number): Promise<void> {
    await db.updateTable('seats').set({ account: null }).where('match', '=', match).where('seat', '=', seat).execute()
  },
})
