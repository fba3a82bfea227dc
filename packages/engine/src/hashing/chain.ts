import { sha256, utf8 } from './sha256.ts'

// How the entries of a journal are linked. An entry's text is JSON whose last field is `prev`, the hash of the entry before it. What is
// hashed of it is the text without that field; the hash that the next entry carries covers both:
//
//   content = SHA-256(text without prev)     head = SHA-256(prev "." content)
//
// What people said and what they are called can be left out of a file and still be proved, by the hash of its content alone. That it was
// no decision is proved too: of such entries it is "hidden." and the hash that goes into the head, so nothing else passes for one of them.
// Each entry holds a secret salt: who sees heads cannot find out by trying what a hidden entry says.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The length of a hash as it is written: 256 bits in base64url without padding. */
const HASH_LENGTH = 43
const HASH = /^[\w-]{43}$/

export const isHash = (text: unknown): text is string => typeof text === 'string' && HASH.test(text)

/** Bytes as base64url. Made at once: a text that grows digit by digit takes twenty times the memory for as long as it is kept. */
export function base64url(bytes: Uint8Array): string {
  const codes: number[] = []
  for (let i = 0; i < bytes.length; i += 3) {
    const bits = ((bytes[i] as number) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    const digits = Math.min(bytes.length - i, 3) + 1
    for (let digit = 0; digit < digits; digit++) codes.push(DIGITS.charCodeAt((bits >> (18 - 6 * digit)) & 63))
  }
  return String.fromCharCode(...codes)
}

/** The hash of what an entry says. */
export const contentHash = (content: string | Uint8Array): string =>
  base64url(sha256(typeof content === 'string' ? utf8(content) : content))

/** The hash that stands for an entry and everything before it. */
export const linkHash = (prev: string, content: string): string => base64url(sha256(utf8(`${prev}.${content}`)))

/** What a journal begins with, as the hash that its first entry carries: the facts of the match, and the names at its table. */
export const rootHash = (facts: string, names: string): string => linkHash(facts, names)

/** An entry as it is stored, taken apart. */
export interface EntryText {
  /** What is hashed. */
  readonly content: string
  /** The hash of the entry before; none in entries that were stored before there were hashes. */
  readonly prev: string | undefined
}

const tailOf = (prev: string): string => `,"prev":"${prev}"}`
const TAIL_LENGTH = tailOf('').length + HASH_LENGTH
const TAIL = /,"prev":"([\w-]{43})"\}$/

export function readEntryText(text: string): EntryText {
  const prev = TAIL.exec(text)?.[1]
  return prev === undefined
    ? { content: text, prev }
    : { content: `${text.slice(0, text.length - TAIL_LENGTH)}}`, prev }
}

/** An entry that a file does not show: the hash of its content alone. */
const HIDDEN = /^\{"seq":\d+,"hidden":"([\w-]{43})"\}$/

/** What people say and what they are called is theirs: a file proves that it was said, not what. A report holds a whole file. */
const HIDEABLE: ReadonlySet<unknown> = new Set(['chat', 'name', 'frozen'])
const MAY_BE_HIDEABLE = /"kind":"(?:chat|name|frozen)"/

/** Whether a file may leave out what the entry says. */
export function isHideable(content: string): boolean {
  if (!MAY_BE_HIDEABLE.test(content)) return false
  try {
    return HIDEABLE.has((JSON.parse(content) as { kind?: unknown }).kind)
  } catch {
    return false
  }
}

/** What goes into the head of an entry, also of one that is not shown. */
export function entryHash(content: string | Uint8Array): string {
  const text = typeof content === 'string' ? content : String.fromCharCode(...content)
  const hidden = HIDDEN.exec(text)?.[1] ?? (isHideable(text) ? contentHash(content) : undefined)
  return hidden === undefined ? contentHash(content) : `hidden.${hidden}`
}

/** A place where a journal is not what was stored. */
export interface ChainFault {
  /** 0 is the beginning: the header. */
  readonly entry: number
  /** Where it may be any of those from here on: they were stored before there were hashes. */
  readonly from?: number
  /** The hash that the content had, if that is known. */
  readonly expected?: { readonly prev: string; readonly head: string }
  /** What the text of the entry ended with, where that itself was changed. */
  readonly tail?: string
  /** The hash of the last entry, where the one that is kept beside the journal was changed. */
  readonly head?: string
}

export interface CheckedChain {
  readonly faults: readonly ChainFault[]
  /** The hash after the last entry, computed from what is there. */
  readonly head: string
}

/** Two hashes of different contents have hardly a digit in common: few that differ are damage to the hash itself. */
const isNearly = (a: string, b: string): boolean => {
  let same = 0
  for (let i = 0; i < a.length; i++) if (a[i] === b[i]) same++
  return a.length === b.length && same >= a.length / 2
}

/**
 * Follows a journal from its beginning. Every entry is judged by itself, by the hash that the next one carries or, of the last one, by
 * `head`; so each that was changed is found, and none because of another. Entries from before there were hashes are judged together by
 * the first hash after them: the fault is told of the last of them.
 */
export function checkChain(root: string, texts: Iterable<string>, head?: string): CheckedChain {
  const faults: ChainFault[] = []
  let known = root
  let before: { readonly entry: number; readonly prev: string } = { entry: 0, prev: '' }
  let isLinked = false
  let entry = 0
  for (const text of texts) {
    entry++
    const { content, prev } = readEntryText(text)
    if (prev === undefined) {
      // Once entries are linked, all are: only damage takes the hash away.
      if (isLinked) faults.push({ entry, tail: tailOf(known) })
    } else if (prev !== known) {
      if (isNearly(prev, known)) faults.push({ entry, tail: tailOf(known) })
      else {
        faults.push(changedContent(before, prev, isLinked))
        known = prev
      }
    }
    isLinked ||= prev !== undefined
    before = { entry, prev: known }
    known = linkHash(known, entryHash(prev === undefined && isLinked ? withoutTail(text) : content))
  }
  if (head !== undefined && head !== known)
    faults.push(isNearly(head, known) ? { entry: before.entry, head: known } : changedContent(before, head, isLinked))
  return { faults, head: known }
}

const changedContent = (
  { entry, prev }: { readonly entry: number; readonly prev: string },
  head: string,
  isLinked: boolean,
): ChainFault => ({ entry, ...(isLinked || entry < 2 ? {} : { from: 1 }), expected: { prev, head } })

/** What is hashed of an entry whose end is damaged, as far as its length tells. */
const withoutTail = (text: string): string => `${text.slice(0, Math.max(0, text.length - TAIL_LENGTH))}}`
