import { type Evaluation, sameValue, type Value } from '@orrery/engine'
import type { Judged } from './judge.ts'
import type { Outlook } from './ways.ts'

/** More children are tried with the root of the visits, times this. */
const WIDENING = 1.5

/** How far a mean of one look may be off, in spreads of what was seen. */
const EXPLORATION = 0.7

/** What a longer way costs, in spreads of what was seen: of two ways to the same place the shorter one is better. */
const LENGTH = 0.002

/**
 * An answer in the tree of a seat's own answers, and what comes of it. A look that ends here values the position at the end of the step; where
 * the step has ended already, the seat may also stop here (stand pat).
 */
export class Node {
  readonly answer: Value
  visits = 0
  /** Looks that ended here, and what they saw. */
  #stays = 0
  #total = 0
  #squares = 0
  readonly #terms: { [term: string]: number } = {}
  /** Chances to win, where the game has measured them. */
  #chances = 0
  #chanceSquares = 0
  #again = false
  #certain = true
  /** What it is worth beyond what the looks saw. */
  #correction: Judged | undefined
  #settled = false
  /** What each look saw, in their order, where answers are mixed. */
  readonly seen: number[] = []
  /** Whether the seat can go on from here; not known before the first look. */
  isOpen = false
  /** The step has ended here: nothing more has to be answered. */
  mayStop = false
  /** Further answers that were not tried yet, in the order in which to try them; not known before the second look. */
  #untried: Value[] | undefined
  readonly children: Node[] = []

  constructor(answer: Value) {
    this.answer = answer
  }

  add({ score, terms, chance, certain, again }: Outlook): void {
    this.#stays++
    this.#total += score
    this.#squares += score ** 2
    this.#chances += chance ?? Number.NaN
    this.#chanceSquares += (chance ?? 0) ** 2
    this.#again = again
    this.#certain &&= certain
    for (const term in terms) this.#terms[term] = (this.#terms[term] ?? 0) + (terms[term] as number)
  }

  /** What became known of it besides the looks, instead of what was known before: from now on its luck is accounted for. */
  correct(by: Judged): void {
    this.#correction = by
  }

  get isCorrected(): boolean {
    return this.#correction !== undefined
  }

  /** The mean of the looks that ended here. */
  get #mean(): number {
    return this.#stays === 0 ? Number.NEGATIVE_INFINITY : this.#total / this.#stays
  }

  /** Where the best way on is valued: of those that are certain, and the one that was looked at most. The luckiest single look does not count. */
  get #next(): Node | undefined {
    let usual: Node | undefined
    let best: Node | undefined
    for (const child of this.children) {
      if (child.isSettled) {
        const { end } = child
        if (best === undefined || end.#mean > best.#mean) best = end
      } else if (usual === undefined || child.visits > usual.visits) usual = child
    }
    const end = usual?.end
    return best === undefined || (end !== undefined && end.#mean > best.#mean) ? end : best
  }

  /** Where the best way from here is valued. */
  get end(): Node {
    const next = this.#next
    if (next === undefined) return this
    return this.mayStop && this.#mean >= next.#mean ? this : next
  }

  /** The seat is asked the same again at the end of it. */
  get again(): boolean {
    return this.end.#again
  }

  get value(): number {
    return this.end.#mean + (this.#correction?.score ?? 0)
  }

  /** How far the value may be off. */
  get uncertainty(): number {
    const { end } = this
    const variance = end.#squares / end.#stays - end.#mean ** 2
    return end.#stays < 2 || variance <= 0 ? 0 : Math.sqrt(variance / (end.#stays - 1))
  }

  /** What can be relied on: less than the mean, as long as that may be mere luck. The best of many is the luckiest, too. */
  get promise(): number {
    return this.isCorrected ? this.value : this.value - this.uncertainty
  }

  /** The parts of the value. */
  get terms(): Evaluation {
    const { end } = this
    const terms: { [term: string]: number } = { ...this.#correction?.terms }
    for (const term in end.#terms) terms[term] = (terms[term] ?? 0) + (end.#terms[term] as number) / end.#stays
    return terms
  }

  /** How likely the seat is to win, and how far that may be off; nothing where the game has never measured it. */
  get chance(): { readonly mean: number; readonly error: number } | undefined {
    const { end } = this
    const mean = end.#chances / end.#stays
    if (Number.isNaN(mean)) return undefined
    const variance = Math.max(0, end.#chanceSquares / end.#stays - mean ** 2)
    const corrected = Math.min(1, Math.max(0, mean + (this.#correction?.chance ?? 0)))
    return { mean: corrected, error: end.#stays < 2 ? 0 : Math.sqrt(variance / (end.#stays - 1)) }
  }

  /** The further answers on the best way from here, up to where it is valued. */
  get route(): readonly Node[] {
    const { end } = this
    const next = end === this ? undefined : this.children.find((child) => child.end === end)
    return next === undefined ? [] : [next, ...next.route]
  }

  /** Nothing more can be learned here. */
  get isSettled(): boolean {
    this.#settled ||= (this.isOpen ? this.#isExhausted : this.#isSure) && (!this.mayStop || this.#isSure)
    return this.#settled
  }

  get #isSure(): boolean {
    return this.#certain && this.#stays > 0
  }

  get #isExhausted(): boolean {
    return this.#untried?.length === 0 && this.children.every((child) => child.isSettled)
  }

  /** A further answer that is tried now. */
  grow(answer: Value): Node {
    const child = new Node(answer)
    this.children.push(child)
    return child
  }

  /** Whether it is known what can be answered from here. */
  get isSurveyed(): boolean {
    return this.#untried !== undefined
  }

  /** What can be answered from here; some of it may have been tried already. */
  survey(candidates: readonly Value[]): void {
    this.#untried = candidates.filter((candidate) => !this.children.some(({ answer }) => sameValue(answer, candidate)))
    this.#untried.reverse()
  }

  /** Where to look next: a further answer, or nothing to stay here. `spread` is how far values lie apart. */
  select(spread: number): Node | undefined {
    const { children } = this
    const isNarrow = children.length < 1 + WIDENING * Math.sqrt(this.visits)
    const untried = isNarrow ? this.#untried?.pop() : undefined
    if (untried !== undefined) return this.grow(untried)
    const luck = EXPLORATION * spread * Math.sqrt(Math.log(this.visits + 1))
    let best: Node | undefined
    let most = this.mayStop && !this.#certain ? this.#mean + luck / Math.sqrt(this.#stays) : Number.NEGATIVE_INFINITY
    for (const child of children) {
      if (child.isSettled) continue
      const hope = child.value - LENGTH * spread + luck / Math.sqrt(child.visits)
      if (hope <= most) continue
      best = child
      most = hope
    }
    return best
  }
}
