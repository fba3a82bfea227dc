import { type Dice, RuleFailure, type SingleQuestion, sampleAnswer, type Value } from '@orrery/engine'
import type { Player } from '@orrery/engine/kit'

/** Any of the answers that are offered. */
export function anyAnswer(question: SingleQuestion, dice: Dice): Value {
  const value = sampleAnswer(question, dice)
  if (value === undefined) throw new RuleFailure(`"${question.ask}" offers no answer.`)
  return value
}

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
