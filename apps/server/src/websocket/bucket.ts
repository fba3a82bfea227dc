/** Lets so many things through in a second, and so many at once. */
export class Bucket {
  readonly #perMs: number
  readonly #most: number
  #left: number
  #at: number

  constructor(perSecond: number, most: number, now: number) {
    this.#perMs = perSecond / 1000
    this.#most = most
    this.#left = most
    this.#at = now
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMs)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  /** How long until the next thing is let through. */
  waitMs(now: number): number {
    return Math.max(0, (1 - this.#left) / this.#perMs - (now - this.#at))
  }

  isFull(now: number): boolean {
    return this.#left + (now - this.#at) * this.#perMs >= this.#most
  }
}
