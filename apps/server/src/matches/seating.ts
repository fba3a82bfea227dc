import { createHash, randomBytes } from 'node:crypto'
import { BadInput, type Game, type Seat } from '@orrery/engine'
import { createHeader, HostedMatch } from '@orrery/host'
import type { SeatPlan } from '@orrery/protocol'
import { hashToken, newId, newToken, type Store, Unavailable } from '../store/index.ts'
import type { ActiveMatch } from './active-match.ts'
import { lobbyInfo, progressOf } from './progress.ts'
import type { CreatedMatch, JoinedSeat, NewMatchPlan, PlannedSeat } from './types.ts'

const JOIN = { tries: 100, everyMs: 30 }

const planOf = (seat: PlannedSeat): SeatPlan => {
  if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, bot: seat.bot }
  return { kind: 'person', name: seat.name, ...(seat.open ? { open: true } : {}) }
}

/** Makes a match with a seed nobody knows; throws a `BadInput` that says what is wrong with the plan. */
export async function createMatch(
  store: Store,
  game: Game,
  { options, seats, clock, visibility, scene }: NewMatchPlan,
  created: number,
  handoverMs: number,
): Promise<CreatedMatch> {
  const seed = randomBytes(16).toString('hex')
  const seedHash = createHash('sha256').update(seed).digest('hex')
  const header = createHeader(game, { plan: seats.map(planOf), options, seed, seedHash, clock, created, scene })
  const table = HostedMatch.open(game, header)
  const match = newId()
  const tokens = seats.map((seat) => (seat.kind === 'person' && !seat.open ? newToken() : null))
  await store.create({
    id: match,
    game: game.id,
    header: JSON.stringify(header),
    seedHash,
    visibility,
    created,
    progress: { ...progressOf(table, created, handoverMs), info: lobbyInfo(table) },
    seats: seats.map((seat, index) => {
      const token = tokens[index]
      const account = seat.kind === 'person' ? seat.account : undefined
      return { seat: index, tokenHash: token == null ? null : hashToken(token), ...(account ? { account } : {}) }
    }),
  })
  return { match, seedHash, seats: tokens.map((token, seat) => ({ seat, token })) }
}

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
