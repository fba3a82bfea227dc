import { useSyncExternalStore } from 'react'
import { onLanguage, spokenLanguage, t } from './texts.ts'

const TEXTS = { t }

/** The texts of the screens, in the language of now. */
export function useTranslation(): typeof TEXTS {
  useSyncExternalStore(onLanguage, spokenLanguage, spokenLanguage)
  return TEXTS
}
