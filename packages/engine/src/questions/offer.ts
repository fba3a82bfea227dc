import type { Seat } from '../state.ts'
import type { Codec } from '../values/codec.ts'
import type { Data, Scalar, Value } from '../values/value.ts'
import {
  type Arrange,
  type Choose,
  type ChooseAmount,
  type ChooseSome,
  NO_DATA,
  ownList,
  type Question,
  type Refusal,
  type Refuse,
  type SingleQuestion,
} from './question.ts'

/** What a question offers: the candidates, why some of them are not possible now, and what its words mention. */
export interface Offer<T> {
  readonly from: readonly T[]
  /** Says why a candidate is not an option, or nothing when it is one. */
  readonly unless?: Refuse<T> | undefined
  readonly about?: Data | undefined
}

export interface Coded<T> {
  /** How the candidates are written as options; needed when they are not texts or numbers themselves. */
  readonly as: Codec<T>
}

export interface Otherwise<Or> {
  /** What can be answered instead, as it is: `'none'`, `'stop'`. */
  readonly or?: Or | undefined
}

export interface Limits {
  readonly min: number
  readonly max: number
}

export interface Amount extends Limits {
  readonly about?: Data | undefined
}

export interface Arrangement<Item extends Scalar, Spot extends Scalar> {
  readonly items: readonly Item[]
  readonly spots: (item: Item) => readonly Spot[]
  /** Why an item cannot have a spot, after those that the items before it have. */
  readonly clash: (placed: readonly Spot[], item: Item, spot: Spot) => Refusal | undefined
  readonly about?: Data | undefined
}

/**
 * What is offered, or how it follows from the state. A question that is given a function is asked anew, with other options, when
 * something comes in between while it is open; nothing that happened before it runs again.
 */
export type Given<T> = T | (() => T)

export type AnyOffer = Offer<unknown> & Partial<Coded<unknown>> & Otherwise<Scalar>
export type AnySelection = AnyOffer & Limits
export type AnyArrangement = Arrangement<Scalar, Scalar>

export type AnyCodec = Codec<unknown> | undefined

export const offered = <T>(given: Given<T>): T => (typeof given === 'function' ? (given as () => T)() : given)

// A question is made for every decision of every simulated game. Offers come in all shapes, so that each look at one costs something:
// their parts are taken out once and handed on. No closure is made where none is needed.

export function chooseOf(seat: Seat, ask: string, given: Given<AnyOffer>): Choose {
  const { from, unless, about, as, or } = offered(given)
  return choosing(seat, ask, given, from, unless, about, as, or)
}

export function choosing(
  seat: Seat,
  ask: string,
  given: Given<AnyOffer>,
  from: readonly unknown[],
  unless: Refuse<unknown> | undefined,
  about: Data | undefined,
  as: AnyCodec,
  or: Scalar | undefined,
): Choose {
  return {
    kind: 'choose',
    seat,
    ask,
    about: about ?? NO_DATA,
    candidates: candidatesOf(from, as, or),
    refuse: refuseOf(unless, as, or),
    given: followed(given),
  }
}

export function someOf(seat: Seat, ask: string, given: Given<AnySelection>, offer = offered(given)): ChooseSome {
  const { from, unless, about, as, or, min, max } = offer
  return {
    kind: 'some',
    seat,
    ask,
    about: about ?? NO_DATA,
    candidates: candidatesOf(from, as, or),
    refuse: refuseOf(unless, as, or),
    min,
    max: Math.min(max, possibleIn(from, unless, or).length),
    given: followed(given),
  }
}

export function amountOf(seat: Seat, ask: string, given: Given<Amount>, offer = offered(given)): ChooseAmount {
  const { min, max, about } = offer
  return { kind: 'amount', seat, ask, about: about ?? NO_DATA, min, max, given: followed(given) }
}

export function arrangeOf(seat: Seat, ask: string, given: Given<AnyArrangement>): Arrange {
  const { items, spots, clash, about } = offered(given)
  return { kind: 'arrange', seat, ask, about: about ?? NO_DATA, items, spots, clash, given: followed(given) }
}

/** How an offer follows from the state, if it does. */
const followed = <T>(given: Given<T>): (() => T) | undefined =>
  typeof given === 'function' ? (given as () => T) : undefined

function candidatesOf(from: readonly unknown[], as: AnyCodec, or: Scalar | undefined): readonly Scalar[] {
  if (as === undefined && or === undefined) return from as readonly Scalar[]
  const candidates: Scalar[] = []
  for (let i = 0; i < from.length; i++) candidates.push(as === undefined ? (from[i] as Scalar) : as.encode(from[i]))
  if (or !== undefined) candidates.push(or)
  return candidates
}

function refuseOf(
  unless: Refuse<unknown> | undefined,
  as: AnyCodec,
  or: Scalar | undefined,
): Refuse<Scalar> | undefined {
  if (unless === undefined || (as === undefined && or === undefined)) return unless
  if (as === undefined) return exceptFor(or, unless)
  return or === undefined ? decodedFirst(unless, as) : exceptFor(or, decodedFirst(unless, as))
}

const exceptFor =
  (or: Scalar | undefined, unless: Refuse<Scalar>): Refuse<Scalar> =>
  (option) =>
    option === or ? undefined : unless(option)

const decodedFirst =
  (unless: Refuse<unknown>, as: Codec<unknown>): Refuse<Scalar> =>
  (option) =>
    unless(as.decode(option))

/** What can be taken of an offer, as the rules know it: nothing has to be written as an option for that. */
export function possibleIn(
  from: readonly unknown[],
  unless: Refuse<unknown> | undefined,
  or: Scalar | undefined,
): readonly unknown[] {
  if (unless === undefined && or === undefined) return from
  const possible: unknown[] = []
  for (let i = 0; i < from.length; i++) if (unless?.(from[i]) === undefined) possible.push(from[i])
  if (or !== undefined) possible.push(or)
  return possible
}

/** What an answer means to the rules that made the offer. */
export const decoded = (answer: Value, as: AnyCodec, or: Scalar | undefined): unknown =>
  as === undefined || answer === or ? answer : as.decode(answer as Scalar)

export const decodedList = (answer: Value, as: AnyCodec, or: Scalar | undefined): unknown[] =>
  as === undefined ? ownList(answer) : ownList(answer).map((one) => decoded(one, as, or))

/** The question as the state now has it. */
export function askedAgain(question: SingleQuestion): SingleQuestion
export function askedAgain(question: Question): Question
export function askedAgain(question: Question): Question {
  return question.kind === 'everyone' ? { kind: 'everyone', parts: question.parts.map(partAgain) } : partAgain(question)
}

function partAgain(question: SingleQuestion): SingleQuestion {
  const { kind, seat, ask, given } = question
  if (given === undefined) return question
  switch (kind) {
    case 'choose':
      return chooseOf(seat, ask, given as () => AnyOffer)
    case 'some':
      return someOf(seat, ask, given as () => AnySelection)
    case 'amount':
      return amountOf(seat, ask, given as () => Amount)
    case 'arrange':
      return arrangeOf(seat, ask, given as () => AnyArrangement)
  }
}
