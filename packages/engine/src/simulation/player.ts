import type { Dice } from '../chance/random.ts'
import type { Runner } from '../match/runner.ts'
import type { BaseState, Seat } from '../state.ts'
import type { Value } from '../values/value.ts'

/** Decides for a seat. It sees the runner, and is trusted to look ahead only in determinized copies. */
export interface Player<S extends BaseState = BaseState> {
  readonly name: string
  decide(runner: Runner<S>, seat: Seat, dice: Dice): Value
  /** Steps in now and then with what the game suggests, wise or not. */
  readonly interjects?: boolean
  /** What it says to something that waits for its answer; nothing when it cannot say anything now. */
  reply?(runner: Runner<S>, seat: Seat, dice: Dice): Value | undefined
  /** What it proposes to others, if anything. It is asked once for every question that somebody answers. */
  propose?(runner: Runner<S>, seat: Seat, dice: Dice): Value | undefined
}
