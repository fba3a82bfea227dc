import { readSecrets } from '../accounts/seats.ts'
import type { Backend, HeardNews, Move, Present } from '../database/backend.ts'

/** The matches that somebody here looks at, and how far each is known. */
export type Known = ReadonlyMap<string, number>
export type MatchMoved = (match: string, seq: number) => void
/** Hears that seats of a match have other secrets, or of any match where none is named. */
export type Reseated = (match: string | undefined) => void
/** Hears who is connected to another process. */
export type PresenceHeard = (process: string, present: Present) => void

/** Even when nothing was heard, look this often: a connection may be gone without a sign. */
const LOOK_MS = 4_000
const MATCHES_PER_LOOK = 500

/** Tells listeners when a match they know has gone on, seats have got other secrets, or people came and went, in whichever process. */
export class MatchEvents {
  readonly #backend: Backend
  readonly #pendingFrom: (match: string) => number | undefined
  readonly #listeners = new Set<{ known: Known; moved: MatchMoved }>()
  readonly #seatListeners = new Set<Reseated>()
  readonly #presenceListeners = new Set<PresenceHeard>()
  /** What the store said when it was last asked whether secrets were replaced. */
  #secrets: string | undefined
  /** Moves that may be this process's own and are told when its appends are settled. */
  readonly #held = new Map<string, number>()
  #stop: (() => Promise<void>) | undefined
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #again = false

  constructor(backend: Backend, pendingFrom: (match: string) => number | undefined) {
    this.#backend = backend
    this.#pendingFrom = pendingFrom
  }

  /**
   * Calls `moved` at least once when a known match has entries beyond the known ones; never for entries that this process is just
   * appending, before that append is settled. Returns how to stop.
   */
  listen(known: Known, moved: MatchMoved): () => Promise<void> {
    return this.#join(this.#listeners, { known, moved })
  }

  /** Calls `changed` at least once when a secret was replaced. Returns how to stop. */
  listenToSeats(changed: Reseated): () => Promise<void> {
    return this.#join(this.#seatListeners, changed)
  }

  /** Calls `heard` when another process tells who is connected to it; it is not repeated here. Returns how to stop. */
  listenToPresence(heard: PresenceHeard): () => Promise<void> {
    return this.#join(this.#presenceListeners, heard)
  }

  #join<T>(listeners: Set<T>, listener: T): () => Promise<void> {
    listeners.add(listener)
    this.#watch()
    return async () => {
      listeners.delete(listener)
      await this.#rest()
    }
  }

  #watch(): void {
    if (this.#stop) return
    this.#stop = this.#backend.watch((news) => (news ? this.#hear(news) : this.look()))
    this.#timer = setInterval(() => this.look(), LOOK_MS)
    this.#timer.unref()
  }

  async #rest(): Promise<void> {
    if (this.#listeners.size + this.#seatListeners.size + this.#presenceListeners.size === 0) await this.close()
  }

  #hear({ from, moves, reseated, present }: HeardNews): void {
    this.#tell(moves)
    for (const match of reseated) this.reseated(match)
    for (const heard of this.#presenceListeners) for (const one of present) heard(from, one)
  }

  /** Seats of a match, or of any, have other secrets. */
  reseated(match: string | undefined): void {
    for (const changed of this.#seatListeners) changed(match)
  }

  /** An append of this process has ended. Whoever made it goes on first, and does not hear of what it then knows. */
  settled(match: string, stored: number): void {
    if (this.#listeners.size === 0) return
    const seq = Math.max(stored, this.#held.get(match) ?? 0)
    this.#held.delete(match)
    if (seq > 0) setImmediate(() => this.#tell([{ match, seq }]))
  }

  /** Reads how far the known matches have got. A call while one runs makes it run once more. */
  look(): void {
    this.#again = true
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#listeners.clear()
    this.#seatListeners.clear()
    this.#presenceListeners.clear()
    this.#held.clear()
    const stop = this.#stop
    this.#stop = undefined
    await stop?.()
    await this.#looking
  }

  async #look(): Promise<void> {
    while (this.#again) {
      this.#again = false
      await this.#lookAtSecrets()
      const matches = [...new Set([...this.#listeners].flatMap(({ known }) => [...known.keys()]))]
      for (let from = 0; from < matches.length; from += MATCHES_PER_LOOK) {
        const part = matches.slice(from, from + MATCHES_PER_LOOK)
        const { db } = this.#backend
        const rows = await db
          .selectFrom('standings')
          .select(['match', 'seq'])
          .where('match', 'in', part)
          .execute()
          .catch(() => []) // The database is away: the next look, or the listener's return, makes up for it.
        this.#tell(rows)
      }
    }
  }

  async #lookAtSecrets(): Promise<void> {
    if (this.#seatListeners.size === 0) return
    const secrets = await readSecrets(this.#backend).catch(() => this.#secrets)
    if (secrets === this.#secrets) return
    this.#secrets = secrets
    this.reseated(undefined)
  }

  #tell(moves: readonly Move[]): void {
    for (const { match, seq } of moves) {
      if (seq >= (this.#pendingFrom(match) ?? Infinity)) {
        this.#held.set(match, Math.max(seq, this.#held.get(match) ?? 0))
        continue
      }
      for (const { known, moved } of this.#listeners) if (seq > (known.get(match) ?? Infinity)) moved(match, seq)
    }
  }
}
