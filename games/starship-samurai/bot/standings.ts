import type { Evaluation } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import { standing } from './yardstick/evaluate.ts'

/** [table.public] How all clans stand, in honor at the end of the game. */
export const standings = (g: State): Evaluation[] => g.honor.map((_, seat) => standing(g, seat))
