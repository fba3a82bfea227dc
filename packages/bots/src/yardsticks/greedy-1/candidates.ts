import {
  checkAnswer,
  type Dice,
  enumerateAnswers,
  optionsOf,
  type SingleQuestion,
  sampleAnswer,
  type Value,
} from '@orrery/engine'

/**
 * Answers worth a look, in the order in which to look at them: the planned one first, the others shuffled. All of them
 * when there are at most `most`, otherwise a sample.
 */
export function candidatesFor(question: SingleQuestion, planned: Value | undefined, most: number, dice: Dice): Value[] {
  const others = dice.shuffle(someAnswers(question, most, dice))
  if (planned === undefined || checkAnswer(question, planned)) return others
  const text = JSON.stringify(planned)
  return [planned, ...others.filter((answer) => JSON.stringify(answer) !== text)]
}

export function someAnswers(question: SingleQuestion, most: number, dice: Dice): Value[] {
  if (question.kind === 'choose' || question.kind === 'amount') {
    const options: Value[] = [...optionsOf(question)]
    return options.length > most ? dice.shuffle(options).slice(0, most) : options
  }
  const first: Value[] = []
  for (const answer of enumerateAnswers(question)) {
    if (first.length === most) return sampledAnswers(question, most, dice)
    first.push(answer)
  }
  return first
}

/** Different answers by chance; fewer than `most` when chance repeats itself. */
function sampledAnswers(question: SingleQuestion, most: number, dice: Dice): Value[] {
  const found = new Map<string, Value>()
  for (let tries = 0; tries < most; tries++) {
    const answer = sampleAnswer(question, dice)
    if (answer !== undefined) found.set(JSON.stringify(answer), answer)
  }
  return [...found.values()]
}
