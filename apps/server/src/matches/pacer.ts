/** Longer than this no work on the main thread goes on while others wait. */
const SLICE_MS = 4

/**
 * Lets long work on the main thread give way. Works that are under way at the same time take turns: between any two of their slices
 * everything else has its turn once.
 */
export class Pacer {
  readonly #now: () => number
  readonly #waiting: (() => void)[] = []
  #begun = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** What to await before the work goes on; nothing while it may go on at once. */
  readonly pause = (): Promise<void> | undefined => {
    if (this.#now() - this.#begun < SLICE_MS) return undefined
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (this.#waiting.length === 1) setImmediate(() => this.#next())
    })
  }

  #next(): void {
    this.#begun = this.#now()
    this.#waiting.shift()?.()
    if (this.#waiting.length > 0) setImmediate(() => this.#next())
  }
}
