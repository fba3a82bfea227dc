import type { Case } from './grammar.ts'

/** A name as sentences need it, where it is more than a bare word. A case that is left out sounds like the first. */
export interface NameForms extends Partial<{ readonly [form in Exclude<Case, 'nom'>]: string }> {
  /** With its article, if it has one: `the Nomads`, `der Händler`. Sentences that begin with it get a capital letter. */
  readonly nom: string
  /** It is several: `the Nomads were`, `the Dark Seed was`. */
  readonly plural?: boolean
  /** So many of it; `{{n}}` is the number: `{{n|# Worker|# Workers}}`. */
  readonly counted?: string
  /** The same where it is asked for in the nominative, `{{units|nom}}`, and differs: *1 Gefreiter*, where *1 Gefreiten* are moved. */
  readonly countedNom?: string
}

/** An English name with its article: `the('Nomads', { plural: true })`. */
export const the = (name: string, more: Omit<NameForms, 'nom'> = {}): NameForms => ({ nom: `the ${name}`, ...more })

const ARTICLES = {
  m: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  f: { nom: 'die', acc: 'die', dat: 'der', gen: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des' },
  plural: { nom: 'die', acc: 'die', dat: 'den', gen: 'der' },
} as const

/**
 * A German noun with its article in all cases: `germanNoun('m', 'Händler')` is der Händler, den Händler, dem Händler, des Händlers. A case
 * whose ending is another is given without the article: `germanNoun('m', 'Nomade', { acc: 'Nomaden', dat: 'Nomaden', gen: 'Nomaden' })`.
 */
export function germanNoun(
  gender: keyof typeof ARTICLES,
  name: string,
  { counted, ...endings }: Partial<Omit<NameForms, 'plural'>> = {},
): NameForms {
  const articles = ARTICLES[gender]
  const genitive = gender === 'm' || gender === 'n' ? `${name}s` : name
  const form = (of: Case): string => `${articles[of]} ${endings[of] ?? (of === 'gen' ? genitive : name)}`
  return {
    nom: form('nom'),
    acc: form('acc'),
    dat: form('dat'),
    gen: form('gen'),
    ...(gender === 'plural' && { plural: true }),
    ...(counted !== undefined && { counted }),
  }
}
