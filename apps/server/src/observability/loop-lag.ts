/** How often it is looked whether the event loop turns. */
const LOOK_MS = 250
/** How long a delay counts as one of late. */
const WINDOW_MS = 10_000

/** Measures for how long this process did not get to anything: whoever asked for something then had to wait as well. */
export class LoopLag {
  readonly #now: () => number
  readonly #delays: { readonly at: number; readonly ms: number }[] = []
  #due: number

  /** `every` calls its function again and again after so many milliseconds; a timer by default. */
  constructor(
    now = () => performance.now(),
    every = (look: () => void, ms: number) => void setInterval(look, ms).unref(),
  ) {
    this.#now = now
    this.#due = now() + LOOK_MS
    every(() => this.#look(), LOOK_MS)
  }

  #look(): void {
    const at = this.#now()
    this.#delays.push({ at, ms: Math.max(0, at - this.#due) })
    this.#due = at + LOOK_MS
    while (this.#delays[0] && this.#delays[0].at < at - WINDOW_MS) this.#delays.shift()
  }

  /** The longest delay of late, or the one that lasts. */
  get longestMs(): number {
    return this.#delays.reduce((most, { ms }) => Math.max(most, ms), Math.max(0, this.#now() - this.#due))
  }
}
