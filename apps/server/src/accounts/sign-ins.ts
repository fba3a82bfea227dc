import { Counts, monotonic } from '../counts.ts'

const MINUTE = 60_000
/** So many passwords may be tried for one name, from wherever, before strangers are slowed down. */
const FREE_TRIES = 10
const FREE_WINDOW = 10 * MINUTE
const FIRST_WAIT = MINUTE
const LONGEST_WAIT = 15 * MINUTE
/** More places in lines than these are not kept: the oldest are forgotten first. */
const MOST_PLACES = 100_000

interface Place {
  /** When its holder may try again. */
  readonly at: number
  /** How long it waits after that. */
  readonly wait: number
}

export type SignIns = ReturnType<typeof createSignIns>

/**
 * Slows down those who try passwords of one account from many addresses. After some wrong ones, each further address gets a place of its
 * own in a line: it may try after a minute, and then after twice as long each time. Nobody else can use that place up, so that the
 * owner gets in after a minute however hard strangers try.
 */
export function createSignIns(clock: () => number = monotonic) {
  const tries = new Counts(FREE_WINDOW, clock)
  const places = new Map<string, Place>()

  function forget(now: number): void {
    for (const [key, { at }] of places) {
      if (places.size < MOST_PLACES && now < at + LONGEST_WAIT) return
      places.delete(key)
    }
  }

  function put(key: string, place: Place): void {
    places.delete(key)
    places.set(key, place)
  }

  return {
    /** Asks to try a password. Returns 0 when it may be tried now, which counts as wrong until `right` is told; else the wait in ms. */
    attempt(name: string, address: string): number {
      const now = clock()
      forget(now)
      const key = `${name}\n${address}`
      const place = places.get(key)
      if (place === undefined) {
        if (tries.take(name, FREE_TRIES) === 0) return 0
        put(key, { at: now + FIRST_WAIT, wait: FIRST_WAIT })
        return FIRST_WAIT
      }
      if (now < place.at) return place.at - now
      const wait = Math.min(LONGEST_WAIT, 2 * place.wait)
      put(key, { at: now + wait, wait })
      return 0
    },

    /** The password that was tried is right: neither the name nor the address is slowed down by it. */
    right(name: string, address: string): void {
      if (!places.delete(`${name}\n${address}`)) tries.giveBack(name)
    },
  }
}
