import type { Chances } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import { phaseNumber } from './ahead.ts'

/** The phases of a round, with what comes before and after its turns. */
const PHASES = 6

/**
 * What victory points say of who will win. Fitted on 200 matches between adepts
 * (`npm run bench -- chances --game tsukuyumi --games 200 --seed chances`): fitted on one half of them alone, what was said of the other was off
 * by 5.0 points of a hundred on average. Before the middle of a match standings say no more here than an even guess.
 */
export const chances: Chances<State> = {
  progress: (g) => (g.round - 1 + (phaseNumber(g) + 1) / PHASES) / g.choices.rounds,
  weights: [0, 0.1, 0.155, 0.3, 0.66],
  point: 1,
}
