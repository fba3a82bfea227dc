import {
  capitalised,
  fillWords,
  type GameLocale,
  type LanguageFolder,
  localeOf,
  type Messages,
  type OptionTexts,
  type PrintedTexts,
  type Rulebook,
} from '@orrery/engine'
import { isCard } from '../codecs.ts'
import type { Content } from '../rules/state/state.ts'
import { type CardWords, cardChapters, cardText } from './cards.ts'
import { formsFor, groupOf, type Naming, namesFor, side } from './names.ts'
import { turn, weights } from './telling.ts'
import { optionKinds } from './texts.ts'

/** What a language brings; everything else follows from the content pack. */
export interface Language extends LanguageFolder {
  readonly naming: Naming
  readonly cardWords: CardWords
}

/** Everything the game says in a language, with a content pack that speaks it. */
export function localeFor(content: Content, language: Language): GameLocale {
  const { naming, cardWords, prompts, log, refusals } = language
  const name = namesFor(content, naming, optionKinds)
  const fitted = (texts: Messages['prompts']): Messages['prompts'] =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, aboutCard(content, key, text, name, naming.language)]),
    )
  const options = withTables(language.options, content)
  const rulebook = withFacts(language.rulebook, { tables: Object.values(options.alliance.values ?? {}).join('. ') })
  return localeOf(
    { ...language, options, rulebook, prompts: fitted(prompts), log: fitted(log), refusals: fitted(refusals) },
    {
      kinds: optionKinds,
      name,
      forms: formsFor(content, naming),
      side,
      groupOf,
      weights,
      turn,
      chapters: cardChapters(content, cardWords, naming.language),
      printed: printedTexts(content, naming.language),
    },
  )
}

/** [alliance.tiers] The tables of the alliance track with their numbers, so that people see what they choose. */
function withTables(options: OptionTexts, { branches }: Content): OptionTexts {
  const { text = '', values = {} } = options.alliance ?? {}
  const tables = Object.entries(branches).map(([table, honor]) => [
    table,
    // voice: a row of figures, not a sentence
    `${values[table] ?? capitalised(table)}: ${honor.join(', ')}`,
  ])
  return { ...options, alliance: { text, values: Object.fromEntries(tables) } }
}

/** A rulebook with what the content pack says in it. */
const withFacts = (rulebook: Rulebook, facts: { readonly [key: string]: string }): Rulebook =>
  rulebook.map((chapter) => ({
    ...chapter,
    rules: chapter.rules.map((rule) => ({ ...rule, text: fillWords(rule.text, facts, String) })),
  }))

/** What stands on the cards of a pack, with its numbers. */
const printedTexts = ({ cards }: Content, language: string): PrintedTexts =>
  Object.fromEntries(Object.values(cards).map((card) => [card.id, { name: card.name, text: cardText(card, language) }]))

/** Fills in what a sentence about a card says of the card itself: `{{this.name}}`, `{{space:this.spaces}}`, `{{this.cards|# card|# cards}}`. */
function aboutCard(content: Content, key: string, text: string, name: Messages['name'], language: string): string {
  const id = /^card\.(\w+)/.exec(key)?.[1]
  if (!isCard(id)) return text
  const card = content.cards[id]
  return text.replace(OF_THE_CARD, (whole, kind: string | undefined, part: string, forms: string) => {
    if (part === 'name') return card.name
    if (!Object.hasOwn(card.numbers, part)) return whole
    const n = card.numbers[part]
    return forms === '' ? name(n, kind) : fillWords(`{{n${forms}}}`, { n }, name, language)
  })
}

const OF_THE_CARD = /\{\{(?:(\w+):)?this\.(\w+)((?:\|[^{}|]*)*)\}\}/g
