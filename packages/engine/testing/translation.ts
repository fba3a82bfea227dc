import type { Game } from '../src/game/game.ts'
import type { OptionSpec } from '../src/game/options.ts'
import type { BaseState } from '../src/state.ts'
import { mentionsOf } from '../src/words/fill.ts'
import type { BotWords, GameLocale } from '../src/words/locale.ts'
import { WORD_TABLES } from './named-keys.ts'
import { formsProblems } from './word-forms.ts'

type Sentences = { readonly [key: string]: string }

function compare(where: string, english: Sentences, other: Sentences, language = 'en'): string[] {
  const problems: string[] = []
  for (const key of Object.keys(other)) if (!(key in english)) problems.push(`${where}: ${key} is not in English`)
  for (const [key, text] of Object.entries(english)) {
    const translated = other[key]
    if (translated === undefined || translated.trim() === '') problems.push(`${where}: ${key} is missing`)
    else if (mentionsOf(translated, language).join() !== mentionsOf(text).join())
      problems.push(`${where}: ${key} mentions ${mentionsOf(translated, language)} instead of ${mentionsOf(text)}`)
    else problems.push(...formsProblems(`${where}: ${key}`, translated, language))
  }
  return problems
}

/** Everything that a rulebook says, by where it says it. */
const rulesOf = ({ opening, rulebook }: Pick<GameLocale, 'opening' | 'rulebook'>): Sentences =>
  Object.fromEntries([
    ...Object.entries(opening ?? {}).flatMap(([part, text]) =>
      [text].flat().map((paragraph, i) => [`opening ${part} ${i + 1}`, paragraph]),
    ),
    ...rulebook.flatMap(({ id, title, lead, rules }) => [
      [id, title],
      ...(lead === undefined ? [] : [[`${id}, its lead`, lead]]),
      ...rules.flatMap((rule) => [
        [rule.id, rule.text],
        ...(rule.example === undefined ? [] : [[`${rule.id}, its example`, rule.example]]),
      ]),
    ]),
  ])

const NO_BOT_WORDS: BotWords = { terms: {}, plans: {}, characters: {} }

const botSentencesOf = ({
  bots: { terms, looks = {}, odds = {}, amount, plans, characters } = NO_BOT_WORDS,
}: GameLocale): Sentences =>
  Object.fromEntries([
    ...Object.entries(terms).map(([term, text]) => [`term ${term}`, text]),
    ...Object.entries(looks).map(([term, text]) => [`look ${term}`, text]),
    ...Object.entries(odds).map(([what, text]) => [`odds ${what}`, text]),
    ...(amount === undefined ? [] : [['amount', amount]]),
    ...Object.entries(plans).map(([kind, text]) => [`plan ${kind}`, text]),
    ...Object.entries(characters).flatMap(([id, { name, text }]) => [
      [`character ${id}`, name],
      [`character ${id} (text)`, text],
    ]),
  ])

/** The values of an option that are words, and so have names. */
const wordsAmong = (spec: OptionSpec): readonly string[] =>
  spec.kind === 'one' || spec.kind === 'some' || spec.kind === 'per seat' ? spec.values : []

/** Says what a language of a game lacks or has too much. Rules that are the same in both languages count as forgotten. */
export function checkTranslation<S extends BaseState, View>(game: Game<S, View>, locale: GameLocale): string[] {
  const rules = rulesOf(locale)
  const { messages: english } = game.locale
  const { messages } = locale
  return [
    ...WORD_TABLES.flatMap((table) => compare(table, english[table], messages[table], messages.language)),
    ...compare('bots', botSentencesOf(game.locale), botSentencesOf(locale)),
    ...compare('groups', english.groups ?? {}, messages.groups ?? {}),
    ...compare('rulebook', rulesOf(game.locale), rules),
    ...Object.entries(rulesOf(game.locale)).flatMap(([id, text]) =>
      rules[id] === text ? [`rulebook: ${id} is English`] : [],
    ),
    ...checkOptionTexts(game, locale),
  ]
}

/** Says which options, and which of their values, a language has no words for. */
export function checkOptionTexts<S extends BaseState, View>(
  { options }: Game<S, View>,
  { options: texts, messages }: GameLocale,
): string[] {
  return Object.entries(options).flatMap(([id, spec]) => {
    const option = texts[id]
    if (option === undefined) return [`options: ${id} is missing`]
    const unnamed = wordsAmong(spec).filter(
      (value) => option.values?.[value] === undefined && messages.name(value) === value,
    )
    return unnamed.map((value) => `options: ${id} ${value} has no name`)
  })
}
