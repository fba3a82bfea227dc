import type { Game } from '../src/game.ts'
import type { Translation } from '../src/rulebook.ts'
import type { BaseState } from '../src/state.ts'
import { WORD_TABLES } from './named-keys.ts'

type Sentences = { readonly [key: string]: string }

/** What a text mentions, in whatever order a language puts it. */
const mentions = (text: string): string[] => (text.match(/\{\{[^{}]*\}\}/g) ?? []).sort()

function compare(where: string, english: Sentences, other: Sentences): string[] {
  const problems: string[] = []
  for (const key of Object.keys(other)) if (!(key in english)) problems.push(`${where}: ${key} is not in English`)
  for (const [key, text] of Object.entries(english)) {
    const translated = other[key]
    if (translated === undefined || translated.trim() === '') problems.push(`${where}: ${key} is missing`)
    else if (mentions(translated).join() !== mentions(text).join())
      problems.push(`${where}: ${key} mentions ${mentions(translated)} instead of ${mentions(text)}`)
  }
  return problems
}

const rulesOf = ({ rulebook }: Pick<Game, 'rulebook'>): Sentences =>
  Object.fromEntries(
    rulebook.flatMap(({ id, title, rules }) => [[id, title], ...rules.map((rule) => [rule.id, rule.text])]),
  )

/** Says what a translation of a game lacks or has too much. Texts that are the same in both languages count as forgotten. */
export function checkTranslation<S extends BaseState, View>(game: Game<S, View>, translation: Translation): string[] {
  const rules = rulesOf(translation)
  return [
    ...WORD_TABLES.flatMap((table) => compare(table, game.words[table], translation.words[table])),
    ...compare('rulebook', rulesOf(game), rules),
    ...Object.entries(rulesOf(game)).flatMap(([id, text]) =>
      rules[id] === text ? [`rulebook: ${id} is English`] : [],
    ),
    ...game.options.flatMap(({ id, values }) => {
      const option = translation.options[id]
      if (option === undefined) return [`options: ${id} is missing`]
      const unnamed = values.filter((value) => typeof value === 'string' && option.values?.[value] === undefined)
      return unnamed.map((value) => `options: ${id} ${value} has no name`)
    }),
  ]
}
