import { type GlossaryWords, type Term, type TermMention, termFinder } from '@orrery/engine'
import { partsOf } from '../games/load.ts'
import { once, wordsIn } from '../learn/kit.ts'
import type { Language } from '../words/languages.ts'

/** The terms and signs of a game in a language, and how to find them in a text. */
export interface GlossaryKit {
  readonly game: string
  readonly terms: readonly Term[]
  readonly words: GlossaryWords
  find(text: string): readonly TermMention[]
}

const loaded = new Map<string, Promise<GlossaryKit>>()

export const loadGlossary = (id: string, language: Language): Promise<GlossaryKit> =>
  once(loaded, `${id} ${language}`, async () => {
    const parts = partsOf(id)
    const [terms = [], english = {}, words = {}] = await Promise.all([
      parts.terms?.(),
      wordsIn(parts.termWords, 'en'),
      wordsIn(parts.termWords, language),
    ])
    // A language that lacks a term says it in English; what nobody says is no term.
    const spoken = { ...english, ...words }
    const known = terms.filter((term) => spoken[term.id] !== undefined)
    return { game: id, terms: known, words: spoken, find: termFinder(known, spoken) }
  })
