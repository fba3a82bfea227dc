import type { Refusal, Rule } from '@orrery/engine'
import type { Turn } from '../../state/frames.ts'
import type { State } from '../../state/state.ts'

/** Something to do in a turn. */
export interface Action {
  readonly id: string
  /** It is a combat action. */
  readonly isCombat?: true
  /** Why it cannot be done now, or nothing. */
  cannot(g: State, turn: Turn): Refusal | undefined
  perform(g: State, turn: Turn): Rule
}
