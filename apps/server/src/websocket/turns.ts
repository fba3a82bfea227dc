/**
 * Work that may take long, one piece between two turns of the process: whatever else has come meanwhile goes first. Addresses take
 * turns, so that one that asks a lot waits for itself alone.
 *
 * ```ts
 * if (!turns.add(address, () => answer(question))) refuse()
 * ```
 */
export class Turns {
  readonly #most: number
  readonly #defer: (work: () => void) => void
  /** The address whose turn it is comes first. */
  readonly #waiting = new Map<string, (() => void)[]>()

  /** Of each address at most `most` pieces wait. */
  constructor(most = Number.POSITIVE_INFINITY, defer: (work: () => void) => void = setImmediate) {
    this.#most = most
    this.#defer = defer
  }

  /** Puts work at the end of its address's own line; says no when that is too long. */
  add(address: string, work: () => void): boolean {
    const line = this.#waiting.get(address) ?? []
    if (line.length >= this.#most) return false
    line.push(work)
    if (this.#waiting.size === 0) this.#defer(() => this.#next())
    this.#waiting.set(address, line)
    return true
  }

  #next(): void {
    const [first] = this.#waiting
    if (first === undefined) return
    const [address, line] = first
    const work = line.shift()
    this.#waiting.delete(address)
    if (line.length > 0) this.#waiting.set(address, line)
    if (this.#waiting.size > 0) this.#defer(() => this.#next())
    work?.()
  }
}
