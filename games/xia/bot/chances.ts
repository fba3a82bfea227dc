import type { Chances } from '@orrery/engine'
import type { State } from '../rules/state.ts'

/**
 * What tenths of a Fame Point say of who will win. Fitted on 60 matches between adepts
 * (`npm run bench -- chances --game xia --games 60 --seed chances`): on the half of them it was not fitted on, what was said was off by 1.9 points of a hundred on average.
 */
export const chances: Chances<State> = {
  progress: ({ vessels, choices }) => Math.max(...vessels.map(({ fame }) => fame)) / choices.goal,
  weights: [0, 0.035, 0.06, 0.14, 0.03],
  point: 10,
  turn: ({ turnNumber }) => turnNumber,
}
