import { type GameLocale, type LanguageFolder, localeOf, type PrintedTexts } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import { victoryId } from '../ending.ts'
import { type CardWords, cardChapters } from './cards.ts'
import { type Naming, namesFor, side } from './names.ts'
import { turn, weights } from './telling.ts'
import { optionKinds } from './texts.ts'

/** What a language brings; everything else follows from the content pack. */
export interface Language extends LanguageFolder {
  readonly naming: Naming
  readonly cards: CardWords
}

/** Everything the game says in a language, with a content pack that speaks it. */
export const localeFor = (content: Content, language: Language): GameLocale =>
  localeOf(language, {
    kinds: optionKinds,
    ...namesFor(content, language.naming),
    side,
    weights,
    turn,
    chapters: cardChapters(content, language.cards, language.naming),
    printed: printedTexts(content),
  })

/** What stands on the cards of a pack. */
const printedTexts = ({ ships, abilities, missions, titles, npcs, ranks }: Content): PrintedTexts =>
  Object.fromEntries([
    ...Object.values(ships).flatMap(({ id, name, maker, note, backstory, victory }) => [
      [id, { name, story: backstory }],
      [`${id}.maker`, { text: maker }],
      [`${id}.note`, { text: note }],
      [victoryId(id), { story: victory }],
    ]),
    ...Object.values(ranks).map(({ id, name }) => [id, { name }]),
    ...Object.values(abilities).map(({ id, name, text }) => [id, { name, text }]),
    ...Object.values(npcs).map(({ id, name }) => [id, { name }]),
    ...Object.values(missions).map(({ id, name, story }) => [id, { name, text: story }]),
    ...Object.values(titles).flatMap(({ id, name, objective, skillText }) => [
      [id, { name, text: objective }],
      [`${id}.skill`, { text: skillText }],
    ]),
  ])
