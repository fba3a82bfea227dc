import {
  type BaseState,
  enumerateAnswers,
  type Game,
  optionsOf,
  type Runner,
  type Seat,
  type SingleQuestion,
  totalOf,
  type Value,
} from '@orrery/engine'

/** What a seat answers to what it is asked. */
export type Chooser = (runner: Runner<BaseState>, seat: Seat) => Value

/** How many answers to a question are looked at, and how many questions on the way to the end of a step. */
const BREADTH = 12
const LONGEST = 12

/** What a position is worth to a seat: its own standing, less so much of the others'. */
export function worthOf(game: Game, g: BaseState, seat: Seat): number {
  const totals = game.standings(g).map(totalOf)
  const others = totals.filter((_, other) => other !== seat)
  const mean = others.reduce((sum, total) => sum + total, 0) / Math.max(1, others.length)
  return (totals[seat] ?? 0) - game.rivalry.mean * mean - game.rivalry.best * Math.max(0, ...others)
}

/** Goes on by the answers of a chooser, for a while. */
export function playOn(copy: Runner<BaseState>, goesOn: () => boolean, choose: Chooser): void {
  for (let answers = 0; !copy.over && goesOn() && answers < LONGEST; answers++) {
    const [seat] = copy.waitingFor()
    if (seat === undefined) return
    copy.apply(seat, choose(copy, seat))
  }
}

/** The answer after which the position looks best at once. */
export const atAGlance: Chooser = (runner, seat) => bestOf(runner, seat, () => {})

/** The answer after which the step ends best, if all others in it are given at a glance. */
export const withForesight: Chooser = (runner, seat) => {
  const { steps } = runner
  return bestOf(runner, seat, (copy) => playOn(copy, () => copy.steps === steps, atAGlance))
}

function bestOf(runner: Runner<BaseState>, seat: Seat, goOn: (copy: Runner<BaseState>) => void): Value {
  const question = runner.questionFor(seat)
  const [first = null, ...others] = question ? someAnswers(question) : []
  if (others.length === 0) return first
  const worthAfter = (value: Value) => {
    const copy = runner.fork()
    copy.apply(seat, value)
    goOn(copy)
    return worthOf(copy.game, copy.state, seat)
  }
  let best: Value = first
  let most = worthAfter(first)
  for (const value of others) {
    const worth = worthAfter(value)
    if (worth <= most) continue
    best = value
    most = worth
  }
  return best
}

/** Some of the answers to a question, spread over all of them where they can be listed. */
function someAnswers(question: SingleQuestion): Value[] {
  if (question.kind === 'choose' || question.kind === 'amount') {
    const options = optionsOf(question)
    const stride = Math.ceil(options.length / BREADTH)
    return options.filter((_, at) => at % stride === 0)
  }
  const answers: Value[] = []
  for (const value of enumerateAnswers(question)) {
    answers.push(value)
    if (answers.length === BREADTH) break
  }
  return answers
}
