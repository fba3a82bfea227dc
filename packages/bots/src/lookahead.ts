import {
  checkAnswer,
  type Dice,
  type Evaluation,
  type Runner,
  type Seat,
  type Situation,
  type Value,
} from '@orrery/engine'
import { anyAnswer } from './random.ts'

/** Where an answer led, once the rest of the step was played out. */
export interface Outlook {
  readonly score: number
  readonly terms: Evaluation
  /** The seat's further answers on the way. */
  readonly rest: readonly Value[]
  /** What it cost, measured in answers. */
  readonly effort: number
}

/** Longer ways are cut off and valued where they stand. */
const LONGEST = 40

/** To imagine a position and to value one costs about as much as so many answers. */
const OVERHEAD = 2

/**
 * Answers in an imagined position and plays the running step to its end: the seat follows its plan as far as it goes,
 * and chance decides the rest.
 */
export function lookAhead(
  imagined: Runner<Situation>,
  seat: Seat,
  answer: Value,
  plan: readonly Value[],
  dice: Dice,
): Outlook {
  const { steps } = imagined
  const rest: Value[] = []
  imagined.apply(seat, answer)
  let answers = 1
  for (; !imagined.over && imagined.steps === steps && answers < LONGEST; answers++) {
    const own = imagined.questionFor(seat)
    if (own) {
      const planned = plan[rest.length]
      const value = planned !== undefined && !checkAnswer(own, planned) ? planned : anyAnswer(own, dice)
      rest.push(value)
      imagined.apply(seat, value)
      continue
    }
    const [other] = imagined.waitingFor()
    const asked = imagined.questionFor(other)
    if (asked) imagined.apply(other, anyAnswer(asked, dice))
  }
  const terms = imagined.game.evaluate(imagined.state, seat)
  return { score: sumOf(terms), terms, rest, effort: answers + OVERHEAD }
}

export function sumOf(terms: Evaluation): number {
  let sum = 0
  for (const term in terms) sum += terms[term]
  return sum
}
