import type { Rejection, Viewer, WishMessage } from '@orrery/protocol'
import { Bucket } from './bucket.ts'

/** How often in a minute the same may come from one seat of one match, over all its connections; matches are begun from an address. */
export interface SeatRates {
  readonly chats: number
  /** What is done out of turn: trade offers, gifts. */
  readonly interjections: number
  readonly undos: number
  readonly undoRequests: number
  /** Names, absences, pauses, rematches. */
  readonly changes: number
  /** Hellos; those of spectators are counted by address. */
  readonly hellos: number
  /** Agreements to rematches, from one address: a match may come of each. */
  readonly rematches: number
}

export const STANDARD_RATES: SeatRates = {
  chats: 30,
  interjections: 30,
  undos: 60,
  undoRequests: 10,
  changes: 20,
  hellos: 120,
  rematches: 30,
}

const ANY = Number.MAX_SAFE_INTEGER

export const NO_RATES: SeatRates = {
  chats: ANY,
  interjections: ANY,
  undos: ANY,
  undoRequests: ANY,
  changes: ANY,
  hellos: ANY,
  rematches: ANY,
}

/** What counts as what. The game itself asks for answers, and a request can be agreed to once: those are not counted. */
const KINDS: { readonly [type in WishMessage['type']]: keyof SeatRates | undefined } = {
  answer: undefined,
  chat: 'chats',
  interject: 'interjections',
  undo: 'undos',
  redo: 'undos',
  'ask-undo': 'undoRequests',
  agree: undefined,
  disagree: undefined,
  resign: undefined,
  away: 'changes',
  back: 'changes',
  pause: 'changes',
  resume: 'changes',
  name: 'changes',
  rematch: 'changes',
  'no-rematch': 'changes',
}

const NAMES: { readonly [kind in keyof SeatRates]: string } = {
  chats: 'chat messages',
  interjections: 'actions out of turn',
  undos: 'undos',
  undoRequests: 'undo requests',
  changes: 'changes of a seat',
  hellos: 'hellos at one match',
  rematches: 'rematches',
}

const MINUTE = 60_000

/** What the seats of all matches have done within a minute. Whatever has rested is forgotten. */
export class SeatRateLimiter {
  readonly #rates: SeatRates
  readonly #clock: () => number
  readonly #buckets = new Map<string, Bucket>()
  #swept: number

  constructor(rates: SeatRates, clock: () => number) {
    this.#rates = rates
    this.#clock = clock
    this.#swept = clock()
  }

  /** How much is remembered. */
  get size(): number {
    return this.#buckets.size
  }

  /** Counts a wish, or says why it comes too soon: then it does not count. */
  refuseWish(match: string, viewer: Viewer, type: WishMessage['type'], address: string): Rejection | undefined {
    const kind = KINDS[type]
    const refusal = kind && this.#refuse(kind, `${match} ${viewer}`)
    return refusal ?? (type === 'rematch' ? this.#refuse('rematches', address) : undefined)
  }

  refuseHello(match: string, viewer: Viewer, address: string): Rejection | undefined {
    return this.#refuse('hellos', `${match} ${viewer === 'spectator' ? address : viewer}`)
  }

  #refuse(kind: keyof SeatRates, who: string): Rejection | undefined {
    const now = this.#clock()
    this.#sweep(now)
    const rate = this.#rates[kind]
    const key = `${kind} ${who}`
    const bucket = this.#buckets.get(key) ?? new Bucket(rate / 60, rate, now)
    this.#buckets.set(key, bucket)
    if (bucket.take(now)) return undefined
    const wait = Math.ceil(bucket.waitMs(now))
    return {
      reason: 'too-often',
      text: `At most ${rate} ${NAMES[kind]} per minute. Try again in ${inSeconds(wait)}.`,
      wait,
    }
  }

  #sweep(now: number): void {
    if (now - this.#swept < MINUTE) return
    this.#swept = now
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key)
  }
}

function inSeconds(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}
