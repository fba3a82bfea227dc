import type { Rejection as AnswerRejection, Fence, Refusal, Seat } from '@orrery/engine'

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
    | 'too-often'
  readonly text: string
  /** The rule behind it, where the game refused. */
  readonly refusal?: Refusal
  /** What stands between the seat and taking something back. */
  readonly fence?: ShownFence
  /** Milliseconds after which it may be tried again, where it came too often. */
  readonly wait?: number
}

/** Why a seat cannot take something back alone: chance or knowledge, another's decision, or a clock that decided. */
export interface ShownFence {
  readonly because: Fence['because'] | 'timeout'
  /** The index of the decision behind which it lies. */
  readonly at?: number
  /** Whose decision, where it is another seat's. */
  readonly seat?: Seat
}

/** What a seat may take back by right. */
export interface FreeUndo {
  /** The fewest decisions that may remain; none when nothing can be taken back in order. */
  readonly to?: number
  /** Its secret answer to the open question can go. */
  readonly withdraw?: true
  /** What keeps it from going back further. */
  readonly fence?: ShownFence
}
