import type { Seat } from '@orrery/engine'
import type { Rejection, Wish } from '@orrery/protocol'
import { type Entry, isEntry, type NotDone } from '../journal/journal.ts'
import type { HostedMatch } from './hosted-match.ts'

/** Why something was not done: what keeps the matches cannot be reached, or the match is not there any more. */
export type Failure = 'unavailable' | 'gone'

/** What came of a wish: the number of its entry, once that is durable, or why there is none. */
export type WishResult = { readonly seq: number } | NotDone

/** What came of a task on the match as it was. It is told when everything it builds on is stored. */
export interface TaskResult {
  readonly entries: readonly Entry[]
  tell(): void
}

/** Something to be done with a match, one after the other. */
export interface Task {
  /** Does it. May throw what the game's code throws. */
  run(match: HostedMatch, at: number): TaskResult
  /** Another process was faster, and it is not to be done again. */
  stale(): void
  fail(why: Failure): void
  /** How often it may be done again after another process was faster. */
  again: number
}

const STALE: Rejection = { reason: 'stale', text: 'The match has moved on.' }

const NOTHING: readonly Entry[] = []

/** How often what says itself what it is about is done again when another process was faster. */
export const TRIES = 3

/**
 * To take back, or to do again, means another thing when the match has gone on; everything else says what it is about. What somebody says
 * means the same whatever happens meanwhile.
 */
function triesOf({ type }: Wish): number {
  if (type === 'chat') return Number.POSITIVE_INFINITY
  return type === 'undo' || type === 'redo' || type === 'ask-undo' ? 0 : TRIES
}

/** Performs a seat's wish; `reply` is called once, when what came of it is certain. */
export function wishTask(
  seat: Seat,
  wish: Wish,
  reply: (result: WishResult) => void,
  fail: (why: Failure) => void,
): Task {
  return entryTask((match, at) => match.perform(seat, wish, at), triesOf(wish), reply, fail)
}

/** Does what may add one entry. */
export function entryTask(
  act: (match: HostedMatch, at: number) => Entry | NotDone,
  again: number,
  reply: (result: WishResult) => void,
  fail: (why: Failure) => void,
): Task {
  return {
    again,
    run(match, at) {
      const result = act(match, at)
      if (!isEntry(result)) return { entries: NOTHING, tell: () => reply(result) }
      const done = result.kind === 'frozen' ? frozen(match) : { seq: result.seq }
      return { entries: [result], tell: () => reply(done) }
    },
    stale: () => reply(STALE),
    fail,
  }
}

const frozen = ({ status }: HostedMatch): Rejection => ({
  reason: 'frozen',
  text: status.state === 'frozen' ? status.text : 'A bug in the rules stopped this match.',
})

/** Looks at the match; what was seen is handed over when all of it is stored. */
export function readTask<T>(
  read: (match: HostedMatch) => T,
  reply: (seen: T) => void,
  fail: (why: Failure) => void,
): Task {
  return {
    again: Number.POSITIVE_INFINITY,
    run(match) {
      const seen = read(match)
      return { entries: NOTHING, tell: () => reply(seen) }
    },
    stale: () => fail('unavailable'),
    fail,
  }
}
