import type { Yardstick } from '@orrery/engine'
import type { State } from '../../rules/state.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'

/** How the game was judged when `greedy@1` was frozen. What goes further stands outside of this folder. */
export const yardstick: Yardstick<State> = { evaluate, determinize }
