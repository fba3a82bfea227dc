import type { Decision, Header, Value } from '@orrery/engine'
import type { BotJob, BotOutcome } from '@orrery/host'

/** Matches that people play, and those that bots play among themselves. */
export type BotLane = 'people' | 'bots'

/** How many can think at a time. */
export type LaneSizes = { readonly [lane in BotLane]: number }

/** Lets bots decide where they cannot harm anybody: cut off when they loop, contained when they throw. */
export interface BotPool {
  readonly sizes: LaneSizes
  /** What a bot answers, or who was tried in vain. It never fails. */
  decide(match: string, job: BotJob, lane: BotLane): Promise<BotOutcome>
  close(): Promise<void>
}

/** What a thread is asked. The decisions go on from the first `from`, which it has had before; from 0 a header comes along. */
export interface Assignment extends Pick<BotJob, 'seat' | 'bot' | 'n' | 'talk'> {
  readonly match: string
  readonly header?: Header
  readonly from: number
  readonly decisions: readonly Decision[]
}

export type ThreadReply =
  | 'ready'
  /** The match was played up to the question: the bot begins. */
  | 'begun'
  /** The match is not kept here any more: send all of it. */
  | 'forgotten'
  | { readonly value: Value }
  | { readonly problem: string }

export interface ThreadData {
  /** A module with a `loadGame` like that of `@orrery/shelf`. */
  readonly games: string
  /** It gives way to all other threads of the machine. */
  readonly yields: boolean
  /** Not 0 when an answer is wanted at once: shared with whoever waits for it. */
  readonly hurry: Int32Array
  /** A bot that thinks as long as it may does not think longer than this. */
  readonly mostMs: number
}
