import i18next, { type TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'

/** Texts without anything to fill in, as they were looked up in the language of now. */
const known = new Map<string, string>()

const lookUp = (key: string): string => {
  const text = known.get(key) ?? i18next.t(key as 'home')
  known.set(key, text)
  return text
}

/** Screens ask for dozens of texts each time they are drawn: what is always the same is looked up once. */
const t = ((key: string, data?: { readonly [field: string]: unknown }) =>
  data === undefined ? lookUp(key) : i18next.t(key as 'home', data)) as TFunction

const TEXTS = { t }

const subscribe = (changed: () => void): (() => void) => {
  const other = () => {
    known.clear()
    changed()
  }
  i18next.on('languageChanged', other)
  return () => i18next.off('languageChanged', other)
}
const language = (): string => i18next.language

/** The texts of the screens, in the language of now. */
export function useTranslation(): typeof TEXTS {
  useSyncExternalStore(subscribe, language, language)
  return TEXTS
}
