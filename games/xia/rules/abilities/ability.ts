import type { Refusal, Rule, Seat } from '@orrery/engine'
import type { Numbers } from '../../content/types.ts'
import type { State } from '../state.ts'

/** An ability that is an action of its own. */
export interface ActionRule {
  /** Why it would have no effect now, besides energy and an exhausted card. */
  refuse?(g: State, seat: Seat): Refusal | undefined
  /** An attack: its d20 is rolled with the other dice of the combat. */
  readonly isAttack?: boolean
  /** What it does once it is paid and rolled: `value` is the table's value, 1 for a success, 0 for a failure. */
  run(g: State, seat: Seat, value: number, n: Numbers): Rule
}
