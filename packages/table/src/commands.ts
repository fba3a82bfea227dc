import type { Rejection as AnswerRejection, Fence, Refusal, Seat, Value } from '@orrery/engine'
import type { Actor, Entry } from './journal.ts'

/** What somebody wants to do. The host fills in `by` from whom it has recognised, never from a message. */
export type Command = { readonly by: Actor } & Wish

/** `seat` names the seat that the table itself acts for; what a seat wants is always for itself. */
export type Wish =
  /** The number of the question and the answer to it. */
  | { readonly kind: 'answer'; readonly n: number; readonly value: Value }
  | { readonly kind: 'interject'; readonly value: Value }
  /** Takes back one's own last decision, or all of one's own until `to` remain. */
  | { readonly kind: 'undo'; readonly to?: number }
  | { readonly kind: 'redo' }
  | { readonly kind: 'ask-undo'; readonly to: number }
  | { readonly kind: 'agree'; readonly request: number }
  | { readonly kind: 'disagree'; readonly request: number }
  | { readonly kind: 'resign' }
  | { readonly kind: 'away'; readonly bot?: string; readonly seat?: Seat }
  | { readonly kind: 'back'; readonly seat?: Seat }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'chat'; readonly text: string }
  /** The table alone: the seat's time is out. */
  | { readonly kind: 'timeout'; readonly seat: Seat }

/** Why something was not done. Nothing has changed. `text` is one sentence without internals. */
export interface Rejection {
  readonly reason:
    | AnswerRejection['reason']
    | 'frozen'
    | 'paused'
    | 'away'
    | 'resigned'
    | 'bot'
    | 'fence'
    | 'text'
    | 'clock'
  readonly text: string
  /** The rule behind it, where the game refused. */
  readonly refusal?: Refusal
  /** What stands between the seat and taking something back. */
  readonly fence?: ShownFence
}

/** Why a seat cannot take something back alone: chance or knowledge, another's decision, or a clock that decided. */
export interface ShownFence {
  readonly because: Fence['because'] | 'timeout'
  /** The index of the decision behind which it lies. */
  readonly at?: number
  /** Whose decision, where it is another seat's. */
  readonly seat?: Seat
}

export const isEntry = (result: Entry | Rejection): result is Entry => 'seq' in result
