import i18next from 'i18next'
import type { en } from './en.ts'
import type { Texts } from './keys.ts'
import type { Language } from './language.ts'

export type { TextKey } from './keys.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: { shell: typeof en }
    keySeparator: false
    nsSeparator: false
  }
}

const load = async (language: Language): Promise<Texts> =>
  language === 'de' ? (await import('./de.ts')).de : (await import('./en.ts')).en

async function add(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'shell')) i18next.addResourceBundle(language, 'shell', await load(language))
}

/** Makes the texts of a language ready. */
export async function startTexts(language: Language): Promise<void> {
  await i18next.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    ns: ['shell'],
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    resources: { [language]: { shell: await load(language) } },
  })
}

export async function changeLanguage(language: Language): Promise<void> {
  await add(language)
  await i18next.changeLanguage(language)
}
