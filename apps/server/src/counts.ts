/** Milliseconds that only go forward. The wall clock can be set at any moment, and must neither free nor lock anybody. */
export const monotonic = (): number => performance.now()

interface Window {
  readonly began: number
  count: number
}

/** More keys than these are not kept: the oldest are forgotten first. */
const MOST_KEYS = 200_000

/**
 * How often each key came up within a window of time that begins with its first. Keys whose window is over are forgotten.
 *
 * ```ts
 * const counts = new Counts(60_000, monotonic)
 * if (counts.take(address, 600) > 0) refuse()
 * ```
 */
export class Counts {
  /** In the order in which their windows began, since a new window goes to the end. */
  readonly #windows = new Map<string, Window>()
  readonly #windowMs: number
  readonly #clock: () => number

  constructor(windowMs: number, clock: () => number) {
    this.#windowMs = windowMs
    this.#clock = clock
  }

  /** How many keys are kept. */
  get size(): number {
    return this.#windows.size
  }

  /** Counts the key once more. Returns 0 while it came up at most `max` times, otherwise how many milliseconds are left to wait. */
  take(key: string, max: number): number {
    const now = this.#clock()
    this.#forget(now)
    const window = this.#windows.get(key) ?? { began: now, count: 0 }
    if (!this.#windows.has(key)) this.#windows.set(key, window)
    window.count++
    return window.count <= max ? 0 : window.began + this.#windowMs - now
  }

  /** Takes one count back, as if it had not come up. */
  giveBack(key: string): void {
    const window = this.#windows.get(key)
    if (window && window.count > 0) window.count--
  }

  #forget(now: number): void {
    for (const [key, { began }] of this.#windows) {
      if (now - began < this.#windowMs && this.#windows.size < MOST_KEYS) return
      this.#windows.delete(key)
    }
  }
}
