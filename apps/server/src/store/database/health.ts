import type { Backend, Trouble } from './backend.ts'

/** Trouble that people notice, unlike that of two who want the same at once. */
export type Outage = Exclude<Trouble, 'busy'>

/** Whoever runs the server hears of an outage twice: when it begins, and when it is over. */
export interface OutageEvents {
  began(outage: Outage, error: unknown): void
  ended(outage: Outage, ms: number): void
  /** A single connection broke or fell silent while others were answered. */
  stumbled(error: unknown): void
}

export const NO_EVENTS: OutageEvents = { began: () => {}, ended: () => {}, stumbled: () => {} }

/** Watches what becomes of everything that the database is asked to do, and tells outages from single failures. */
export class Health {
  readonly #troubleOf: Backend['troubleOf']
  readonly #events: OutageEvents
  readonly #since = new Map<Outage, number>()
  /** When the database last answered. */
  #answered = Number.NEGATIVE_INFINITY

  constructor(troubleOf: Backend['troubleOf'], events: OutageEvents) {
    this.#troubleOf = troubleOf
    this.#events = events
  }

  /** What is wrong at the moment, as far as anybody has noticed. */
  get outage(): Outage | undefined {
    return this.#since.keys().next().value
  }

  /** Does it, and draws conclusions. That it can be read says nothing of whether it can be written to. */
  async watch<T>(work: () => Promise<T>, writes = false): Promise<T> {
    const began = performance.now()
    try {
      const done = await work()
      this.#answered = performance.now()
      this.#end('unreachable', began)
      if (writes) this.#end('unwritable', began)
      return done
    } catch (error) {
      this.#fail(error, began)
      throw error
    }
  }

  #fail(error: unknown, began: number): void {
    const outage = this.#troubleOf(error)
    if (outage === undefined || outage === 'busy' || this.#since.has(outage)) return
    const now = performance.now()
    // Others were answered long after this was asked: it is not the database.
    if (outage === 'unreachable' && now - this.#answered < (now - began) / 2) this.#events.stumbled(error)
    else {
      this.#since.set(outage, now)
      this.#events.began(outage, error)
    }
  }

  /** What began before the outage may have been answered before it. */
  #end(outage: Outage, began: number): void {
    const since = this.#since.get(outage)
    if (since === undefined || began < since) return
    this.#since.delete(outage)
    this.#events.ended(outage, performance.now() - since)
  }
}
