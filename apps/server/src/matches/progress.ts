import type { Seat } from '@orrery/engine'
import type { Entry, HostedMatch } from '@orrery/host'
import type { MatchProgress, Status } from '../store/index.ts'
import type { LobbyInfo } from './types.ts'

/** What the store is told besides the entries: where the match stands. */
export function progressOf(table: HostedMatch, at: number, handoverMs: number): MatchProgress {
  return {
    status: statusOf(table),
    waiting: table.waitingPeople(),
    due: dueOf(table, at, handoverMs),
    head: table.head,
  }
}

function statusOf(table: HostedMatch): Status {
  const { state } = table.status
  if (state === 'over' || state === 'frozen') return state
  if (table.seats.some(({ free }) => free)) return 'open'
  return state === 'paused' ? 'paused' : 'running'
}

/**
 * When somebody has to look after the match: at its next deadline. A bot is moved at once by the process that stored the entry
 * before; a little later it is anybody's, in case that process is gone.
 */
function dueOf(table: HostedMatch, at: number, handoverMs: number): number | null {
  const deadline = table.deadline()?.at ?? null
  if (table.botToMove() === undefined) return deadline
  return Math.min(at + handoverMs, deadline ?? Number.POSITIVE_INFINITY)
}

/** Whether what the lobby shows can be another after an entry. */
export const changesLobby = ({ kind }: Entry, table: HostedMatch): boolean =>
  kind === 'name' || kind === 'away' || kind === 'back' || kind === 'resign' || table.over

/** `rematch` is the match that would be the next one of the same people. */
export function lobbyInfo(table: HostedMatch, rematch?: string): string {
  const { options, clock } = table.info
  const { status } = table
  const info: LobbyInfo = {
    seats: table.seats.map(({ clock: _clock, side: _side, ...seat }) => seat),
    options,
    clock,
    ...(status.state === 'over' ? { outcome: status.outcome } : {}),
    ...(rematch !== undefined && table.rematch() ? { rematch } : {}),
  }
  return JSON.stringify(info)
}

/** The seats of people that are asked now and were not before. */
export const newlyAsked = (before: readonly Seat[], now: readonly Seat[]): Seat[] =>
  now.filter((seat) => !before.includes(seat))
