import { type ChainFault, entryHash, linkHash, readEntryText } from './chain.ts'
import { utf8 } from './sha256.ts'

/** One byte of a text that was changed. */
export interface ChangedByte {
  /** Counted from 0. */
  readonly at: number
  readonly is: string
  readonly was: string
}

/** The bytes that JSON is written with, apart from the letters of other scripts. */
const FIRST = 0x20
const LAST = 0x7e
/** What stands in a text for a byte that belongs to no letter: it is written as three bytes and was one. */
const REPLACED = '\ufffd'
/** Longer texts are not searched: it would take seconds. */
const LONGEST = 4_000

/**
 * Finds the one byte by which a text differs from that with the right hash, by trying. Where more than one was changed, or a letter of
 * another script, nothing is found.
 */
export function changedByte(text: string, isRight: (content: Uint8Array) => boolean): ChangedByte | undefined {
  if (text.length > LONGEST) return undefined
  const cut = text.indexOf(REPLACED)
  const bytes = utf8(cut < 0 ? text : `${text.slice(0, cut)} ${text.slice(cut + 1)}`)
  const from = cut < 0 ? 0 : utf8(text.slice(0, cut)).length
  for (let at = from; at < (cut < 0 ? bytes.length : from + 1); at++) {
    const is = bytes[at] as number
    if (is > LAST && cut < 0) continue
    for (let was = FIRST; was <= LAST; was++) {
      bytes[at] = was
      if ((was !== is || cut >= 0) && isRight(bytes))
        return { at, is: cut < 0 ? String.fromCharCode(is) : REPLACED, was: String.fromCharCode(was) }
    }
    bytes[at] = is
  }
  return undefined
}

/** The byte of an entry's text at which a fault of its journal lies, if that can be told. */
export function faultyByte(fault: ChainFault, text: string): ChangedByte | undefined {
  const { tail, expected } = fault
  if (tail !== undefined) return firstDifference(text, text.slice(0, Math.max(0, text.length - tail.length)) + tail)
  if (expected === undefined) return undefined
  const { prev, head } = expected
  const { content } = readEntryText(text)
  return changedByte(content, (bytes) => linkHash(prev, entryHash(bytes)) === head)
}

/** Where two texts begin to differ. */
export function firstDifference(text: string, right: string): ChangedByte | undefined {
  if (text === right) return undefined
  let at = 0
  while (text[at] === right[at]) at++
  return { at: utf8(text.slice(0, at)).length, is: text[at] ?? '', was: right[at] ?? '' }
}
