import type { Seat } from './state.ts'
import type { Data, Scalar, Value } from './value.ts'

/** A rule is a generator that suspends where somebody decides; it is resumed with the answer. */
export type Rule<T = void> = Generator<Question, T, Value>

/** Why something is not possible: a rule id (with an optional `#variant`) and the numbers behind it. */
export interface Refusal {
  readonly rule: string
  readonly data: Data
}

export const NO_DATA: Data = {}

export const refuse = (rule: string, data: Data = NO_DATA): Refusal => ({ rule, data })

/** Says why a candidate is not an option, or nothing when it is one. Asked again and again: it must not change anything. */
export type Refuse<T> = (candidate: T) => Refusal | undefined

interface Asked {
  readonly seat: Seat
  /** The name of the question: a rule id, or a rule id, `#` and a variant. */
  readonly ask: string
  /** What the words of the question mention. */
  readonly about: Data
  /** The same question as the state now has it, for those whose options follow from the state. */
  readonly again?: (() => SingleQuestion) | undefined
}

/** One of the candidates. */
export interface Choose extends Asked {
  readonly kind: 'choose'
  readonly candidates: readonly Scalar[]
  readonly refuse: Refuse<Scalar> | undefined
}

/** Some of the candidates, each at most once; their order is the order of the answer. */
export interface ChooseSome extends Asked {
  readonly kind: 'some'
  readonly candidates: readonly Scalar[]
  readonly refuse: Refuse<Scalar> | undefined
  readonly min: number
  readonly max: number
}

/** A whole number between two limits. */
export interface ChooseAmount extends Asked {
  readonly kind: 'amount'
  readonly min: number
  readonly max: number
}

/**
 * A spot for each item, in the items' order: damage on the spaces of a hold, outfits in a grid, losses among units.
 * `clash` sees the spots already given to the items before.
 */
export interface Arrange extends Asked {
  readonly kind: 'arrange'
  readonly items: readonly Scalar[]
  readonly spots: (item: Scalar) => readonly Scalar[]
  readonly clash: (placed: readonly Scalar[], item: Scalar, spot: Scalar) => Refusal | undefined
}

export type SingleQuestion = Choose | ChooseSome | ChooseAmount | Arrange

/** Several seats decide at the same time; nobody sees another's answer before all are in. */
export interface Everyone {
  readonly kind: 'everyone'
  readonly parts: readonly SingleQuestion[]
}

export type Question = SingleQuestion | Everyone

/** Asks for one of the candidates that `refuse` lets pass. There must be one. */
export function* choose<T extends Scalar>(
  seat: Seat,
  ask: string,
  candidates: readonly T[],
  refuse?: Refuse<T>,
  about: Data = NO_DATA,
): Rule<T> {
  return (yield { kind: 'choose', seat, ask, about, candidates, refuse: refuse as Refuse<Scalar> | undefined }) as T
}

/** Asks only when there is something to decide: a single option is taken. For public choices (a skipped question tells). */
export function* pick<T extends Scalar>(
  seat: Seat,
  ask: string,
  candidates: readonly T[],
  refuse?: Refuse<T>,
  about: Data = NO_DATA,
): Rule<T> {
  const options = refuse ? candidates.filter((candidate) => !refuse(candidate)) : candidates
  return options.length === 1 ? (options[0] as T) : yield* choose(seat, ask, candidates, refuse, about)
}

export interface SomeLimits<T> {
  readonly min: number
  readonly max: number
  readonly refuse?: Refuse<T>
}

/** The answer as a list of the rule's own: rules keep and change lists, and the record of what was decided must stay. */
export const ownList = (answer: Value): Value[] => [...(answer as readonly Value[])]

/** Asks for `min` to `max` different candidates. `max` is cut to what can be had. */
export function* chooseSome<T extends Scalar>(
  seat: Seat,
  ask: string,
  candidates: readonly T[],
  limits: SomeLimits<T>,
  about: Data = NO_DATA,
): Rule<T[]> {
  return ownList(yield someOf(seat, ask, candidates, limits, about)) as T[]
}

/** Asks for a whole number from `min` to `max`. */
export function* chooseAmount(seat: Seat, ask: string, min: number, max: number, about: Data = NO_DATA): Rule<number> {
  return (yield { kind: 'amount', seat, ask, about, min, max }) as number
}

const YES_NO = ['yes', 'no'] as const

/** Asks whether to do something that is possible. */
export function* confirm(seat: Seat, ask: string, about: Data = NO_DATA): Rule<boolean> {
  return (yield { kind: 'choose', seat, ask, about, candidates: YES_NO, refuse: undefined }) === 'yes'
}

/** Asks for a spot for each item; the answer has the spots in the items' order. */
export function* arrange<Item extends Scalar, Spot extends Scalar>(
  seat: Seat,
  ask: string,
  items: readonly Item[],
  spots: (item: Item) => readonly Spot[],
  clash: (placed: readonly Spot[], item: Item, spot: Spot) => Refusal | undefined,
  about: Data = NO_DATA,
): Rule<Spot[]> {
  return ownList(
    yield {
      kind: 'arrange',
      seat,
      ask,
      about,
      items,
      spots: spots as unknown as Arrange['spots'],
      clash: clash as unknown as Arrange['clash'],
    },
  ) as Spot[]
}

/** Asks several seats at once, each at most once. The answers come back in the order of the parts, whoever was fastest. */
export function* everyone<T extends Value>(parts: readonly SingleQuestion[]): Rule<T[]> {
  if (parts.length === 0) return []
  return ownList(yield { kind: 'everyone', parts }).map((one) => (Array.isArray(one) ? ownList(one) : one)) as T[]
}

/** A part of `everyone`: one of the candidates. */
export const oneOf = <T extends Scalar>(
  seat: Seat,
  ask: string,
  candidates: readonly T[],
  refuse?: Refuse<T>,
  about: Data = NO_DATA,
): Choose => ({ kind: 'choose', seat, ask, about, candidates, refuse: refuse as Refuse<Scalar> | undefined })

/** A part of `everyone`: some of the candidates. */
export function someOf<T extends Scalar>(
  seat: Seat,
  ask: string,
  candidates: readonly T[],
  { min, max, refuse }: SomeLimits<T>,
  about: Data = NO_DATA,
): ChooseSome {
  const most = Math.min(max, refuse ? candidates.filter((candidate) => !refuse(candidate)).length : candidates.length)
  return { kind: 'some', seat, ask, about, candidates, refuse: refuse as Refuse<Scalar> | undefined, min, max: most }
}

/** The questions a question consists of: itself, or its parts. */
export const partsOf = (question: Question): readonly SingleQuestion[] =>
  question.kind === 'everyone' ? question.parts : [question]

/** The question as the state now has it. */
export const askedAgain = (question: Question): Question =>
  question.kind === 'everyone'
    ? { kind: 'everyone', parts: question.parts.map((part) => part.again?.() ?? part) }
    : (question.again?.() ?? question)

/** The rule that a question, an event or a refusal cites: `cards.draw#own` cites `cards.draw`. */
export const ruleOf = (name: string): string => {
  const variant = name.indexOf('#')
  return variant < 0 ? name : name.slice(0, variant)
}
