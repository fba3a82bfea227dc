import type { Refusal, Rule, Seat } from '@orrery/engine'
import type { Hex } from '../../../map/hex.ts'
import type { State } from '../../../rules/state.ts'
import type { Numbers } from '../../types.ts'

/** An ability that is an action of its own. */
export interface ActionEffect {
  /** An attack: its d20 is rolled with the other dice of the combat. */
  readonly isAttack?: boolean
  /** What it does depends on the space it is used from. */
  readonly isLocal?: boolean
  /** Why it would have no effect now from a space, besides energy and an exhausted card. */
  refuse?(g: State, seat: Seat, at: Hex): Refusal | undefined
  /** What it does once it is paid and rolled: `value` is the table's value, 1 for a success, 0 for a failure. */
  run(g: State, seat: Seat, value: number, n: Numbers, at: Hex): Rule
}
