import type { Refusal, Rule, Seat } from '@orrery/engine'
import type { State } from '../../../rules/state.ts'
import type { Numbers } from '../../types.ts'

/** An ability that is an action of its own. */
export interface ActionEffect {
  /** Why it would have no effect now, besides energy and an exhausted card. */
  refuse?(g: State, seat: Seat): Refusal | undefined
  /** An attack: its d20 is rolled with the other dice of the combat. */
  readonly isAttack?: boolean
  /** What it does once it is paid and rolled: `value` is the table's value, 1 for a success, 0 for a failure. */
  run(g: State, seat: Seat, value: number, n: Numbers): Rule
}
