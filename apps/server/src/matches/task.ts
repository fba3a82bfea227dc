import type { Seat } from '@orrery/engine'
import { type Entry, type HostedMatch, isEntry, type NotDone } from '@orrery/host'
import type { Rejection, Wish } from '@orrery/protocol'
import type { CommandResult } from './types.ts'

/** Why something was not done: the database is away, or the match is not there any more. */
export type Failure = 'unavailable' | 'gone'

/** What came of a task on the table as it was. It is told when everything it builds on is stored. */
export interface TaskResult {
  readonly entries: readonly Entry[]
  tell(): void
}

/** Something to be done at a table, one after the other. */
export interface Task {
  /** Does it. May throw what the game's code throws. */
  run(table: HostedMatch, at: number): TaskResult
  /** Another process was faster, and it is not to be done again. */
  stale(): void
  fail(why: Failure): void
  /** How often it may be done again after another process was faster. */
  again: number
}

export const STALE: Rejection = { reason: 'stale', text: 'The match has gone on meanwhile.' }

const NOTHING: readonly Entry[] = []

/** To take back, or to do again, means another thing when the match has gone on; everything else says what it is about. */
const TRIES = 3
const triesOf = ({ type }: Wish): number => (type === 'undo' || type === 'redo' || type === 'ask-undo' ? 0 : TRIES)

/** Performs a seat's wish; `reply` is called once, when what came of it is certain. */
export function wishTask(
  seat: Seat,
  wish: Wish,
  reply: (performed: CommandResult) => void,
  fail: (why: Failure) => void,
): Task {
  return entryTask((table, at) => table.perform(seat, wish, at), triesOf(wish), reply, fail)
}

/** Does what may add one entry. */
export function entryTask(
  act: (table: HostedMatch, at: number) => Entry | NotDone,
  again: number,
  reply: (performed: CommandResult) => void,
  fail: (why: Failure) => void,
): Task {
  return {
    again,
    run(table, at) {
      const result = act(table, at)
      if (!isEntry(result)) return { entries: NOTHING, tell: () => reply(result) }
      const performed = result.kind === 'frozen' ? frozen(table) : { seq: result.seq }
      return { entries: [result], tell: () => reply(performed) }
    },
    stale: () => reply(STALE),
    fail,
  }
}

const frozen = ({ status }: HostedMatch): Rejection => ({
  reason: 'frozen',
  text: status.state === 'frozen' ? status.text : 'The match is frozen.',
})

/** Looks at the table; what was seen is handed over when all of it is stored. */
export function readTask<T>(
  read: (table: HostedMatch) => T,
  reply: (seen: T) => void,
  fail: (why: Failure) => void,
): Task {
  return {
    again: Number.POSITIVE_INFINITY,
    run(table) {
      const seen = read(table)
      return { entries: NOTHING, tell: () => reply(seen) }
    },
    stale: () => fail('unavailable'),
    fail,
  }
}
