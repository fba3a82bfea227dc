import {
  anyAnswer,
  type BaseState,
  checkAnswer,
  type Dice,
  type Evaluation,
  type Runner,
  type Seat,
  type SingleQuestion,
  totalOf,
  type Value,
} from '@orrery/engine'

/** Where an answer led, once the rest of the step was played out. */
export interface Outlook {
  readonly score: number
  readonly terms: Evaluation
  /** The seat's further answers on the way. */
  readonly rest: readonly Value[]
  /** Neither chance nor another seat had a hand in it: the same answers lead to the same again. */
  readonly certain: boolean
  /** The seat is asked the same again. */
  readonly again: boolean
  /** What it cost, measured in answers. */
  readonly effort: number
}

/** Longer ways are cut off and valued where they stand. */
const LONGEST = 40

/** To imagine a position and to value one costs about as much as so many answers. */
const OVERHEAD = 2

/** How often, one time in so many, who is asked the same again answers the same again: what was begun is often best continued. */
const REPEATS_ONE_IN = 2

/**
 * Answers in an imagined position and plays the running step to its end: the seat follows its plan as far as it goes,
 * and chance decides the rest.
 */
export function lookAhead(
  imagined: Runner<BaseState>,
  seat: Seat,
  answer: Value,
  plan: readonly Value[],
  dice: Dice,
): Outlook {
  const { steps } = imagined
  const ask = imagined.questionFor(seat)?.ask
  let last: Answered = { ask, value: answer }
  const { revealed } = imagined.state
  const rest: Value[] = []
  let alone = true
  imagined.apply(seat, answer)
  let answers = 1
  for (; !imagined.over && imagined.steps === steps && answers < LONGEST; answers++) {
    const own = imagined.questionFor(seat)
    if (own) {
      const value = follow(own, plan[rest.length]) ?? follow(own, repeated(own, last, dice)) ?? anyAnswer(own, dice)
      last = { ask: own.ask, value }
      rest.push(value)
      imagined.apply(seat, value)
      continue
    }
    alone = false
    const [other = seat] = imagined.waitingFor()
    const asked = imagined.questionFor(other)
    if (asked) imagined.apply(other, anyAnswer(asked, dice))
  }
  const terms = imagined.game.yardstick.evaluate(imagined.state, seat)
  return {
    score: totalOf(terms),
    terms,
    rest,
    certain: alone && imagined.state.revealed === revealed,
    again: imagined.questionFor(seat)?.ask === ask,
    effort: answers + OVERHEAD,
  }
}

interface Answered {
  readonly ask: string | undefined
  readonly value: Value
}

const follow = (question: SingleQuestion, value: Value | undefined): Value | undefined =>
  value === undefined || checkAnswer(question, value) ? undefined : value

const repeated = ({ ask }: SingleQuestion, last: Answered, dice: Dice): Value | undefined =>
  ask === last.ask && dice.below(REPEATS_ONE_IN) === 0 ? last.value : undefined
