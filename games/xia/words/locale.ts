import type { GameLocale, Messages, OptionTexts, PrintedTexts, Rulebook } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import { type CardWords, cardChapters } from './cards.ts'
import { type Naming, namesFor } from './names.ts'
import { optionKinds } from './texts.ts'

/** What a language brings; everything else follows from the content pack. */
export interface Language extends Pick<Messages, 'prompts' | 'log' | 'refusals'> {
  readonly naming: Naming
  readonly options: OptionTexts
  readonly rulebook: Rulebook
  readonly cards: CardWords
}

/** Everything the game says in a language, with a content pack that speaks it. */
export const localeFor = (content: Content, language: Language): GameLocale => ({
  messages: {
    language: language.naming.language,
    prompts: language.prompts,
    log: language.log,
    refusals: language.refusals,
    options: optionKinds,
    name: namesFor(content, language.naming),
  },
  rulebook: [...language.rulebook, ...cardChapters(content, language.cards, language.naming)],
  options: language.options,
  printed: printedTexts(content),
})

/** What stands on the cards of a pack. */
const printedTexts = ({ abilities, missions, titles, npcs }: Content): PrintedTexts =>
  Object.fromEntries([
    ...Object.values(abilities).map(({ id, name, text }) => [id, { name, text }]),
    ...Object.values(npcs).map(({ id, name }) => [id, { name }]),
    ...Object.values(missions).map(({ id, name, story }) => [id, { name, text: story }]),
    ...Object.values(titles).flatMap(({ id, name, objective, skillText }) => [
      [id, { name, text: objective }],
      [`${id}.skill`, { text: skillText }],
    ]),
  ])
