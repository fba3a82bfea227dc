import type { Lesson, LessonWords, Pitch, Tip, TipWords } from '@orrery/engine'
import { loadLessons, partsOf } from '../games/load.ts'
import { type Language, PSEUDO } from '../words/languages.ts'
import { pseudoText } from '../words/pseudo.ts'

/** What a game gives to somebody who learns it, in a language. */
export interface LearningKit {
  readonly lessons: readonly Lesson[]
  readonly lessonWords: { readonly [lesson: string]: LessonWords }
  readonly tips: readonly Tip[]
  readonly tipWords: TipWords
  readonly pitch: Pitch | undefined
}

type ByLanguage<T> = { readonly [language: string]: () => Promise<T> }

/** Words in a language, or else in English; the pseudo-language is made of it. */
export async function wordsIn<T>(words: ByLanguage<T>, language: Language): Promise<T | undefined> {
  const spoken = await (words[language] ?? words.en)?.()
  return language === PSEUDO ? accented(spoken) : spoken
}

/** All texts of something in the pseudo-language. */
function accented<T>(words: T): T {
  if (typeof words === 'string') return pseudoText(words) as T
  if (Array.isArray(words)) return words.map(accented) as T
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, accented(text)])) as T
}

const learning = new Map<string, Promise<LearningKit>>()

/** Loads something once, and again when that failed. */
export function once<T>(loaded: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = loaded.get(key)
  if (known) return known
  const started = load()
  loaded.set(key, started)
  started.catch(() => loaded.delete(key))
  return started
}

export const loadLearning = (id: string, language: Language): Promise<LearningKit> =>
  once(learning, `${id} ${language}`, async () => {
    const parts = partsOf(id)
    const [lessons, lessonWords = {}, tips = [], tipWords = {}, pitch] = await Promise.all([
      loadLessons(id),
      wordsIn(parts.lessonWords, language),
      parts.tips?.(),
      wordsIn(parts.tipWords, language),
      wordsIn(parts.pitches, language),
    ])
    return { lessons, lessonWords, tips, tipWords, pitch }
  })
