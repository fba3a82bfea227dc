import type { Header, MatchFile, Seat, Value } from '@orrery/engine'
import type { Actor, ClockSettings, Rejection, SeatPlan } from '@orrery/protocol'

/** What is fixed when a match is created. The header and the journal are all there is of a match. */
export interface TableHeader {
  /** The engine's header, with the seed: it never leaves the host before the match is over. */
  readonly match: Header
  /** The SHA-256 of the seed, in hexadecimal digits, as the host computed it: shown from the start. */
  readonly seedHash: string
  readonly plan: readonly SeatPlan[]
  readonly clock: ClockSettings
  /** Milliseconds since 1970, like every time here. */
  readonly created: number
  /** Of a match that came as a file: how many entries were made of it. They tell nothing of when and how it was played. */
  readonly imported?: number
  /** Secret like the seed. Headers that were stored before there were hashes of entries have none. */
  readonly salt?: string
}

/**
 * Why a match is frozen: the error, and the match file that leads to it. It holds the seed, so it is for the host alone.
 */
export interface FailureReport {
  readonly error: string
  readonly file: MatchFile
}

/** What happened. `seat` is the seat in whose name it happened. */
export type Act =
  /** `n` is the number of the question; `bot` names who answered where a bot plays the seat. */
  | {
      readonly kind: 'answer'
      readonly seat: Seat
      readonly n: number
      readonly value: Value
      readonly bot?: string
    }
  | { readonly kind: 'interject'; readonly seat: Seat; readonly value: Value }
  /** `to` is how many decisions remain; without it the seat's secret answer to an open question goes. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to?: number }
  | { readonly kind: 'redo'; readonly seat: Seat }
  | { readonly kind: 'ask-undo'; readonly seat: Seat; readonly to: number }
  /** `request` is the `seq` of the entry that asked. */
  | { readonly kind: 'agree'; readonly seat: Seat; readonly request: number }
  | { readonly kind: 'disagree'; readonly seat: Seat; readonly request: number }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'away'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'back'; readonly seat: Seat }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'name'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'chat'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'rematch'; readonly seat: Seat }
  | { readonly kind: 'no-rematch'; readonly seat: Seat }
  /** The seat's time was out: the answer that was given for it. */
  | { readonly kind: 'timeout'; readonly seat: Seat; readonly n: number; readonly value: Value }
  | { readonly kind: 'frozen'; readonly report: FailureReport }

/** What all entries have. Those that were stored before there were hashes have neither salt nor `prev`. */
interface Numbered {
  readonly seq: number
  readonly at: number
  readonly by: Actor
  /** Secret like what the entry says. */
  readonly salt?: string
  /** The hash of the entry before: see `chain.ts`. It is the last field. */
  readonly prev?: string
}

/**
 * One line of a match's journal. `seq` counts up from 1 without gaps; `at` never goes back; nothing is ever changed or
 * removed: what is taken back is taken back by a further entry.
 */
export type Entry = Numbered & Act

export type EntryKind = Entry['kind']

/** An answer to question `final` that could not be taken back alone, and to which nobody has agreed yet. Nothing has changed. */
export interface Unagreed {
  readonly final: number
}

/** What comes of a wish that leads to no entry. */
export type NotDone = Rejection | Unagreed

export const isEntry = (result: Entry | NotDone): result is Entry => 'seq' in result
