import { checkAnswer, optionsOf, refusalsOf, sampleAnswer } from '../answers.ts'
import { partsOf, type SingleQuestion } from '../question.ts'
import { Dice } from '../random.ts'
import type { Runner } from '../runner.ts'
import { isMark, type LogEvent, mayHear, positionOf, type Seat, type Situation, type Trace } from '../situation.ts'
import { canonicalText, type Data, type Value } from '../value.ts'

/** A question as text, with everything a person can see of it. */
export function questionText(question: SingleQuestion | undefined): string {
  if (question === undefined) return 'nothing asked'
  const { seat, ask, about, kind } = question
  const limits = 'min' in question ? [question.min, question.max] : []
  const spots =
    question.kind === 'arrange' ? question.items.map((item) => [item, question.spots(item)]) : optionsOf(question)
  return JSON.stringify([seat, ask, kind, about, limits, spots, refusalsOf(question)])
}

/**
 * What must hold at every question of every game. Returns what does not, in words; an empty list is good.
 * `seed` makes the samples it takes repeatable.
 */
export function inspect<S extends Situation>(runner: Runner<S>, seed: string): string[] {
  const { game, state } = runner
  const problems = game.invariants(state)
  const position = positionOf(state)

  const unplain = unplainPart(position, '')
  if (unplain) problems.push(`the position does not survive JSON: ${unplain} is not plain data`)
  const copied = game.copy(state)
  if (!sameData(positionOf(copied), position)) problems.push('a copy differs from its original')
  const shared = sharedPart(position, positionOf(copied), '')
  if (shared) problems.push(`a copy shares ${shared} with its original`)
  if (runner.over) return problems

  const fork = runner.fork()
  if (!sameData(positionOf(fork.state), position)) problems.push('a fork differs from its original')
  for (const seat of runner.waitingFor()) {
    const question = runner.questionFor(seat)
    if (questionText(fork.questionFor(seat)) !== questionText(question)) problems.push('a fork asks something else')
    if (question) problems.push(...checkOffer(question, seed))
  }
  problems.push(...findLeaks(runner, seed))
  return problems
}

/** The plain text is far faster and nearly always equal; it differs without need only when keys stand in another order. */
const sameData = (a: Data, b: Data): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonicalText(a) === canonicalText(b)

/** Some answer is always offered, and what is offered is accepted. */
function checkOffer(question: SingleQuestion, seed: string): string[] {
  const sample = sampleAnswer(question, new Dice(seed))
  if (sample === undefined) return [`"${question.ask}" offers no answer`]
  const rejection = checkAnswer(question, sample)
  return rejection ? [`"${question.ask}" offers what it rejects: ${rejection.text}`] : []
}

/** The first path at which a value is something that JSON does not know, and would lose or change in silence. */
function unplainPart(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    return undefined
  if (typeof value !== 'object') return path
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = unplainPart(value[i], `${path}.${i}`)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return path
  for (const key of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[key]
    const found = part === undefined ? undefined : unplainPart(part, path === '' ? key : `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** The first path at which two values are one and the same object. */
function sharedPart(original: unknown, copied: unknown, path: string): string | undefined {
  if (typeof original !== 'object' || original === null || typeof copied !== 'object' || copied === null)
    return undefined
  for (const key of Object.keys(original)) {
    const [a, b] = [(original as Record<string, unknown>)[key], (copied as Record<string, unknown>)[key]]
    if (typeof a !== 'object' || a === null) continue
    // What is frozen can never change, so copies may share it.
    if (a === b && !Object.isFrozen(a)) return `${path}${key}`
    const deeper = sharedPart(a, b, `${path}${key}.`)
    if (deeper) return deeper
  }
  return undefined
}

type Observer = Seat | 'spectator'

/**
 * Deals anew what an observer cannot know. Its view, its question and the reasons it is given must stay the same, byte by
 * byte; and so must what it sees and hears after the next answer, unless the rules say that it learned something.
 */
function findLeaks<S extends Situation>(runner: Runner<S>, seed: string): string[] {
  const { game, state } = runner
  const problems: string[] = []
  const [asked] = runner.waitingFor()
  const open = runner.questionFor(asked)
  const value = open && sampleAnswer(open, new Dice(seed))
  const here = value === undefined ? undefined : sequel(runner, asked, value)
  const observers: Observer[] = [...Array.from({ length: state.seats }, (_, seat) => seat), 'spectator']
  for (const observer of observers) {
    const who = observer === 'spectator' ? 'a spectator' : game.seatName(observer, state)
    const other = runner.determinized(observer, seed)
    if (JSON.stringify(game.view(state, observer)) !== JSON.stringify(game.view(other.state, observer))) {
      problems.push(`the view of ${who} gives away something hidden`)
      continue
    }
    const [question, otherQuestion] = [runner, other].map((one) => outline(one, observer))
    if (question !== otherQuestion) {
      problems.push(`the question "${open?.ask}" gives away something hidden to ${who}`)
      continue
    }
    // In the middle of a rule, what others are asked was made up before the new deal: only one's own answer fits.
    if (here === undefined || value === undefined || (observer !== asked && !runner.betweenSteps)) continue
    if (other.check(asked, value)) continue
    const [heard, otherHeard] = [here, sequel(other, asked, value)].map((one) => hear(one, observer))
    if (heard !== undefined && otherHeard !== undefined && heard !== otherHeard)
      problems.push(`what follows "${open?.ask}" gives away something hidden to ${who}`)
  }
  return problems
}

/** What an observer sees of what is asked: its own question in full, of the others' who is asked and the name. */
function outline<S extends Situation>({ question }: Runner<S>, observer: Observer): string {
  if (question === undefined) return questionText(question)
  return partsOf(question)
    .map((part) => (part.seat === observer ? questionText(part) : `${part.seat} ${part.ask}`))
    .join()
}

interface Sequel<S extends Situation> {
  readonly runner: Runner<S>
  readonly trace: Trace
}

function sequel<S extends Situation>(runner: Runner<S>, seat: Seat, value: Value): Sequel<S> {
  const trace: Trace = []
  const fork = runner.fork(trace)
  fork.apply(seat, value)
  return { runner: fork, trace }
}

/** What an observer sees and hears after an answer; nothing when it was shown something or chance had a hand in it. */
function hear<S extends Situation>({ runner, trace }: Sequel<S>, observer: Observer): string | undefined {
  const events: LogEvent[] = []
  for (const entry of trace)
    if (!isMark(entry)) {
      if (mayHear(entry.audience, observer)) events.push(entry)
    } else if (mayHear(entry.to, observer)) return undefined
  return JSON.stringify([events, runner.game.view(runner.state, observer)]) + outline(runner, observer)
}
