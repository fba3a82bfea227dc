/**
 * How much each has had of something that is shared. Whoever has had least comes next; whoever was away does not save up: it comes back
 * level with the one that was last served.
 */
export class Ledger {
  readonly #used = new Map<string, number>()
  /** What the one that was last served had had by then. */
  #level = 0

  used(key: string): number {
    return Math.max(this.#used.get(key) ?? 0, this.#level)
  }

  /** The one of these that has had least. */
  least(keys: readonly string[]): string {
    return keys.reduce((least, key) => (this.used(key) < this.used(least) ? key : least))
  }

  /** It is served now, and is counted this much until it is known what it really took. */
  serve(key: string, expected: number): void {
    this.#level = Math.max(this.#level, this.used(key))
    this.charge(key, expected)
    // Who is behind the level is as good as unknown.
    for (const [other, used] of this.#used) if (used <= this.#level) this.#used.delete(other)
  }

  charge(key: string, amount: number): void {
    this.#used.set(key, this.used(key) + amount)
  }
}
