import { type Dice, swap } from '../chance/random.ts'
import { RuleFailure } from '../values/errors.ts'
import type { Scalar, Value } from '../values/value.ts'
import type { Arrange, ChooseSome, Refusal, SingleQuestion } from './question.ts'

/** Why an answer was not taken. Nothing has changed. */
export type Rejection =
  | { readonly reason: 'over' | 'seat' | 'stale' | 'answered' | 'not-now'; readonly text: string }
  | { readonly reason: 'type' | 'not-offered'; readonly text: string }
  | { readonly reason: 'refused'; readonly text: string; readonly refusal: Refusal }

const shown = (value: Value): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

const wrongType = (question: SingleQuestion, wanted: string, value: Value): Rejection => ({
  reason: 'type',
  text: `"${question.ask}" wants ${wanted}, not ${shown(value)}.`,
})

const notOffered = (question: SingleQuestion, value: Value): Rejection => ({
  reason: 'not-offered',
  text: `${shown(value)} is not among the answers offered to "${question.ask}".`,
})

const refused = (question: SingleQuestion, value: Value, refusal: Refusal): Rejection => ({
  reason: 'refused',
  text: `${shown(value)} is refused as an answer to "${question.ask}": ${refusal.rule}.`,
  refusal,
})

const isScalar = (value: Value): value is Scalar => typeof value === 'string' || typeof value === 'number'

/** Says why a value is not a legal answer to a question, or nothing when it is one. */
export function checkAnswer(question: SingleQuestion, value: Value): Rejection | undefined {
  switch (question.kind) {
    case 'choose': {
      if (!isScalar(value)) return wrongType(question, 'one of its options', value)
      if (!question.candidates.includes(value)) return notOffered(question, value)
      const refusal = question.refuse?.(value)
      return refusal && refused(question, value, refusal)
    }
    case 'amount':
      if (typeof value !== 'number' || !Number.isInteger(value)) return wrongType(question, 'a whole number', value)
      return value < question.min || value > question.max ? notOffered(question, value) : undefined
    case 'some':
      return checkSome(question, value)
    case 'arrange':
      return checkArrangement(question, value)
  }
}

function checkSome(question: ChooseSome, value: Value): Rejection | undefined {
  if (!Array.isArray(value)) return wrongType(question, 'a list of its options', value)
  if (value.length < question.min || value.length > question.max) return notOffered(question, value)
  for (let i = 0; i < value.length; i++) {
    const one: Value = value[i]
    if (!isScalar(one)) return wrongType(question, 'a list of its options', value)
    if (!question.candidates.includes(one) || value.indexOf(one) !== i) return notOffered(question, value)
    const refusal = question.refuse?.(one)
    if (refusal) return refused(question, one, refusal)
  }
  return undefined
}

function checkArrangement(question: Arrange, value: Value): Rejection | undefined {
  if (!Array.isArray(value) || value.length !== question.items.length)
    return wrongType(question, `a list of ${question.items.length} spots`, value)
  const placed: Scalar[] = []
  for (const item of question.items) {
    const spot: Value = value[placed.length]
    if (!isScalar(spot) || !question.spots(item).includes(spot)) return notOffered(question, value)
    const refusal = question.clash(placed, item, spot)
    if (refusal) return refused(question, value, refusal)
    placed.push(spot)
  }
  return undefined
}

/** The candidates that are options, in the order of the question. Arrangements have none: see `enumerateAnswers`. */
export function optionsOf(question: SingleQuestion): readonly Scalar[] {
  switch (question.kind) {
    case 'choose':
    case 'some': {
      const { candidates, refuse } = question
      return refuse ? candidates.filter((candidate) => refuse(candidate) === undefined) : candidates
    }
    case 'amount':
      return Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i)
    case 'arrange':
      return []
  }
}

export interface RefusedCandidate {
  readonly candidate: Scalar
  readonly refusal: Refusal
}

/** The candidates that are not options, each with its reason: for the person who wonders why not. */
export function refusalsOf(question: SingleQuestion): RefusedCandidate[] {
  if (question.kind !== 'choose' && question.kind !== 'some') return []
  const list: RefusedCandidate[] = []
  for (const candidate of question.candidates) {
    const refusal = question.refuse?.(candidate)
    if (refusal) list.push({ candidate, refusal })
  }
  return list
}

