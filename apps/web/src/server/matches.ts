import type { Options, Seat } from '@orrery/engine'
import { type MatchFile, matchText } from '@orrery/engine'
import type { ClockSettings, MatchOutcome, ShownSeat } from '@orrery/protocol'
import { fromServer } from './request.ts'
import { keepSeat, knownSeats } from './seats.ts'

export type WantedSeat =
  | { readonly kind: 'person'; readonly name?: string; readonly open?: boolean }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }

export interface OnlinePlan {
  readonly game: string
  readonly options: Options
  readonly seats: readonly WantedSeat[]
  readonly clock: ClockSettings
  readonly visibility: 'public' | 'private'
}

export interface CreatedMatch {
  readonly match: string
  readonly seats: readonly {
    readonly seat: Seat
    readonly name: string
    readonly kind: 'person' | 'bot'
    readonly token?: string
    readonly link?: string
  }[]
  readonly spectate: string
}

/** A match of the server as its lists show it. */
export interface ListedMatch {
  readonly match: string
  readonly game: string
  readonly status: string
  readonly created: number
  readonly updated: number
  readonly waiting: readonly Seat[]
  readonly seats: readonly Omit<ShownSeat, 'clock' | 'side'>[]
  readonly clock: ClockSettings
  readonly outcome?: MatchOutcome
  /** The next match of the same people, once all of them have agreed to it. */
  readonly rematch?: string
}

export interface MyOnlineMatch extends ListedMatch {
  readonly seat: Seat
  readonly waitsForMe: boolean
}

/** Begins a match and keeps the secrets of this browser: they are told once. */
export async function createOnline(plan: OnlinePlan): Promise<CreatedMatch> {
  const created = await fromServer<CreatedMatch>('/api/matches', { method: 'POST', body: plan })
  keepInvitations(created)
  return created
}

/** The secret links of a match made here, until everybody has theirs. */
const INVITATIONS = 'orrery.invitations.'

/** The match that was made here last, until its links were shown: they are what its maker needs next. */
let unshown: string | undefined
export const hasNewLinks = (match: string): boolean => unshown === match
export const linksShown = (): void => {
  unshown = undefined
}

function keepInvitations(created: CreatedMatch): void {
  if (created.seats.filter(({ link }) => link !== undefined).length > 1) unshown = created.match
  localStorage.setItem(`${INVITATIONS}${created.match}`, JSON.stringify(created))
}

export function invitationsOf(match: string): CreatedMatch | undefined {
  const kept = localStorage.getItem(`${INVITATIONS}${match}`)
  return kept === null ? undefined : (JSON.parse(kept) as CreatedMatch)
}

export const openTables = async (): Promise<readonly ListedMatch[]> =>
  (await fromServer<{ matches: readonly ListedMatch[] }>('/api/matches')).matches

export const matchInfo = (match: string): Promise<ListedMatch> =>
  fromServer(`/api/matches/${encodeURIComponent(match)}`)

/** Takes the first free seat, and keeps its secret here. */
export async function joinMatch(match: string, name: string): Promise<void> {
  const { token } = await fromServer<{ token: string }>(`/api/matches/${encodeURIComponent(match)}/join`, {
    method: 'POST',
    body: { name },
  })
  keepSeat(match, token)
}

/** The rematch of a match. Whoever held a seat gets the secret of the same one, and keeps it here; it is told to nobody else. */
export async function takeRematchSeat(match: string): Promise<string | undefined> {
  const own = knownSeats()[match]
  if (own === undefined) return (await matchInfo(match)).rematch
  const taken = await fromServer<{ match: string; token: string }>(
    `/api/matches/${encodeURIComponent(match)}/rematch`,
    { method: 'POST', body: {}, token: own },
  )
  keepSeat(taken.match, taken.token)
  return taken.match
}

export const myOnlineMatches = async (): Promise<readonly MyOnlineMatch[]> =>
  (
    await fromServer<{ matches: readonly MyOnlineMatch[] }>('/api/mine', {
      method: 'POST',
      body: { tokens: Object.values(knownSeats()) },
    })
  ).matches

/** The match file of a match that is over. */
export const fetchMatchFile = async (match: string): Promise<string> =>
  matchText(await fromServer<MatchFile>(`/api/matches/${encodeURIComponent(match)}/file`))
