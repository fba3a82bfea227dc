/**
 * A term or symbol of a game, explained wherever it stands: in texts, on cards, on the board. A game lists its terms in `glossary.ts`, in
 * the order in which a new player meets them; what they are called and mean stands in `words/<lang>/glossary.ts`, by their ids. A drawing
 * shows one by its id, with `data-term`.
 */
export interface Term<Id extends string = string> {
  readonly id: Id
  /** The paragraph that defines it, by its id; none for what belongs to the table, not to the rules. */
  readonly rule?: string
  /** The icon it is drawn as, by its name among the icons of the game's board. */
  readonly icon?: string
  /** Characters that stand for it: ★, ⚡. */
  readonly signs?: readonly string[]
}

/** What a term is in a language. */
export interface TermWords {
  /** As the head of the tooltip: "Order marker". */
  readonly term: string
  /** The forms in which it stands in texts, as they are written inside a sentence: "order marker", "order markers". */
  readonly forms: readonly string[]
  /** What it means, in at most 25 words. */
  readonly text: string
}

/** All terms of a game in a language, by their ids. */
export type GlossaryWords<Id extends string = string> = { readonly [id in Id]: TermWords }

/** Where a text mentions a term. */
export interface TermMention<Id extends string = string> {
  readonly id: Id
  readonly from: number
  readonly to: number
}

/** Finds the terms that a text mentions: whole words, the longest form that fits, also with a capital letter. Signs count as forms. */
export function termFinder<Id extends string>(
  terms: readonly Term<Id>[],
  words: GlossaryWords<Id>,
): (text: string) => readonly TermMention<Id>[] {
  const ids = new Map<string, Id>()
  for (const { id, signs = [] } of terms)
    for (const form of [...words[id].forms, ...signs]) {
      ids.set(form, id)
      ids.set(withCapital(form), id)
    }
  // By the word that a form begins with: texts are long, and few of their words begin a term.
  const byFirstWord = new Map<string, string[]>()
  for (const form of [...ids.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))) {
    const [first = form] = form.match(WORDS) ?? []
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), form])
  }
  return (text) => {
    const found: TermMention<Id>[] = []
    let end = 0
    for (const { 0: word, index } of text.matchAll(WORDS)) {
      const form = index < end ? undefined : byFirstWord.get(word)?.find((one) => isWhole(text, one, index))
      if (form === undefined) continue
      end = index + form.length
      found.push({ id: ids.get(form) as Id, from: index, to: end })
    }
    return found
  }
}

/** Words, and every other character but spaces by itself. */
const WORDS = /[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu

const IN_WORD = /^[\p{L}\p{N}]$/u

/** Whether a form stands at a place of a text, and no longer word does. */
const isWhole = (text: string, form: string, at: number): boolean =>
  text.startsWith(form, at) &&
  !(IN_WORD.test(form.slice(-1)) && IN_WORD.test(String.fromCodePoint(text.codePointAt(at + form.length) ?? 0)))

const withCapital = (form: string): string => form.charAt(0).toLocaleUpperCase('en') + form.slice(1)
