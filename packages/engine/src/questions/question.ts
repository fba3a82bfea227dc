import type { Seat } from '../state.ts'
import type { Data, Scalar, Value } from '../values/value.ts'

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
  /** How what is offered follows from the state, if it does: the question can be asked anew. */
  readonly given?: (() => unknown) | undefined
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

/** The answer as a list of the rule's own: rules keep and change lists, and the record of what was decided must stay. */
export const ownList = (answer: Value): Value[] => [...(answer as readonly Value[])]

/** The questions a question consists of: itself, or its parts. */
export const partsOf = (question: Question): readonly SingleQuestion[] =>
  question.kind === 'everyone' ? question.parts : [question]

/** The rule that a question, an event or a refusal cites: `cards.draw#own` cites `cards.draw`. */
export const ruleOf = (name: string): string => {
  const variant = name.indexOf('#')
  return variant < 0 ? name : name.slice(0, variant)
}
