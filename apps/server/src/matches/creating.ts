import { createHash, randomBytes } from 'node:crypto'
import type { Game } from '@orrery/engine'
import { createHeader, HostedMatch, type RematchPlan } from '@orrery/host'
import type { SeatPlan } from '@orrery/protocol'
import { hashToken, newId, newToken, rematchId, type Store } from '../store/index.ts'
import { lobbyInfo, progressOf } from './progress.ts'
import type { CreatedMatch, NewMatchPlan, PlannedSeat } from './types.ts'

const planOf = (seat: PlannedSeat): SeatPlan => {
  if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, bot: seat.bot }
  return { kind: 'person', name: seat.name, ...(seat.open ? { open: true } : {}) }
}

/** Makes a match with a seed nobody knows; throws a `BadInput` that says what is wrong with the plan. */
export async function createMatch(
  store: Store,
  game: Game,
  { seats, visibility, ...plan }: NewMatchPlan,
  created: number,
  handoverMs: number,
): Promise<CreatedMatch> {
  const match = newId()
  const tokens = seats.map((seat) => (seat.kind === 'person' && !seat.open ? newToken() : null))
  const rows = seats.map((seat, index) => {
    const token = tokens[index]
    const account = seat.kind === 'person' ? seat.account : undefined
    return { seat: index, tokenHash: token == null ? null : hashToken(token), ...(account ? { account } : {}) }
  })
  const made = newMatch(match, game, { ...plan, plan: seats.map(planOf) }, created, handoverMs)
  await store.create({ ...made, visibility, seats: rows })
  return { match, seedHash: made.seedHash, seats: tokens.map((token, seat) => ({ seat, token })) }
}

/** A match with a seed nobody knows, but for who may sit where. */
function newMatch(id: string, game: Game, plan: RematchPlan, created: number, handoverMs: number) {
  const seed = randomBytes(16).toString('hex')
  const seedHash = createHash('sha256').update(seed).digest('hex')
  const header = createHeader(game, { ...plan, seed, seedHash, created })
  const table = HostedMatch.open(game, header)
  const progress = { ...progressOf(table, created, handoverMs), info: lobbyInfo(table) }
  return { id, game: game.id, header: JSON.stringify(header), seedHash, created, progress }
}

/** The id of the next match of the same people. Matches from before there were salts have no other secret than their seed. */
export const nextMatch = (match: string, { header }: HostedMatch): string =>
  rematchId(match, header.salt ?? header.match.seed)

/**
 * Makes the rematch of a match, unless it is there already: any number of processes may try. Nobody is told of secrets: whoever holds a seat
 * gets that of the same seat when they come (`store.giveToken`), and seats of accounts are theirs again.
 */
export async function createRematch(
  store: Store,
  match: string,
  before: HostedMatch,
  plan: RematchPlan,
  created: number,
  handoverMs: number,
): Promise<string> {
  const id = nextMatch(match, before)
  const found = await store.find(match)
  if (found === undefined || (await store.find(id)) !== undefined) return id
  const rows = await store.seats(match)
  const seats = plan.plan.map((_, seat) => {
    const account = rows.find((row) => row.seat === seat)?.account
    return { seat, tokenHash: null, ...(account ? { account } : {}) }
  })
  try {
    await store.create({
      ...newMatch(id, before.newestGame, plan, created, handoverMs),
      visibility: found.visibility,
      seats,
    })
  } catch (error) {
    // Another process was faster, or an answer of the database got lost.
    if ((await store.find(id)) === undefined) throw error
  }
  return id
}
