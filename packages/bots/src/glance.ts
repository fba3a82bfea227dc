import {
  type BaseState,
  type Character,
  type Evaluation,
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

const PLAIN: Character = {}

/** What a position is worth to a seat of some character: its own standing, less so much of the others'. */
export function worthOf(game: Game, g: BaseState, seat: Seat, { terms, rivalry = 1 }: Character = PLAIN): number {
  const standings = game.standings(g)
  const others = standings.flatMap((standing, other) => (other === seat ? [] : [totalOf(standing)]))
  const mean = others.reduce((sum, total) => sum + total, 0) / Math.max(1, others.length)
  const own = weighedTotal(standings[seat] ?? {}, terms)
  return own - rivalry * (game.rivalry.mean * mean + game.rivalry.best * Math.max(0, ...others))
}

function weighedTotal(standing: Evaluation, weights: Character['terms']): number {
  if (weights === undefined) return totalOf(standing)
  let total = 0
  for (const term in standing) total += (standing[term] as number) * (weights[term] ?? 1)
  return total
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
