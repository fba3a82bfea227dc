import { PERSON_SLOT } from '../src/words/grammar.ts'
import { EXACT_FORM } from '../src/words/intl.ts'
import { areNameWords, type Slot, slotsOf, templateOf } from '../src/words/template.ts'

const categoriesOf = (language: string): number =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.length

/** Whether what stands behind the bars fits: words about a name, a form for every plural category, or forms for single values. */
function fits({ kind, forms }: Slot, language: string): boolean {
  if (forms.length === 0 || areNameWords(forms)) return kind !== PERSON_SLOT
  if (kind === PERSON_SLOT) return forms.length > 1
  const general = forms.filter((form) => !EXACT_FORM.test(form)).length
  const isExact = general < forms.length
  return general === categoriesOf(language) || (isExact && general <= 1)
}

/** Says which slots of a text have too few or too many forms, or a word behind the bar that is none: `{{craft:target|akk}}`. */
export const formsProblems = (where: string, text: string, language: string): string[] =>
  slotsOf(templateOf(text))
    .filter((slot) => !fits(slot, language))
    .map(({ key, forms }) => `${where} has forms that do not fit for ${key}: |${forms.join('|')}`)
