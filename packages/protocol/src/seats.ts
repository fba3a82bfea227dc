import type { Seat } from '@orrery/engine'
import type { ShownClock } from './clock.ts'

/** Whoever looks at a match: from a seat, or from beside the table. */
export type Viewer = Seat | 'spectator'

/** Who does something: a seat, or the table itself (bots, clocks, the host). */
export type Actor = Seat | 'table'

/** Who sits on a seat when the match begins. An open seat is free until somebody takes it by giving it a name. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string; readonly open?: true }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }

/** What everybody may know about a seat. */
export interface ShownSeat {
  /** What whoever sits there is called. */
  readonly name: string
  /** What the game calls the seat (a clan, a faction, a colour): an id, to be named in the reader's language. */
  readonly side: string
  readonly kind: SeatPlan['kind']
  /** For whoever takes it. */
  readonly free?: true
  /** The bot that moves it, if one does. */
  readonly bot?: string
  readonly away?: true
  readonly resigned?: true
  readonly clock?: ShownClock
}