/**
 * A legal answer by chance, or nothing when the question has none. Options are equally likely; for `some`, first the number is
 * drawn, then the options.
 */
export function sampleAnswer(question: SingleQuestion, dice: Dice): Value | undefined {
  switch (question.kind) {
    case 'choose':
      return sampleOption(question.candidates, question.refuse, dice)
    case 'amount':
      return question.max < question.min ? undefined : question.min + dice.below(question.max - question.min + 1)
    case 'some': {
      const options = [...optionsOf(question)]
      const most = Math.min(question.max, options.length)
      if (most < question.min) return undefined
      const count = question.min + dice.below(most - question.min + 1)
      for (let i = 0; i < count; i++) {
        const other = i + dice.below(options.length - i)
        swap(options, i, other)
      }
      options.length = count
      return options
    }
    case 'arrange':
      return firstArrangement(question, (spots) => dice.shuffle([...spots]))
  }
}

/** Whether some answer is offered. */
export function hasAnswer(question: SingleQuestion): boolean {
  for (const _ of enumerateAnswers(question)) return true
  return false
}

/** Any of the answers that are offered. */
export function anyAnswer(question: SingleQuestion, dice: Dice): Value {
  const value = sampleAnswer(question, dice)
  if (value === undefined) throw noAnswer(question)
  return value
}

const noAnswer = ({ ask }: SingleQuestion): RuleFailure => new RuleFailure(`"${ask}" offers no answer.`)

/** Draws candidates until one is an option: most are, so the reasons of the others are rarely computed. */
function sampleOption(
  candidates: readonly Scalar[],
  refuse: ((candidate: Scalar) => Refusal | undefined) | undefined,
  dice: Dice,
): Scalar | undefined {
  if (candidates.length === 0) return undefined
  if (!refuse) return dice.pick(candidates)
  for (let tries = 0; tries < 3; tries++) {
    const candidate = dice.pick(candidates)
    if (!refuse(candidate)) return candidate
  }
  const options = candidates.filter((candidate) => refuse(candidate) === undefined)
  return options.length === 0 ? undefined : dice.pick(options)
}

/** Legal answers one after another, each once (a set of options counts once, in the question's order). */
export function* enumerateAnswers(question: SingleQuestion): Generator<Value, void, undefined> {
  switch (question.kind) {
    case 'choose':
    case 'amount':
      yield* optionsOf(question)
      return
    case 'some': {
      const options = optionsOf(question)
      for (let count = question.min; count <= question.max; count++) yield* subsets(options, count, 0)
      return
    }
    case 'arrange':
      yield* arrangements(question, [], (spots) => spots)
  }
}

/** The first of the answers that are offered, in the order of the question. */
export function firstAnswer(question: SingleQuestion): Value {
  for (const value of enumerateAnswers(question)) return value
  throw noAnswer(question)
}

/** The first of some values that is a legal answer, or nothing when none is. */
export const firstLegal = (question: SingleQuestion, values: readonly Value[]): Value | undefined =>
  values.find((value) => checkAnswer(question, value) === undefined)

function* subsets(options: readonly Scalar[], count: number, from: number): Generator<Scalar[], void, undefined> {
  if (count === 0) {
    yield []
    return
  }
  for (let i = from; i <= options.length - count; i++)
    for (const rest of subsets(options, count - 1, i + 1)) yield [options[i] as Scalar, ...rest]
}

type Order = (spots: readonly Scalar[]) => readonly Scalar[]

function* arrangements(question: Arrange, placed: Scalar[], order: Order): Generator<Scalar[], void, undefined> {
  const item = question.items[placed.length]
  if (item === undefined) {
    yield [...placed]
    return
  }
  for (const spot of order(question.spots(item))) {
    if (question.clash(placed, item, spot)) continue
    placed.push(spot)
    yield* arrangements(question, placed, order)
    placed.pop()
  }
}

function firstArrangement(question: Arrange, order: Order): Value | undefined {
  for (const found of arrangements(question, [], order)) return found
  return undefined
}
