import { anyAnswer, RuleFailure } from '@orrery/engine'
import type { Player } from '@orrery/engine/simulation'

/** Answers by chance: the measure for other players, and the one that finds the corners of the rules. */
export const createRandom = (): Player => ({
  name: 'random',
  interjects: true,
  decide(runner, seat, dice) {
    const question = runner.questionFor(seat)
    if (question === undefined) throw new RuleFailure(`Nothing is asked of seat ${seat}.`)
    return anyAnswer(question, dice)
  },
})
