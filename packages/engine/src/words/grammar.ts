import type { ListType } from './intl.ts'

/** What a language changes about names and verbs in a sentence. A language without one here calls its reader by name. */
export interface Grammar {
  /** The reader, alone and among others. */
  readonly you: { readonly [form in Case]: string }
  readonly youAll: { readonly [form in Case]: string }
  /** Verbs and pronouns that follow somebody: for the reader, for one other, for several, for the reader among several. */
  readonly verbs: { readonly [slot: string]: readonly [you: string, one: string, several: string, youAll: string] }
  /** `Nova’s`, `the Nomads’`. */
  genitive(name: string, plural: boolean): string
  /** Joins a list, where `Intl.ListFormat` does not know the language. */
  list?(parts: readonly string[], type: ListType): string
  /** Words that melt into one: `von` and `dem` into `vom`. */
  readonly contractions: readonly (readonly [before: string, article: string, together: string])[]
}

export const CASES = ['nom', 'acc', 'dat', 'gen'] as const
export type Case = (typeof CASES)[number]

const english: Grammar = {
  you: { nom: 'you', acc: 'you', dat: 'you', gen: 'your' },
  youAll: { nom: 'you', acc: 'you', dat: 'you', gen: 'your' },
  verbs: {
    was: ['were', 'was', 'were', 'were'],
    is: ['are', 'is', 'are', 'are'],
    has: ['have', 'has', 'have', 'have'],
    does: ['do', 'does', 'do', 'do'],
    s: ['', 's', '', ''],
    their: ['your', 'their', 'their', 'your'],
  },
  genitive: (name, plural) => (plural && name.endsWith('s') ? `${name}’` : `${name}’s`),
  contractions: [],
}

const german: Grammar = {
  you: { nom: 'du', acc: 'dich', dat: 'dir', gen: 'dein' },
  youAll: { nom: 'ihr', acc: 'euch', dat: 'euch', gen: 'euer' },
  verbs: {
    hat: ['hast', 'hat', 'haben', 'habt'],
    ist: ['bist', 'ist', 'sind', 'seid'],
    wird: ['wirst', 'wird', 'werden', 'werdet'],
    wurde: ['wurdest', 'wurde', 'wurden', 'wurdet'],
    sich: ['dich', 'sich', 'sich', 'euch'],
  },
  genitive: (name) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`),
  contractions: [
    ['von', 'dem', 'vom'],
    ['zu', 'dem', 'zum'],
    ['zu', 'der', 'zur'],
    ['bei', 'dem', 'beim'],
    ['in', 'dem', 'im'],
    ['an', 'dem', 'am'],
  ],
}

const grammars: { readonly [language: string]: Grammar } = { en: english, de: german }

/** By the first part of a BCP 47 tag: `de-AT` speaks like `de`. */
export const grammarOf = (language: string): Grammar | undefined => grammars[language.split('-')[0] as string]

/** The slots of a language that are verbs and pronouns, not names: no kind of a game may be called so. */
export const verbSlots = (language: string): readonly string[] => Object.keys(grammarOf(language)?.verbs ?? {})

/** Chooses its words by who somebody is: `{{you:seat|decide|decides|decide}}`. */
export const PERSON_SLOT = 'you'
