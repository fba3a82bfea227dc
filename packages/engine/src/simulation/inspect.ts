import { Dice } from '../chance/random.ts'
import type { Runner } from '../match/runner.ts'
import { checkAnswer, sampleAnswer } from '../questions/answers.ts'
import { partsOf, type SingleQuestion } from '../questions/question.ts'
import { type BaseState, isMark, type LogEvent, mayHear, positionOf, type Seat, type Trace } from '../state.ts'
import type { Data, Value } from '../values/value.ts'
import { type Observer, observerName, observersOf } from './deals.ts'
import { sameData, sameText } from './same.ts'

/** Everything a person can see of a question. */
function questionParts(question: SingleQuestion | undefined): Value {
  if (question === undefined) return 'nothing asked'
  const { seat, ask, about, kind } = question
  const limits = 'min' in question ? [question.min, question.max] : []
  return [seat, ask, kind, about, limits, answerParts(question)]
}

/** What can be answered, each candidate with the reason why it is refused, if it is. */
function answerParts(question: SingleQuestion): Value {
  switch (question.kind) {
    case 'choose':
    case 'some': {
      const { candidates, refuse } = question
      return refuse ? candidates.map((one) => [one, (refuse(one) as Data | undefined) ?? null]) : candidates
    }
    case 'arrange':
      return question.items.map((item) => [item, question.spots(item)])
    case 'amount':
      return []
  }
}

/** A question as text, with everything a person can see of it. */
export const questionText = (question: SingleQuestion | undefined): string => JSON.stringify(questionParts(question))

/**
 * What must hold at every question of every game. Returns what does not, in words; an empty list is good.
 * `seed` makes the samples it takes repeatable.
 */
export function inspect<S extends BaseState>(runner: Runner<S>, seed: string): string[] {
  const { game, state } = runner
  const problems = game.invariants(state)
  const position = positionOf(state)

  const unplain = unplainPart(position)
  if (unplain) problems.push(`the position does not survive JSON: ${unplain} is not plain data`)
  const copied = game.copy(state)
  if (!sameData(positionOf(copied), position)) problems.push('a copy differs from its original')
  if (copied.memory !== state.memory) problems.push('a copy forgets what seats have seen')
  const shared = sharedPart(position, positionOf(copied))
  if (shared) problems.push(`a copy shares ${shared} with its original`)
  if (runner.over) return problems

  const fork = runner.fork()
  if (!sameData(positionOf(fork.state), position)) problems.push('a fork differs from its original')
  for (const seat of runner.waitingFor()) {
    const question = runner.questionFor(seat)
    if (!sameText(questionParts(fork.questionFor(seat)), questionParts(question)))
      problems.push('a fork asks something else')
    if (question) problems.push(...checkOffer(question, seed))
  }
  problems.push(...findLeaks(runner, seed))
  return problems
}

/** Some answer is always offered, and what is offered is accepted. */
function checkOffer(question: SingleQuestion, seed: string): string[] {
  const sample = sampleAnswer(question, new Dice(seed))
  if (sample === undefined) return [`"${question.ask}" offers no answer`]
  const rejection = checkAnswer(question, sample)
  return rejection ? [`"${question.ask}" offers what it rejects: ${rejection.text}`] : []
}

const within = (key: string | number, path: string): string => (path === '' ? `${key}` : `${key}.${path}`)

/** The first path at which a value is something that JSON does not know, and would lose or change in silence. */
function unplainPart(value: unknown): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    return undefined
  if (typeof value !== 'object') return ''
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = unplainPart(value[i])
      if (found !== undefined) return within(i, found)
    }
    return undefined
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return ''
  for (const key of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[key]
    const found = part === undefined ? undefined : unplainPart(part)
    if (found !== undefined) return within(key, found)
  }
  return undefined
}

/** The first path at which two values are one and the same object. */
function sharedPart(original: object, copied: object): string | undefined {
  for (const key of Object.keys(original)) {
    const [a, b] = [(original as Record<string, unknown>)[key], (copied as Record<string, unknown>)[key]]
    if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) continue
    // What is frozen can never change, so copies may share it.
    if (a === b && !Object.isFrozen(a)) return key
    const deeper = sharedPart(a, b)
    if (deeper !== undefined) return within(key, deeper)
  }
  return undefined
}

/**
 * Deals anew what an observer cannot know. Its view, its question and the reasons it is given must stay the same, byte by
 * byte; and so must what it sees and hears after the next answer, unless the rules say that it learned something.
 */
function findLeaks<S extends BaseState>(runner: Runner<S>, seed: string): string[] {
  const { game, state } = runner
  const problems: string[] = []
  const [asked = 0] = runner.waitingFor()
  const open = runner.questionFor(asked)
  const value = open && sampleAnswer(open, new Dice(seed))
  const here = value === undefined ? undefined : sequel(runner, asked, value)
  for (const observer of observersOf(state)) {
    const who = observerName(game, state, observer)
    const other = runner.determinized(observer, seed)
    if (!sameText(game.view(state, observer), game.view(other.state, observer))) {
      problems.push(`the view of ${who} gives away something hidden`)
      continue
    }
    if (!sameText(outline(runner, observer), outline(other, observer))) {
      problems.push(`the question "${open?.ask}" gives away something hidden to ${who}`)
      continue
    }
    // In the middle of a rule, what others are asked was made up before the new deal: only one's own answer fits.
    if (here === undefined || value === undefined || (observer !== asked && !runner.betweenSteps)) continue
    if (other.check(asked, value)) continue
    const there = sequel(other, asked, value)
    if (!isShown(here, observer) && !isShown(there, observer) && !soundsAlike(here, there, observer))
      problems.push(`what follows "${open?.ask}" gives away something hidden to ${who}`)
  }
  return problems
}

/** What an observer sees of what is asked: its own question in full, of the others' who is asked and the name. */
function outline<S extends BaseState>({ question }: Runner<S>, observer: Observer): Value {
  if (question === undefined) return questionParts(question)
  return partsOf(question).map((part) => (part.seat === observer ? questionParts(part) : [part.seat, part.ask]))
}

interface Sequel<S extends BaseState> {
  readonly runner: Runner<S>
  readonly trace: Trace
}

function sequel<S extends BaseState>(runner: Runner<S>, seat: Seat, value: Value): Sequel<S> {
  const trace: Trace = []
  const fork = runner.fork(trace)
  fork.apply(seat, value)
  return { runner: fork, trace }
}

/** Whether an observer was shown something after an answer, or chance had a hand in it. */
const isShown = <S extends BaseState>({ trace }: Sequel<S>, observer: Observer): boolean =>
  trace.some((entry) => isMark(entry) && mayHear(entry.to, observer))

/** Whether an observer sees and hears the same after an answer. */
const soundsAlike = <S extends BaseState>(here: Sequel<S>, there: Sequel<S>, observer: Observer): boolean =>
  sameText(eventsFor(here, observer), eventsFor(there, observer)) &&
  sameText(viewFor(here, observer), viewFor(there, observer)) &&
  sameText(outline(here.runner, observer), outline(there.runner, observer))

const eventsFor = <S extends BaseState>({ trace }: Sequel<S>, observer: Observer): LogEvent[] =>
  trace.filter((entry): entry is LogEvent => !isMark(entry) && mayHear(entry.audience, observer))

const viewFor = <S extends BaseState>({ runner }: Sequel<S>, observer: Observer): unknown =>
  runner.game.view(runner.state, observer)
