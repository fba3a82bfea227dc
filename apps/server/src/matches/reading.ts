import { type Entry, HostedMatch, type TableHeader } from '@orrery/host'
import { NoSuchMatch, type Store } from '../store/index.ts'
import type { Pacer } from './pacer.ts'
import type { Games } from './types.ts'

/** So many entries are read and taken apart at a time. */
const PAGE = 500

/** Reads matches from the store and plays them again, at a pace that stops nobody else. */
export class MatchReader {
  readonly #store: Pick<Store, 'find' | 'load'>
  readonly #games: Games
  readonly #pacer: Pacer

  constructor(store: Pick<Store, 'find' | 'load'>, games: Games, pacer: Pacer) {
    this.#store = store
    this.#games = games
    this.#pacer = pacer
  }

  /** Throws a `BadInput` when the match cannot be played here. */
  async open(match: string): Promise<HostedMatch> {
    const found = await this.#store.find(match)
    if (found === undefined) throw new NoSuchMatch(match)
    const game = await this.#games(found.game)
    const header = JSON.parse(found.header) as TableHeader
    return HostedMatch.openWithPauses(game, header, await this.#entries(match), this.#pacer.pause)
  }

  /** The same match once more, from all entries of its journal. */
  reopen({ newestGame, header }: HostedMatch, entries: readonly Entry[]): Promise<HostedMatch> {
    return HostedMatch.openWithPauses(newestGame, header, entries, this.#pacer.pause)
  }

  /** The entries after a number; nothing when there is no such match. */
  async load(match: string, after: number): Promise<Entry[] | undefined> {
    const entries = await this.#entries(match, after)
    const isThere = after > 0 || entries.length > 0 || (await this.#store.find(match)) !== undefined
    return isThere ? entries : undefined
  }

  async #entries(match: string, after = 0): Promise<Entry[]> {
    const entries: Entry[] = []
    for (let last = after; ; last = entries.at(-1)?.seq ?? last) {
      const rows = await this.#store.load(match, last, PAGE)
      for (const { entry } of rows) entries.push(JSON.parse(entry) as Entry)
      if (rows.length < PAGE) return entries
      await this.#pacer.pause()
    }
  }
}
