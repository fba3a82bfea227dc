import type { Game } from '../game/game.ts'
import type { BaseState } from '../state.ts'

/** A checkpoint, and how many decisions lead to it. */
export interface Milestone<S> {
  readonly at: number
  readonly state: S
}

/** A milestone of the match itself. */
export interface KeptMilestone<S> extends Milestone<S> {
  /** How long the log was when the step after it began. */
  readonly opening: number
}

const NEWEST = 8
const FIRST_APART = 32
const MOST_OLD = 32
const MOST_LOOKED_AT = 4

/**
 * The checkpoints that a match keeps, to go back to and to look at. The newest are all kept, since one mostly goes back a little; of older
 * ones those that lie some decisions apart, further apart the longer the match is: so it takes no more memory for being long.
 */
export class Milestones<S extends BaseState> {
  readonly #game: Game<S>
  #kept: KeptMilestone<S>[] = []
  /** Those that were made to look at the past: one mostly looks further from there. */
  #lookedAt: Milestone<S>[] = []
  #apart = FIRST_APART

  constructor(game: Game<S>) {
    this.#game = game
  }

  /** The last one. There always is one once the match has begun: the beginning. */
  get newest(): KeptMilestone<S> {
    return this.#kept[this.#kept.length - 1] as KeptMilestone<S>
  }

  keep(milestone: KeptMilestone<S>): void {
    const kept = this.#kept
    kept.push(milestone)
    const old = kept.length - 1 - NEWEST
    const [before, aging] = [kept[old - 1], kept[old]]
    if (before && aging && aging.at - before.at < this.#apart) kept.splice(old, 1)
    else if (aging) kept[old] = { ...aging, state: this.#bare(aging.state) }
    if (old > MOST_OLD) this.#thinOut(old)
  }

  /** A position without what follows from it, which can be much larger than itself and is found again when it is needed. */
  #bare(position: S): S {
    if (position.derived === undefined) return position
    const bare = this.#game.copy(position)
    bare.derived = undefined
    return bare
  }

  /** Keeps about half of the old ones. The first stays: it is the beginning. */
  #thinOut(old: number): void {
    this.#apart *= 2
    let last = 0
    this.#kept = this.#kept.filter(({ at }, index) => {
      const stays = index === 0 || index >= old || at - last >= this.#apart
      if (stays) last = at
      return stays
    })
  }

  /** Only the first `to` decisions remain. */
  cutTo(to: number): void {
    while (this.#kept.length > 1 && this.newest.at > to) this.#kept.pop()
    this.#lookedAt = this.#lookedAt.filter(({ at }) => at <= to)
  }

  /** The last one that at most so many decisions lead to. */
  before(to: number): Milestone<S> {
    const kept = this.#kept.findLast(({ at }) => at <= to) ?? this.newest
    return this.#lookedAt.reduce((last: Milestone<S>, one) => (one.at <= to && one.at > last.at ? one : last), kept)
  }

  /** Somebody looked at a moment shortly after this. */
  lookedAt(milestone: Milestone<S>): void {
    this.#lookedAt.push(milestone)
    if (this.#lookedAt.length > MOST_LOOKED_AT) this.#lookedAt.shift()
  }
}
