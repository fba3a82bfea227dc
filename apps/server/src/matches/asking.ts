import type { Command, Entry, HostedMatch } from '@orrery/host'
import type { Rejection } from '@orrery/protocol'
import { NoSuchMatch, Unavailable } from '../store/index.ts'
import type { ActiveMatch } from './active-match.ts'
import { commandTask, entryTask, type Failure, readTask } from './task.ts'
import type { CommandResult } from './types.ts'

export const errorOf = (match: string, why: Failure): Error =>
  why === 'gone' ? new NoSuchMatch(match) : new Unavailable('The match cannot be reached at the moment.')

/** What a table shows, as promises: settled when all it rests on is stored. */
export const readAt = <T>(open: ActiveMatch, look: (table: HostedMatch) => T): Promise<T> =>
  new Promise((resolve, reject) => open.do(readTask(look, resolve, (why) => reject(errorOf(open.match, why)))))

export const performAt = (open: ActiveMatch, command: Command): Promise<CommandResult> =>
  new Promise((resolve, reject) => open.do(commandTask(command, resolve, (why) => reject(errorOf(open.match, why)))))

/** Does what may add one entry, and does it again so often when another process was faster. */
export const enterAt = (
  open: ActiveMatch,
  act: (table: HostedMatch, at: number) => Entry | Rejection,
  again: number,
): Promise<CommandResult> =>
  new Promise((resolve, reject) => open.do(entryTask(act, again, resolve, (why) => reject(errorOf(open.match, why)))))
