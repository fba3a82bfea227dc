import type { Value } from '@orrery/engine'

/** What people write is plain text: to show it safely is the client's affair. */
export const LONGEST_NAME = 40
export const LONGEST_CHAT = 500

/** Answers and interjections are small. */
const LONGEST_STRING = 500
const DEEPEST = 6
const MOST_PARTS = 500

/** Control characters, halves of characters that no store can keep, and what turns the text around a name the other way. */
const UNFIT_IN_NAMES = /[\p{Cc}\p{Surrogate}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
/** Something to be seen: blanks come in many kinds. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/u
const UNFIT_IN_CHAT = /[^\P{Cc}\n]|\p{Surrogate}/u
const UNFIT_IN_VALUES = /[\0\p{Surrogate}]/u

const fits = (text: unknown, most: number, unfit: RegExp): text is string =>
  typeof text === 'string' && text.length <= most && text.trim() !== '' && !unfit.test(text)

export const isName = (text: unknown): text is string => fits(text, LONGEST_NAME, UNFIT_IN_NAMES) && VISIBLE.test(text)

export const isChat = (text: unknown): text is string => fits(text, LONGEST_CHAT, UNFIT_IN_CHAT)

/** How many bytes a text has on its way. */
export function bytesOf(text: string): number {
  let bytes = text.length
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    // Half of a character of four bytes counts two.
    if (code >= 0x80) bytes += code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 1 : 2
  }
  return bytes
}

/** Whether something is a JSON value that a store can keep, neither deep nor large. Safe for anything anybody sends. */
export function isSmallValue(value: unknown): value is Value {
  let parts = 0
  const isSmall = (part: unknown, depth: number): boolean => {
    if (++parts > MOST_PARTS || depth > DEEPEST) return false
    switch (typeof part) {
      case 'string':
        return part.length <= LONGEST_STRING && !UNFIT_IN_VALUES.test(part)
      case 'number':
        return Number.isFinite(part)
      case 'boolean':
        return true
      case 'object':
        if (part === null) return true
        if (Array.isArray(part)) return part.every((one) => isSmall(one, depth + 1))
        return Object.entries(part).every(
          ([key, one]) => key !== '__proto__' && isSmall(key, depth) && isSmall(one, depth + 1),
        )
      default:
        return false
    }
  }
  return isSmall(value, 1)
}
