import type { Refusal, Rule } from '@orrery/engine'
import type { Battle } from '../../rules/state/frames.ts'
import type { State } from '../../rules/state/state.ts'
import type { Side } from '../../rules/state/vocabulary.ts'
import type { CounterattackId } from '../types.ts'

interface Choosable {
  /** Why a defender cannot choose it although it is on the card. */
  cannot?(g: State, battle: Battle, side: Side): Refusal | undefined
}

/** Does something when its time in the fight has come. */
interface Timed extends Choosable {
  resolve(g: State, battle: Battle, side: Side): Rule
}

/** Works while the attack takes effect: units are harder to destroy, or the ground is held against Oni. */
interface Standing extends Choosable {
  readonly standing: 'shield' | 'hold'
}

export type Counter = Timed | Standing

/** Some of the counterattacks; effects.ts has them all. */
export type Counters = { readonly [counter in CounterattackId]?: Counter }
