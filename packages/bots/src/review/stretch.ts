import { type BaseState, type Evaluation, type Runner, sameValue, type Value } from '@orrery/engine'

/** An answer of a turn; `runner` stands before it. */
export interface TurnAnswer {
  readonly at: number
  readonly value: Value
  readonly runner: Runner<BaseState>
}

/** Where a turn has ended. */
export interface Ending {
  readonly chance: number
  readonly terms: Evaluation
}

/** Where somebody else went another way: at which answer of a stretch, and what they answered. */
export interface Parted {
  readonly place: number
  readonly value: Value
}

/** Answers of a turn between which nobody learned anything, and how the turn ends with them and with somebody else's own. */
export class Stretch {
  readonly answers: readonly [TurnAnswer, ...TurnAnswer[]]
  /** By how much it ends better with the other's, in each world; nothing where both answered alike. */
  readonly #gains: number[] = []
  readonly #terms: { [term: string]: number } = {}
  readonly #partings: { readonly parted: Parted; gain: number }[] = []
  #chances = 0

  constructor(answers: readonly TurnAnswer[]) {
    const [first, ...more] = answers
    if (first === undefined) throw new RangeError('A stretch has an answer.')
    this.answers = [first, ...more]
  }

  note(parted: Parted | undefined, better: Ending, given: Ending): void {
    const gain = better.chance - given.chance
    this.#chances += better.chance
    this.#gains.push(gain)
    if (parted === undefined) return
    for (const term of new Set([...Object.keys(better.terms), ...Object.keys(given.terms)]))
      this.#terms[term] = (this.#terms[term] ?? 0) + (better.terms[term] ?? 0) - (given.terms[term] ?? 0)
    const known = this.#partings.find(
      (one) => one.parted.place === parted.place && sameValue(one.parted.value, parted.value),
    )
    if (known) known.gain += gain
    else this.#partings.push({ parted, gain })
  }

  get #worlds(): number {
    return Math.max(1, this.#gains.length)
  }

  /** How likely the seat is to win when the other plays on from here. */
  get chance(): number {
    return this.#chances / this.#worlds
  }

  get mean(): number {
    return this.#gains.reduce((sum, gain) => sum + gain, 0) / this.#worlds
  }

  /** The variance of the mean. */
  get variance(): number {
    const { mean } = this
    if (this.#gains.length < 2) return 1
    return this.#gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (this.#worlds - 1) / this.#worlds
  }

  /** Where the other parted from what was given, with most gain; nothing where that brought none. */
  get parting(): Parted | undefined {
    const [most] = this.#partings.toSorted((a, b) => b.gain - a.gain)
    return most !== undefined && most.gain > 0 ? most.parted : undefined
  }

  /** What the turn would have brought more, on average. */
  get terms(): Evaluation {
    return Object.fromEntries(Object.entries(this.#terms).map(([term, sum]) => [term, sum / this.#worlds]))
  }
}
