import { Ledger } from './ledger.ts'
import type { BotLane, LaneSizes } from './types.ts'

/**
 * Who is kept waiting by a bot: somebody who plays and is connected (`present`), people who play and are not (`absent`), somebody who
 * watches bots play each other (`watched`), or nobody (`alone`).
 */
export type Company = 'present' | 'absent' | 'watched' | 'alone'

export interface Standing {
  readonly company: Company
  /** Those on whose account a bot thinks; at least one. Of several, the one that has had least of it pays. */
  readonly sharers: readonly string[]
}

/** A bot's turn to think. Both calls are needed once, in this order; more do nothing. */
export interface BotSlot {
  readonly lane: BotLane
  /** The bot has its answer. */
  thought(): void
  /** The answer is stored, or there is none. */
  over(): void
}

interface Waiting {
  readonly match: string
  readonly standing: () => Standing
  readonly since: number
  readonly begin: (slot: BotSlot) => void
}

interface Candidate {
  readonly waiting: Waiting
  readonly lane: BotLane
  readonly rank: number
  readonly sharer: string
}

export interface BotQueueOptions {
  readonly sizes: LaneSizes
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

/** The turns of those who are not there come after all others, but not for ever: after this long they are in the same line. */
const PATIENCE_MS = 20_000
/** What a turn is counted as until it is over. */
const EXPECTED_MS = 100

const laneOf = ({ company }: Standing): BotLane => (company === 'present' || company === 'absent' ? 'people' : 'bots')

/**
 * Who may think next. Matches that people play have a lane of their own, so that no match of bots alone ever stands in their way. There,
 * those whose people are connected come first; in the other lane those that somebody watches, and the rest only while nobody
 * waits in the lane of people. In each line the one that has had least of the bots' time is next: first by whom it is for, then by match.
 */
export class BotQueue {
  readonly #now: () => number
  readonly #waiting: Waiting[] = []
  readonly #free: { [lane in BotLane]: number }
  readonly #sharers = { people: new Ledger(), bots: new Ledger() }
  readonly #matches = { people: new Ledger(), bots: new Ledger() }
  #closed = false

  constructor({ sizes, now }: BotQueueOptions) {
    this.#now = now
    this.#free = { ...sizes }
  }

  /** Settles when a bot of the match may think. `standing` is asked whenever a place is free, since people come and go. */
  turn(match: string, standing: () => Standing): Promise<BotSlot> {
    return new Promise((begin) => {
      this.#waiting.push({ match, standing, since: this.#now(), begin })
      this.update()
    })
  }

  /** How many turns wait. */
  waiting(lane: BotLane): number {
    return this.#candidates(lane).length
  }

  /** For how long the oldest turn of a lane has waited; 0 when none waits. */
  age(lane: BotLane): number {
    return this.#candidates(lane).reduce((age, { waiting }) => Math.max(age, this.#now() - waiting.since), 0)
  }

  /** Somebody has come or gone: another turn may be next. */
  update(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) this.#begin(next)
  }

  /** Lets everybody go on at once, who will find that there is nothing to do any more. */
  close(): void {
    this.#closed = true
    this.update()
  }

  #candidates(lane: BotLane): Candidate[] {
    return this.#waiting.flatMap((waiting) => {
      const standing = waiting.standing()
      if (laneOf(standing) !== lane) return []
      const isFirst =
        standing.company === 'present' ||
        standing.company === 'watched' ||
        (standing.company === 'absent' && this.#now() - waiting.since >= PATIENCE_MS)
      return [{ waiting, lane, rank: isFirst ? 0 : 1, sharer: this.#sharers[lane].least(standing.sharers) }]
    })
  }

  #next(): Candidate | undefined {
    const people = this.#candidates('people')
    if (people.length > 0 && this.#hasFree('people')) return this.#first(people)
    if (!this.#hasFree('bots')) return undefined
    const bots = this.#candidates('bots')
    const isIdle = people.length === 0 || this.#closed
    return this.#first(isIdle ? bots : bots.filter(({ rank }) => rank === 0))
  }

  #hasFree(lane: BotLane): boolean {
    return this.#free[lane] > 0 || this.#closed
  }

  #first(candidates: readonly Candidate[]): Candidate | undefined {
    return candidates.toSorted((a, b) => this.#compare(a, b))[0]
  }

  /** Equals stay in the order in which they came. */
  #compare(a: Candidate, b: Candidate): number {
    const sharers = this.#sharers[a.lane]
    const matches = this.#matches[a.lane]
    return (
      a.rank - b.rank ||
      sharers.used(a.sharer) - sharers.used(b.sharer) ||
      matches.used(a.waiting.match) - matches.used(b.waiting.match)
    )
  }

  #begin({ waiting, lane, sharer }: Candidate): void {
    const { match } = waiting
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
    this.#free[lane]--
    this.#sharers[lane].serve(sharer, EXPECTED_MS)
    this.#matches[lane].serve(match, EXPECTED_MS)
    const begun = this.#now()
    let isHeld = true
    const release = () => {
      if (!isHeld) return
      isHeld = false
      const excess = this.#now() - begun - EXPECTED_MS
      this.#sharers[lane].charge(sharer, excess)
      this.#matches[lane].charge(match, excess)
      this.#free[lane]++
      this.update()
    }
    // Bots among themselves also wait for the store: they must not fill it with what nobody waits for.
    waiting.begin({ lane, thought: lane === 'people' ? release : () => {}, over: release })
  }
}
