import type { Evaluation } from '@orrery/engine'
import type { Judged } from './judge.ts'
import type { Node } from './node.ts'

/** How far what the rest of a turn brings usually lies from what the first answer promises, in points of the game. */
const USUAL = 0.2

/** How far apart two ways usually end in one world, in points of the game, and for how many worlds that counts. */
const SPREAD = 0.4
const SUPPOSED = 2

/** An answer is given up once it lies so many errors behind, after so many worlds. */
const HOPELESS = { errors: 2, worlds: 4 } as const

/** An answer that may turn out better than the one that seems best, and what the turn came to with it. */
export class Rival {
  readonly node: Node
  readonly #point: number
  /** By how much the looks saw it better than the other, and how much of that is believed: what was ranked behind is not better. */
  readonly #seen: Judged
  readonly #believed: number
  #worlds = 0
  #squares = 0
  #sum: Judged = { score: 0, terms: {}, chance: 0 }

  constructor(node: Node, best: Node, point: number) {
    this.node = node
    this.#point = point
    this.#seen = difference(judgedOf(node), judgedOf(best))
    this.#believed = this.#seen.score > 0 ? 0 : 1
  }

  /** The turn came to this with it, and to that with the other, in the same world. */
  note(own: Judged, other: Judged): void {
    const gain = difference(own, other)
    this.#worlds++
    this.#squares += gain.score ** 2
    this.#sum = combined(this.#sum, 1, gain, 1)
    // The fewer worlds there were, and the farther apart they lie, the less they count against what the looks saw.
    const share = (USUAL * this.#point) ** 2 / ((USUAL * this.#point) ** 2 + this.#variance)
    this.node.correct(combined(this.#sum, share / this.#worlds, this.#seen, (1 - share) * this.#believed - 1))
  }

  get isOpen(): boolean {
    const { errors, worlds } = HOPELESS
    return this.#worlds < worlds || this.#mean + errors * Math.sqrt(this.#variance) > 0
  }

  get #mean(): number {
    return this.#sum.score / this.#worlds
  }

  /** Of the mean. */
  get #variance(): number {
    const squares = Math.max(0, this.#squares - this.#worlds * this.#mean ** 2)
    const all = squares + SUPPOSED * (SPREAD * this.#point) ** 2
    return all / (this.#worlds - 1 + SUPPOSED) / this.#worlds
  }
}

const judgedOf = ({ value, terms, chance }: Node): Judged => ({ score: value, terms, chance: chance?.mean })

const difference = (one: Judged, other: Judged): Judged => combined(one, 1, other, -1)

function combined(one: Judged, times: number, other: Judged, otherTimes: number): Judged {
  const terms: { [term: string]: number } = {}
  for (const term of new Set([...Object.keys(one.terms), ...Object.keys(other.terms)]))
    terms[term] = times * (one.terms[term] ?? 0) + otherTimes * (other.terms[term] ?? 0)
  const hasChances = one.chance !== undefined && other.chance !== undefined
  return {
    score: times * one.score + otherTimes * other.score,
    terms: terms satisfies Evaluation,
    chance: hasChances ? times * (one.chance ?? 0) + otherTimes * (other.chance ?? 0) : undefined,
  }
}
