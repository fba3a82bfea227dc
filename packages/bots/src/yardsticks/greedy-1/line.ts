import type { Evaluation, Value } from '@orrery/engine'
import type { Outlook } from './lookahead.ts'

/** How much of what was seen of a plan still counts when another one takes its place. */
const REMEMBERED = 0.5

/** An answer with the best way to go on that has been found, and what comes of it on average. */
export class Line {
  readonly answer: Value
  /** The seat's further answers. */
  plan: readonly Value[] = []
  looks = 0
  /** The seat is asked the same again after it. */
  again = false
  #certain = true
  /** Of the looks, with less for those at plans that were given up. */
  #weight = 0
  #total = 0
  #squares = 0
  #sums: { [term: string]: number } = {}

  constructor(answer: Value) {
    this.answer = answer
  }

  /** The mean of what was seen. */
  get score(): number {
    return this.#weight === 0 ? 0 : this.#total / this.#weight
  }

  /** What can be relied on: less than the mean, as long as that may be mere luck. The best of many lines is the luckiest, too. */
  get promise(): number {
    const variance = this.#squares / this.#weight - this.score ** 2
    return this.looks < 2 || variance <= 0 ? this.score : this.score - Math.sqrt(variance / (this.looks - 1))
  }

  /** The parts of the score. */
  get terms(): Evaluation {
    const terms: { [term: string]: number } = {}
    for (const term in this.#sums) terms[term] = (this.#sums[term] ?? 0) / this.#weight
    return terms
  }

  /** Nothing more can be learned: neither chance nor a choice follows. */
  get settled(): boolean {
    return this.#certain && this.looks > 0 && this.plan.length === 0
  }

  /** One more look at where the plan leads. */
  add(outlook: Outlook): void {
    if (this.looks === 0) this.plan = outlook.rest
    this.looks++
    this.again = outlook.again
    this.#certain &&= outlook.certain
    this.#weight++
    this.#total += outlook.score
    this.#squares += outlook.score ** 2
    for (const term in outlook.terms) this.#sums[term] = (this.#sums[term] ?? 0) + (outlook.terms[term] ?? 0)
  }

  /**
   * Another plan did better on the same deal. Where chance had no hand in it, that is what the answer is worth; otherwise it may
   * have been luck, so only the looks to come will tell.
   */
  replan(better: Outlook): void {
    this.plan = better.rest
    this.#forget(this.#certain && better.certain ? 0 : REMEMBERED)
    if (this.#certain && better.certain) this.add(better)
  }

  #forget(share: number): void {
    this.#weight *= share
    this.#total *= share
    this.#squares *= share
    for (const term in this.#sums) this.#sums[term] = (this.#sums[term] ?? 0) * share
  }
}
