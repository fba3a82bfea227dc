import { type Audience, type BaseState, report, type Seat } from '../state.ts'
import type { Data, Scalar, Value } from '../values/value.ts'
import {
  type Amount,
  type AnyArrangement,
  type AnyCodec,
  type AnyOffer,
  type AnySelection,
  type Arrangement,
  amountOf,
  arrangeOf,
  type Coded,
  chooseOf,
  choosing,
  decoded,
  decodedList,
  type Given,
  type Limits,
  type Offer,
  type Otherwise,
  offered,
  possibleIn,
  someOf,
} from './offer.ts'
import {
  type Choose,
  type ChooseSome,
  NO_DATA,
  ownList,
  type Question,
  type Refusal,
  type Rule,
  refuse,
  type SingleQuestion,
} from './question.ts'

/** What a game's own way of asking differs in. */
export interface DialectSettings<S extends BaseState, Who> {
  /** The seat that decides for whoever the rules ask. */
  readonly seatOf?: (g: S, who: Who) => Seat
  /** An answer that is taken without asking, if there is one: a promise that is kept, the only course when a game is over. */
  readonly answered?: (g: S, question: SingleQuestion) => Value | undefined
  /** What is told with an event besides its data. Asked only where somebody keeps a log. */
  readonly told?: (g: S, data: Data) => Data
}

type RuleName<Id extends string> = Id | `${Id}#${string}`

/**
 * The words in which a game's rules ask, refuse and report: typed by its state, its rule ids and whom it asks (seats, or sides that
 * have a seat). Questions are asked with `yield*`:
 *
 *     const { choose, refuse, report } = dialect<State, RuleId>()
 *     const to = yield* choose(g, seat, 'move.to', { from: places, unless: mayEnter(g, unit), about: { unit } })
 */
