import type { Codec } from './codec.ts'
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
  type Rule,
  refuse,
  type SingleQuestion,
} from './question.ts'
import { type Audience, type BaseState, report, type Seat } from './state.ts'
import type { Data, Scalar, Value } from './value.ts'

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

type AnyOffer = Offer<unknown> & Partial<Coded<unknown>> & Otherwise<Scalar>

const offered = <T>(given: Given<T>): T => (typeof given === 'function' ? (given as () => T)() : given)

/** How a question is asked again, if what it offers follows from the state. */
const again = <T, Q>(given: Given<T>, ask: () => Q): (() => Q) | undefined =>
  typeof given === 'function' ? ask : undefined

// Offers come in all shapes, so that each look at one costs something: their parts are taken out once and handed on.

type AnyCodec = Codec<unknown> | undefined

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
  return (option) => (option === or ? undefined : unless(as === undefined ? option : as.decode(option)))
}

const decoded = (answer: Value, as: AnyCodec, or: Scalar | undefined): unknown =>
  as === undefined || answer === or ? answer : as.decode(answer as Scalar)

const optionsAmong = (candidates: readonly Scalar[], refused: Refuse<Scalar> | undefined): readonly Scalar[] =>
  refused ? candidates.filter((candidate) => refused(candidate) === undefined) : candidates

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
  function choice<T extends Scalar>(g: S, who: Who, ask: Name, given: Given<Offer<T>>): Choose {
    return choiceOf(g, who, ask, given as Given<AnyOffer>)
  }

  function choiceOf(g: S, who: Who, ask: Name, given: Given<AnyOffer>): Choose {
    const { from, unless, about, as, or } = offered(given)
    return askFor(g, who, ask, given, candidatesOf(from, as, or), refuseOf(unless, as, or), about)
  }

  function askFor(
    g: S,
    who: Who,
    ask: Name,
    given: Given<AnyOffer>,
    candidates: readonly Scalar[],
    refused: Refuse<Scalar> | undefined,
    about: Data = NO_DATA,
  ): Choose {
    return {
      kind: 'choose',
      seat: seatOf(g, who),
      ask,
      about,
      candidates,
      refuse: refused,
      again: again(given, () => choiceOf(g, who, ask, given)),
    }
  }

  /** Some of the candidates, as a question: a part of `everyone`. `max` is cut to what can be had. */
  function selection<T extends Scalar>(g: S, who: Who, ask: Name, given: Given<Offer<T> & Limits>): ChooseSome {
    return selectionOf(g, who, ask, given as Given<AnyOffer & Limits>)
  }

  function selectionOf(
    g: S,
    who: Who,
    ask: Name,
    given: Given<AnyOffer & Limits>,
    offer: AnyOffer & Limits = offered(given),
  ): ChooseSome {
    const { from, unless, about = NO_DATA, as, or, min, max } = offer
    const candidates = candidatesOf(from, as, or)
    const refused = refuseOf(unless, as, or)
    return {
      kind: 'some',
      seat: seatOf(g, who),
      ask,
      about,
      candidates,
      refuse: refused,
      min,
      max: Math.min(max, optionsAmong(candidates, refused).length),
      again: again(given, () => selectionOf(g, who, ask, given)),
    }
  }

  function amountOf(g: S, who: Who, ask: Name, given: Given<Amount>, offer: Amount = offered(given)): ChooseAmount {
    const { min, max, about = NO_DATA } = offer
    const anew = again(given, () => amountOf(g, who, ask, given))
    return { kind: 'amount', seat: seatOf(g, who), ask, about, min, max, again: anew }
  }

  function arrangementOf(g: S, who: Who, ask: Name, given: Given<Arrangement<Scalar, Scalar>>): Arrange {
    const { items, spots, clash, about = NO_DATA } = offered(given)
    const anew = again(given, () => arrangementOf(g, who, ask, given))
    return { kind: 'arrange', seat: seatOf(g, who), ask, about, items, spots, clash, again: anew }
  }

  function* put<Q extends SingleQuestion>(g: S, question: Q): Rule<Value> {
    return answered?.(g, question) ?? (yield question)
  }

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
  function* choose(g: S, who: Who, ask: Name, given: Given<AnyOffer>): Rule<unknown> {
    const { from, unless, about, as, or } = offered(given)
    const question = askFor(g, who, ask, given, candidatesOf(from, as, or), refuseOf(unless, as, or), about)
    return decoded(answered?.(g, question) ?? (yield question), as, or)
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
  function* pick(g: S, who: Who, ask: Name, given: Given<AnyOffer>): Rule<unknown> {
    const { from, unless, about, as, or } = offered(given)
    if (from.length === 1 && unless === undefined && or === undefined) return from[0]
    const candidates = candidatesOf(from, as, or)
    const refused = refuseOf(unless, as, or)
    const options = optionsAmong(candidates, refused)
    if (options.length === 1) return decoded(options[0] as Scalar, as, or)
    const question = askFor(g, who, ask, given, candidates, refused, about)
    return decoded(answered?.(g, question) ?? (yield question), as, or)
  }

  /** Asks for `min` to `max` different candidates. `max` is cut to what can be had. */
  function some<T extends Scalar>(g: S, who: Who, ask: Name, given: Given<Offer<T> & Limits>): Rule<T[]>
  function some<T>(g: S, who: Who, ask: Name, given: Given<Offer<T> & Coded<T> & Limits>): Rule<T[]>
  function* some(g: S, who: Who, ask: Name, given: Given<AnyOffer & Limits>): Rule<unknown[]> {
    const offer = offered(given)
    const answer = yield* put(g, selectionOf(g, who, ask, given, offer))
    const { as, or } = offer
    return ownList(answer).map((one) => decoded(one, as, or))
  }

  /** Like `some`, but asks only when there is something to decide: where all that can be had must be taken, it is. */
  function pickSome<T extends Scalar>(g: S, who: Who, ask: Name, given: Given<Offer<T> & Limits>): Rule<T[]>
  function pickSome<T>(g: S, who: Who, ask: Name, given: Given<Offer<T> & Coded<T> & Limits>): Rule<T[]>
  function* pickSome(g: S, who: Who, ask: Name, given: Given<AnyOffer & Limits>): Rule<unknown[]> {
    const offer = offered(given)
    const question = selectionOf(g, who, ask, given, offer)
    const options = optionsAmong(question.candidates, question.refuse)
    const answer = options.length <= question.min ? options : yield* put(g, question)
    const { as, or } = offer
    return ownList(answer).map((one) => decoded(one, as, or))
  }

  /** Asks for a whole number from `min` to `max`. */
  function* amount(g: S, who: Who, ask: Name, given: Given<Amount>): Rule<number> {
    return (yield* put(g, amountOf(g, who, ask, given))) as number
  }

  /** Like `amount`, but asks only when there is something to decide. */
  function* pickAmount(g: S, who: Who, ask: Name, given: Given<Amount>): Rule<number> {
    const offer = offered(given)
    return offer.min === offer.max ? offer.min : ((yield* put(g, amountOf(g, who, ask, given, offer))) as number)
  }

  /** Asks whether to do something that is possible. */
  function* confirm(g: S, who: Who, ask: Name, about: Data = NO_DATA): Rule<boolean> {
    return (yield* put(g, choiceOf(g, who, ask, { from: YES_NO, about }))) === 'yes'
  }

  /** Asks for a spot for each item; the answer has the spots in the items' order. */
  function* arrange<Item extends Scalar, Spot extends Scalar>(
    g: S,
    who: Who,
    ask: Name,
    given: Given<Arrangement<Item, Spot>>,
  ): Rule<Spot[]> {
    const question = arrangementOf(g, who, ask, given as unknown as Given<Arrangement<Scalar, Scalar>>)
    return ownList(yield* put(g, question)) as Spot[]
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

const YES_NO = ['yes', 'no'] as const

/** Asks several seats at once, each at most once. The answers come back in the order of the parts, whoever was fastest. */
function* everyone<T extends Value>(parts: readonly SingleQuestion[]): Rule<T[]> {
  if (parts.length === 0) return []
  const question: Question = { kind: 'everyone', parts }
  return ownList(yield question).map((one) => (Array.isArray(one) ? ownList(one) : one)) as T[]
}
