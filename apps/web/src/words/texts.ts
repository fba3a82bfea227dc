import { fillWords } from '@orrery/engine'
import type { TextKey, Texts } from './keys.ts'
import { type Language, PSEUDO } from './languages.ts'
import { pseudoList, pseudoTexts } from './pseudo.ts'

export type { TextKey } from './keys.ts'

const folders = import.meta.glob<Partial<Texts>>('./*/index.ts', { import: 'default' })

interface Spoken {
  readonly language: Language
  readonly texts: Texts
}

let spoken: Spoken | undefined
const listeners = new Set<() => void>()

/** The texts of a language, with English for what it lacks. */
async function load(language: Language): Promise<Texts> {
  const [english, own] = await Promise.all([import('./en/index.ts'), folders[`./${language}/index.ts`]?.()])
  return language === PSEUDO ? pseudoTexts<Texts>(english.default) : { ...english.default, ...own }
}

/** Lets the screens speak a language. */
export async function speak(language: Language): Promise<void> {
  spoken = { language, texts: await load(language) }
  for (const changed of listeners) changed()
}

export const spokenLanguage = (): Language => spoken?.language ?? 'en'

export const onLanguage = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

type Mentioned = string | number | readonly string[]

/** No list of ECMAScript's is in the pseudo-language. */
const inPseudo = (value: Mentioned): Mentioned => (typeof value === 'object' ? pseudoList(value) : value)

/** A text of the screens in the language of now, with what it mentions. */
export function t(key: TextKey, data?: { readonly [field: string]: Mentioned }): string {
  const text = spoken?.texts[key] ?? key
  if (data === undefined) return text
  const said =
    spoken?.language === PSEUDO
      ? Object.fromEntries(Object.entries(data).map(([field, value]) => [field, inPseudo(value)]))
      : data
  return fillWords(text, said, String, spoken?.language)
}
