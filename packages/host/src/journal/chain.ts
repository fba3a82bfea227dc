import { base64url, contentHash, entryHash, linkHash, rootHash } from '@orrery/engine'
import type { Entry, TableHeader } from './journal.ts'

/** All that the host needs of what Node and browsers, also pages without https, call `crypto`. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array }

const SALT_BYTES = 16

/** What nobody can guess: with it in an entry, its hash tells nothing of what the entry says. */
export const newSalt = (): string => base64url(crypto.getRandomValues(new Uint8Array(SALT_BYTES)))

/** What a journal begins with but for the names, as it is hashed and stands in match files. */
export function factsOf({ salt: _, plan, ...facts }: TableHeader): object {
  return { ...facts, plan: plan.map(({ name: _name, ...seat }) => seat) }
}

/** The hash of the names at a table. They are salted, since files show the hash and not the names. */
export const namesHash = ({ salt, plan }: TableHeader): string =>
  contentHash(JSON.stringify({ names: plan.map(({ name }) => name), ...(salt === undefined ? {} : { salt }) }))

/** The hash that the first entry of a match carries. With the seed among the facts it holds what `seedHash` promises. */
export const rootOf = (header: TableHeader): string =>
  rootHash(contentHash(JSON.stringify(factsOf(header))), namesHash(header))

/** What of an entry is hashed: everything but the hash of the one before. */
export function contentOf({ prev: _, ...content }: Entry): string {
  return JSON.stringify(content)
}

/**
 * The hashes of a journal, computed from what its entries say. What the entries carry is checked by `orrery doctor` and
 * `orrery verify`: here a journal that was changed gives other hashes than those that clients have kept.
 */
export class JournalChain {
  readonly root: string
  /** After each entry, from the beginning on. */
  readonly #heads: string[]
  /** The first entry with a salt: hashes before it are not shown, since guesses could be checked against them. */
  #salted: number | undefined

  constructor(header: TableHeader) {
    this.root = rootOf(header)
    this.#heads = [this.root]
  }

  /** The hash after the newest entry. */
  get head(): string {
    return this.#heads[this.#heads.length - 1] as string
  }

  add(entry: Entry): void {
    if (entry.salt !== undefined) this.#salted ??= entry.seq
    this.#heads.push(linkHash(this.head, entryHash(contentOf(entry))))
  }

  /** The hash after an entry, as everybody may know it; none of entries that are not there, or from before there were salts. */
  shown(seq: number): string | undefined {
    return seq === 0 || seq >= (this.#salted ?? Number.POSITIVE_INFINITY) ? this.#heads[seq] : undefined
  }
}
