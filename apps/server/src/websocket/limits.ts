import { Bucket } from './bucket.ts'
import { type SeatRates, STANDARD_RATES } from './rates.ts'

export interface LiveLimits {
  /** Messages of one connection: so many a second, so many at once. */
  readonly messagesPerSecond: number
  readonly burst: number
  /** Open connections of one address. */
  readonly connections: number
  /** Hellos of one address in a minute that led nowhere. */
  readonly badHellos: number
  /** Unclear messages of one connection. */
  readonly unclear: number
  /** Questions of one address that wait for their answer. */
  readonly questions: number
  readonly helloMs: number
  readonly pingMs: number
  /** A connection with more unread bytes than these is cut. */
  readonly buffered: number
  /** What one seat of one match may do in a minute, whatever its connections. */
  readonly seat: SeatRates
}

export const STANDARD_LIMITS: LiveLimits = {
  messagesPerSecond: 50,
  burst: 100,
  connections: 200,
  badHellos: 30,
  unclear: 10,
  questions: 200,
  helloMs: 10_000,
  pingMs: 30_000,
  buffered: 1 << 20,
  seat: STANDARD_RATES,
}

interface Visitor {
  connections: number
  readonly badHellos: Bucket
}

const MINUTE = 60_000

/** What each address does. Those that have gone and done no wrong are forgotten. */
export class Addresses {
  readonly #limits: LiveLimits
  readonly #visitors = new Map<string, Visitor>()
  readonly #clock: () => number
  #swept: number

  constructor(limits: LiveLimits, clock: () => number) {
    this.#limits = limits
    this.#clock = clock
    this.#swept = clock()
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#visitors.size
  }

  /** Says whether one more connection is not too many. */
  enter(address: string): boolean {
    this.#sweep()
    const visitor = this.#visitors.get(address) ?? {
      connections: 0,
      badHellos: new Bucket(this.#limits.badHellos / 60, this.#limits.badHellos, this.#clock()),
    }
    if (visitor.connections >= this.#limits.connections) return false
    visitor.connections++
    this.#visitors.set(address, visitor)
    return true
  }

  leave(address: string): void {
    const visitor = this.#visitors.get(address)
    if (visitor) visitor.connections--
  }

  /** Somebody tried what does not exist; says whether that was once too often. */
  stumble(address: string): boolean {
    return this.#visitors.get(address)?.badHellos.take(this.#clock()) === false
  }

  #sweep(): void {
    const now = this.#clock()
    if (now - this.#swept < MINUTE) return
    this.#swept = now
    for (const [address, { connections, badHellos }] of this.#visitors)
      if (connections === 0 && badHellos.isFull(now)) this.#visitors.delete(address)
  }
}