export function dialect<S extends BaseState, Id extends string, Who = Seat>(
  settings: DialectSettings<S, Who> & (Who extends Seat ? unknown : { readonly seatOf: (g: S, who: Who) => Seat }),
) {
  type Name = RuleName<Id>
  const { answered, told } = settings
  const seatOf = settings.seatOf ?? ((_: S, who: Who) => who as Seat)

  /** One of the candidates, as a question: a part of `everyone`. */
  const choice = <T extends Scalar>(g: S, who: Who, ask: Name, given: Given<Offer<T>>): Choose =>
    chooseOf(seatOf(g, who), ask, given as Given<AnyOffer>)

  /** Some of the candidates, as a question: a part of `everyone`. `max` is cut to what can be had. */
  const selection = <T extends Scalar>(g: S, who: Who, ask: Name, given: Given<Offer<T> & Limits>): ChooseSome =>
    someOf(seatOf(g, who), ask, given as Given<AnySelection>)

  /** Asks for one of the candidates that are not refused. There must be one. */
  function choose<T extends Scalar, Or extends Scalar = never>(
    g: S,
    who: Who,
    ask: Name,
    given: Given<Offer<T> & Otherwise<Or>>,
  ): Rule<T | Or>
  function choose<T, Or extends Scalar = never>(
    g: S,
    who: Who,
    ask: Name,
    given: Given<Offer<T> & Coded<T> & Otherwise<Or>>,
  ): Rule<T | Or>
  function choose(g: S, who: Who, ask: Name, given: Given<AnyOffer>): Rule<unknown> {
    const { from, unless, about, as, or } = offered(given)
    const question = choosing(seatOf(g, who), ask, given, from, unless, about, as, or)
    const known = answered?.(g, question)
    return known === undefined ? put(question, as, or) : taken(decoded(known, as, or))
  }

  /** Like `choose`, but a single option is taken without asking. Only for choices that hide nothing: a skipped question tells. */
  function pick<T extends Scalar, Or extends Scalar = never>(
    g: S,
    who: Who,
    ask: Name,
    given: Given<Offer<T> & Otherwise<Or>>,
  ): Rule<T | Or>
  function pick<T, Or extends Scalar = never>(
    g: S,
    who: Who,
    ask: Name,
    given: Given<Offer<T> & Coded<T> & Otherwise<Or>>,
  ): Rule<T | Or>
  function pick(g: S, who: Who, ask: Name, given: Given<AnyOffer>): Rule<unknown> {
    const { from, unless, about, as, or } = offered(given)
    const possible = possibleIn(from, unless, or)
    if (possible.length === 1) return taken(possible[0])
    const question = choosing(seatOf(g, who), ask, given, from, unless, about, as, or)
    const known = answered?.(g, question)
    return known === undefined ? put(question, as, or) : taken(decoded(known, as, or))
  }

  /** Asks for `min` to `max` different candidates. `max` is cut to what can be had. */
  function some<T extends Scalar>(g: S, who: Who, ask: Name, given: Given<Offer<T> & Limits>): Rule<T[]>
  function some<T>(g: S, who: Who, ask: Name, given: Given<Offer<T> & Coded<T> & Limits>): Rule<T[]>
  function* some(g: S, who: Who, ask: Name, given: Given<AnySelection>): Rule<unknown[]> {
    const offer = offered(given)
    const question = someOf(seatOf(g, who), ask, given, offer)
    return decodedList(answered?.(g, question) ?? (yield question), offer.as, offer.or)
  }

  /** Like `some`, but asks only when there is something to decide: where all that can be had must be taken, it is. */
  function pickSome<T extends Scalar>(g: S, who: Who, ask: Name, given: Given<Offer<T> & Limits>): Rule<T[]>
  function pickSome<T>(g: S, who: Who, ask: Name, given: Given<Offer<T> & Coded<T> & Limits>): Rule<T[]>
  function* pickSome(g: S, who: Who, ask: Name, given: Given<AnySelection>): Rule<unknown[]> {
    const offer = offered(given)
    const possible = possibleIn(offer.from, offer.unless, offer.or)
    if (possible.length <= offer.min) return possible.slice()
    const question = someOf(seatOf(g, who), ask, given, offer)
    return decodedList(answered?.(g, question) ?? (yield question), offer.as, offer.or)
  }

  /** Asks for a whole number from `min` to `max`. */
  function* amount(g: S, who: Who, ask: Name, given: Given<Amount>): Rule<number> {
    const question = amountOf(seatOf(g, who), ask, given)
    return (answered?.(g, question) ?? (yield question)) as number
  }

  /** Like `amount`, but asks only when there is something to decide. */
  function* pickAmount(g: S, who: Who, ask: Name, given: Given<Amount>): Rule<number> {
    const offer = offered(given)
    if (offer.min === offer.max) return offer.min
    const question = amountOf(seatOf(g, who), ask, given, offer)
    return (answered?.(g, question) ?? (yield question)) as number
  }

  /** Asks whether to do something that is possible. */
  function* confirm(g: S, who: Who, ask: Name, about: Data = NO_DATA): Rule<boolean> {
    const question = chooseOf(seatOf(g, who), ask, { from: YES_NO, about })
    return (answered?.(g, question) ?? (yield question)) === 'yes'
  }

  /** Asks for a spot for each item; the answer has the spots in the items' order. */
  function* arrange<Item extends Scalar, Spot extends Scalar>(
    g: S,
    who: Who,
    ask: Name,
    given: Given<Arrangement<Item, Spot>>,
  ): Rule<Spot[]> {
    const question = arrangeOf(seatOf(g, who), ask, given as unknown as Given<AnyArrangement>)
    return ownList(answered?.(g, question) ?? (yield question)) as Spot[]
  }

  return {
    choose,
    pick,
    some,
    pickSome,
    amount,
    pickAmount,
    confirm,
    arrange,
    choice,
    selection,
    everyone,
    /** Why something is not possible, with the numbers behind it. */
    refuse: (rule: Name, data?: Data): Refusal => refuse(rule, data),
    /** Tells the log. Costs nothing where nobody keeps one. */
    report(g: S, what: Name, data?: Data, audience?: Audience): void {
      if (g.trace) report(g, what, told && data ? told(g, data) : data, audience)
    },
  }
}

/** A rule that asks one question. Written out, because a generator for every question costs more than the rest of it. */
class Asking<T> {
  readonly #question: SingleQuestion
  readonly #as: AnyCodec
  readonly #or: Scalar | undefined
  #asked = false

  constructor(question: SingleQuestion, as: AnyCodec, or: Scalar | undefined) {
    this.#question = question
    this.#as = as
    this.#or = or
  }

  next(value: Value): IteratorResult<Question, T> {
    if (this.#asked) return { value: decoded(value, this.#as, this.#or) as T, done: true }
    this.#asked = true
    return { value: this.#question, done: false }
  }

  return(value: T): IteratorResult<Question, T> {
    return { value, done: true }
  }

  throw(error: unknown): IteratorResult<Question, T> {
    throw error
  }

  [Symbol.iterator](): this {
    return this
  }
}

const put = (question: SingleQuestion, as: AnyCodec, or: Scalar | undefined): Rule<unknown> =>
  new Asking(question, as, or) as unknown as Rule<unknown>

// biome-ignore lint/correctness/useYield: it is a rule like the others, which asks nothing.
function* taken<T>(known: T): Rule<T> {
  return known
}

const YES_NO = ['yes', 'no'] as const

/** Asks several seats at once, each at most once. The answers come back in the order of the parts, whoever was fastest. */
function* everyone<T extends Value>(parts: readonly SingleQuestion[]): Rule<T[]> {
  if (parts.length === 0) return []
  const question: Question = { kind: 'everyone', parts }
  return ownList(yield question).map((one) => (Array.isArray(one) ? ownList(one) : one)) as T[]
}
