import type { Seat, Thinking } from '@orrery/engine'
import type { Judge } from './judge.ts'
import { Rollouts } from './rollouts.ts'
import type { Search } from './search.ts'
import type { Worlds } from './worlds.ts'

/** Who plays turns on looks so often before, and to play one on counts for so many looks. */
const LOOKS_BEFORE = 100
const LOOKS_A_TURN = 20

/** A search; where somebody thinks so far, after it the turn is played on after its best answers. */
export class Inquiry {
  readonly #search: Search
  readonly #begin: (() => Rollouts) | undefined
  #rollouts: Rollouts | undefined

  constructor(search: Search, worlds: Worlds, seat: Seat, judge: Judge, thinking: Thinking) {
    this.#search = search
    if (thinking.rollouts > 1 && !search.isSecret)
      this.#begin = () => new Rollouts(worlds, seat, judge, thinking, search.ranked())
  }

  get looks(): number {
    return this.#search.looks + LOOKS_A_TURN * (this.#rollouts?.done ?? 0)
  }

  /** One look or one turn more; false when there is nothing left to find out. */
  goOn(): boolean {
    if (this.#begin === undefined) return this.#search.goOn()
    if (this.#rollouts === undefined && this.#search.looks < LOOKS_BEFORE && this.#search.goOn()) return true
    this.#rollouts ??= this.#begin()
    return this.#rollouts.goOn()
  }
}
