import type { Evaluation } from '@orrery/engine'
import type { State } from '../rules/state.ts'
import { evaluate } from './yardstick/evaluate.ts'

/** [table.public] How all captains stand, in tenths of a fame point. */
export const standings = (g: State): Evaluation[] => g.vessels.map((_, seat) => evaluate(g, seat))
