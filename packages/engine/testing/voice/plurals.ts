import { fillWords } from '../../src/words/fill.ts'
import type { GameLocale } from '../../src/words/locale.ts'
import { slotsOf, templateOf } from '../../src/words/template.ts'

/** The words for one and for several of everything that a language counts, and of what else it has plurals for. */
export interface Nouns {
  readonly one: ReadonlySet<string>
  readonly several: ReadonlySet<string>
}

const lastWord = (text: string): string => /[\p{L}-]+$/u.exec(text)?.[0] ?? ''

/** From the counted kinds of a game, and from all plural forms that its texts have. */
export function nounsOf({ messages, printed }: GameLocale): Nouns {
  const texts = [messages.prompts, messages.log, messages.refusals, messages.counted ?? {}].flatMap(
    Object.values<string>,
  )
  const all = [...texts, ...Object.values(printed).map(({ text = '' }) => text)]
  const pairs = all
    .flatMap((text) => slotsOf(templateOf(text)))
    .map(({ forms }) => forms.filter((form) => form.startsWith('# ')).map(lastWord))
    .filter((forms) => forms.length === 2 && forms[0] !== forms[1])
  return { one: new Set(pairs.map(([one = '']) => one)), several: new Set(pairs.map(([, several = '']) => several)) }
}

/** Says where a number does not go with its noun: every text that mentions numbers, with 1 and with 2 for all of them. */
export function pluralProblems(where: string, text: string, language: string, nouns: Nouns): string[] {
  const keys = slotsOf(templateOf(text)).map(({ key }) => key)
  if (keys.length === 0) return []
  return [1, 2].flatMap((n) => {
    const said = fillWords(text, Object.fromEntries(keys.map((key) => [key, n])), String, language)
    const misfit = [...said.matchAll(/(?<![\p{L}\d.,–-])([12]) ([\p{L}-]+)/gu)].find(([, count, noun = '']) =>
      count === '1' ? nouns.several.has(noun) && !nouns.one.has(noun) : nouns.one.has(noun) && !nouns.several.has(noun),
    )
    return misfit ? [`${where} says “${misfit[0]}”: give the number both forms. ${text}`] : []
  })
}
