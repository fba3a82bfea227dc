import type { Seat } from '@orrery/engine'
import type { Entry, HostedMatch, NotDone } from '@orrery/host'
import type { Wish } from '@orrery/protocol'
import { NoSuchMatch, Unavailable } from '../store/index.ts'
import type { ActiveMatch } from './active-match.ts'
import { entryTask, type Failure, readTask, wishTask } from './task.ts'
import type { CommandResult } from './types.ts'

export const errorOf = (match: string, why: Failure): Error =>
  why === 'gone' ? new NoSuchMatch(match) : new Unavailable('The match cannot be reached at the moment.')

/** What a table shows, as promises: settled when all it rests on is stored. */
export const readAt = <T>(open: ActiveMatch, look: (table: HostedMatch) => T): Promise<T> =>
  new Promise((resolve, reject) => open.do(readTask(look, resolve, (why) => reject(errorOf(open.match, why)))))

export const performAt = (open: ActiveMatch, seat: Seat, wish: Wish): Promise<CommandResult> =>
  new Promise((resolve, reject) => open.do(wishTask(seat, wish, resolve, (why) => reject(errorOf(open.match, why)))))

/** Does what may add one entry, and does it again so often when another process was faster. */
export const enterAt = (
  open: ActiveMatch,
  act: (table: HostedMatch, at: number) => Entry | NotDone,
  again: number,
): Promise<CommandResult> =>
  new Promise((resolve, reject) => open.do(entryTask(act, again, resolve, (why) => reject(errorOf(open.match, why)))))
