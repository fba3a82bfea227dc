import {
  anyAnswer,
  type BaseState,
  checkAnswer,
  type Dice,
  type Runner,
  type SingleQuestion,
  type Value,
} from '@orrery/engine'
import { someAnswers } from '../yardsticks/greedy-1/candidates.ts'

/** How often, one time in so many, who is asked the same again answers the same again: what was begun is often best continued. */
const REPEATS_ONE_IN = 2

/** Answers worth a look: what the game hints at, in its order; otherwise what is offered, or a sample of it, in any order. */
export function candidatesOf(
  { game, state }: Runner<BaseState>,
  question: SingleQuestion,
  most: number,
  dice: Dice,
  hinted = true,
): Value[] {
  const hints = (hinted && game.hints(state, question)?.filter((hint) => !checkAnswer(question, hint))) || []
  return hints.length > 0 ? hints.slice(0, most) : dice.shuffle(someAnswers(question, most, dice))
}

/** What somebody answered last. */
export interface Answered {
  readonly ask: string
  readonly value: Value
}

/** What somebody might answer: what the game hints at, the first one half of the time, the second a quarter; otherwise anything. */
export function likelyAnswer(
  { game, state }: Runner<BaseState>,
  question: SingleQuestion,
  dice: Dice,
  last?: Answered,
): Value {
  const hints = game.hints(state, question)
  if (hints !== undefined && hints.length > 0) {
    let choice = 0
    while (choice < hints.length - 1 && dice.below(2) > 0) choice++
    const hint = hints[choice] as Value
    if (!checkAnswer(question, hint)) return hint
  }
  if (last?.ask === question.ask && dice.below(REPEATS_ONE_IN) === 0 && !checkAnswer(question, last.value))
    return last.value
  return anyAnswer(question, dice)
}
