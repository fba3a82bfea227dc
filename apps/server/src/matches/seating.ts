import { BadInput, type Seat } from '@orrery/engine'
import type { HostedMatch } from '@orrery/host'
import { hashToken, newToken, type Store, Unavailable } from '../store/index.ts'
import type { ActiveMatch } from './active-match.ts'
import type { JoinedSeat } from './types.ts'

const JOIN = { tries: 100, everyMs: 30 }

/**
 * Gives the first free seat to somebody. One joins a match at a time, over all processes: a lease sees to that. Should it be
 * lost on the way, the secret is only set where nobody has set another, and the journal takes one name for a free seat.
 */
export async function joinMatch(store: Store, open: ActiveMatch, name: string, account?: string): Promise<JoinedSeat> {
  for (let tries = 0; tries < JOIN.tries; tries++) {
    const joined = await store.withMatchLease(open.match, () => takeSeat(store, open, name, account))
    if (joined !== undefined) return joined
    await new Promise((resolve) => setTimeout(resolve, JOIN.everyMs))
  }
  throw new Unavailable('Too many players are joining at once. Try again.')
}

async function takeSeat(store: Store, open: ActiveMatch, name: string, account?: string): Promise<JoinedSeat> {
  const rows = await store.seats(open.match)
  await open.catchUp()
  for (const seat of await open.host.read(freeSeats)) {
    const before = rows.find((row) => row.seat === seat)
    if (before === undefined) continue
    const token = newToken()
    // A secret on a free seat is of somebody who was cut off before the seat was theirs.
    if (!(await store.swapToken(open.match, seat, before.token_hash, hashToken(token), account ?? null))) continue
    const entered = await open.host.enter(
      (table, at) => (isFree(table, seat) ? table.perform(seat, { type: 'name', name }, at) : TAKEN),
      1,
    )
    if ('seq' in entered) return { seat, token }
    if ('reason' in entered && (entered.reason === 'text' || entered.reason === 'frozen'))
      throw new BadInput(entered.text)
  }
  throw new BadInput('All seats are taken. You can watch instead.')
}

const TAKEN = { reason: 'not-now', text: 'This seat is already taken.' } as const

const isFree = (table: HostedMatch, seat: Seat): boolean => table.seats[seat]?.free === true

const freeSeats = (table: HostedMatch): Seat[] => [...table.seats.keys()].filter((seat) => isFree(table, seat))
