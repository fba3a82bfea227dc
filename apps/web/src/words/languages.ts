/** The folders beside this file, one for each language. */
const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1] ?? '')

/** A BCP 47 tag: the name of a folder of texts. */
export type Language = string

/** The languages of the menu, English first. */
export const LANGUAGES: readonly Language[] = ['en', ...folders.filter((language) => language !== 'en').sort()]

/** Not of the menu: English with accents and longer, made by `pseudo.ts`, for tests and for whoever asks with `?lang=en-XA`. */
export const PSEUDO: Language = 'en-XA'

export const isLanguage = (tag: unknown): tag is Language =>
  typeof tag === 'string' && (tag === PSEUDO || LANGUAGES.includes(tag))

/** What a language calls itself. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The first of our languages that the browser's owner reads. */
export const preferredLanguage = (wanted: readonly string[], languages: readonly Language[] = LANGUAGES): Language => {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().startsWith(language.toLowerCase()))
    if (found) return found
  }
  return 'en'
}
