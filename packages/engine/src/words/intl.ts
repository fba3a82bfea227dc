/** What ECMAScript knows of a language, made once: it takes its time. */
interface LanguageTools {
  readonly plurals: Intl.PluralRules
  /** The plural categories that the language tells apart, in the order in which texts give their forms. */
  readonly categories: readonly Intl.LDMLPluralRule[]
  readonly numbers: Intl.NumberFormat
  /** Whether its digits are ours. */
  readonly latin: boolean
  readonly lists: { readonly [type in ListType]: Intl.ListFormat }
}

/** `a, b, and c`; `a, b, or c`. */
export type ListType = 'and' | 'or'

const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

const toolsByLanguage = new Map<string, LanguageTools>()

function toolsOf(language: string): LanguageTools {
  const known = toolsByLanguage.get(language)
  if (known !== undefined) return known
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const told = plurals.resolvedOptions().pluralCategories
  const tools: LanguageTools = {
    plurals,
    categories: PLURAL_CATEGORIES.filter((category) => told.includes(category)),
    numbers,
    latin: numbers.resolvedOptions().numberingSystem === 'latn',
    lists: {
      and: new Intl.ListFormat(language, { type: 'conjunction' }),
      or: new Intl.ListFormat(language, { type: 'disjunction' }),
    },
  }
  toolsByLanguage.set(language, tools)
  return tools
}

/** `12000` as `12,000` or `12.000`, with a true minus sign. */
export function figure(value: number, language: string): string {
  const { numbers, latin } = toolsOf(language)
  // Most numbers are small, and look the same in most languages.
  if (latin && value >= 0 && value < 1000 && Number.isInteger(value)) return String(value)
  return numbers.format(value).replace('-', '−')
}

/** `a, b, and c` as the language says it. */
export const listing = (parts: readonly string[], language: string, type: ListType = 'and'): string =>
  parts.length === 1 ? (parts[0] as string) : toolsOf(language).lists[type].format(parts)

/** A form for one value alone: `=0 no card`, `=mines laid mines`. */
export const EXACT_FORM = /^=[\w-]+ ?/

/** The form that fits a value: one for exactly this value, or the one of the number's plural category. `#` is the number. */
export function pluralForm(value: unknown, forms: readonly string[], language: string): string {
  const own = `=${value}`
  const special = forms.find((form) => form === own || form.startsWith(`${own} `))?.slice(own.length + 1)
  if (typeof value !== 'number') return special ?? forms.findLast((form) => !EXACT_FORM.test(form)) ?? ''
  const { plurals, categories } = toolsOf(language)
  const general = forms.filter((form) => !EXACT_FORM.test(form))
  const form = special ?? general[categories.indexOf(plurals.select(value))] ?? general[general.length - 1] ?? ''
  return form.includes('#') ? form.replaceAll('#', figure(value, language)) : form
}
