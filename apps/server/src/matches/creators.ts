import { HttpError } from '../http-error.ts'
import type { Store } from '../store/index.ts'

/**
 * Where matches were begun from, as far as this process began them: whoever begins many shares one part of the bots' time among them, and
 * has only so many matches of bots alone under way.
 */
export class Creators {
  readonly #store: Pick<Store, 'find'>
  /** How many matches of bots alone one may have under way. */
  readonly #most: number
  readonly #creators = new Map<string, string>()
  readonly #botMatches = new Map<string, Set<string>>()
  /** How many were let in and have not begun yet. */
  readonly #beginning = new Map<string, number>()

  constructor(store: Pick<Store, 'find'>, most: number) {
    this.#store = store
    this.#most = most
  }

  of(match: string): string | undefined {
    return this.#creators.get(match)
  }

  /** Lets one more match of bots alone begin, or refuses it. Whoever is let in says when it has begun, or that it has not. */
  async admit(creator: string): Promise<void> {
    const isFull = () => (this.#botMatches.get(creator)?.size ?? 0) + (this.#beginning.get(creator) ?? 0) >= this.#most
    // Others may have ended or removed some of them.
    if (isFull())
      for (const match of this.#botMatches.get(creator) ?? []) if (!(await this.#goesOn(match))) this.forget(match)
    if (isFull())
      throw new HttpError(
        429,
        'too-many-bots',
        `You have ${this.#most} bot-only matches running. Wait for one to end, or take a seat yourself.`,
      )
    this.#beginning.set(creator, (this.#beginning.get(creator) ?? 0) + 1)
  }

  /** A match that was let in has begun, or has failed to. */
  admitted(creator: string): void {
    const left = (this.#beginning.get(creator) ?? 0) - 1
    if (left > 0) this.#beginning.set(creator, left)
    else this.#beginning.delete(creator)
  }

  async #goesOn(match: string): Promise<boolean> {
    const found = await this.#store.find(match)
    return found !== undefined && found.status !== 'over' && found.status !== 'frozen'
  }

  begun(match: string, creator: string, ofBotsAlone: boolean): void {
    this.#creators.set(match, creator)
    if (!ofBotsAlone) return
    const running = this.#botMatches.get(creator) ?? new Set()
    this.#botMatches.set(creator, running.add(match))
  }

  /** The match is over, or not there any more. */
  forget(match: string): void {
    const creator = this.#creators.get(match)
    if (creator === undefined) return
    this.#creators.delete(match)
    const running = this.#botMatches.get(creator)
    running?.delete(match)
    if (running?.size === 0) this.#botMatches.delete(creator)
  }

  /** The match has left the memory; those of bots alone still count. */
  left(match: string): void {
    const creator = this.#creators.get(match)
    if (creator !== undefined && !this.#botMatches.get(creator)?.has(match)) this.#creators.delete(match)
  }
}
