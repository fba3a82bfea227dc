import type { Seat } from '../state.ts'
import type { Told } from '../words/messages.ts'

/** Points that somebody has gained, or lost when negative, and what for. */
export interface PointEntry {
  readonly seat: Seat
  readonly amount: number
  /** One of the account's sources. */
  readonly source: string
}

/** How the log of a game tells points: what its lines add up to is the score, at the end to the point. */
export interface Account {
  /** What points come from, with its name in English, in the order in which it is shown. */
  readonly sources: { readonly [source: string]: string }
  /** The points in a line; `earlier` is the whole log before it, for what was told in two parts. */
  entries(line: Told, earlier: readonly Told[]): readonly PointEntry[]
}

/** Adds up what a log tells, line by line. */
export class PointCount {
  /** By seat, then by source. */
  readonly points: { [source: string]: number }[]
  readonly #account: Account
  readonly #earlier: Told[] = []

  constructor(seats: number, account: Account) {
    this.points = Array.from({ length: seats }, () => ({}))
    this.#account = account
  }

  /** The scores as far as they were told. */
  get scores(): number[] {
    return this.points.map((sources) => Object.values(sources).reduce((sum, n) => sum + n, 0))
  }

  /** Takes the next line into account, and returns what it added. */
  hear(line: Told): readonly PointEntry[] {
    const entries = this.#account.entries(line, this.#earlier)
    this.#earlier.push(line)
    for (const { seat, amount, source } of entries) {
      const own = this.points[seat]
      if (own && amount !== 0) own[source] = (own[source] ?? 0) + amount
    }
    return entries
  }
}
