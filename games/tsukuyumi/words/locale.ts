import { type GameLocale, type LanguageFolder, localeOf, type PrintedTexts } from '@orrery/engine'
import type { Content, FactionSheet } from '../content/types.ts'
import { type CardWords, cardChapter } from './cards.ts'
import { groupOf, type Naming, namesFor, sideFor } from './names.ts'
import { turn, weights } from './telling.ts'
import { optionKinds } from './texts.ts'

/** What a language brings; everything else follows from the content pack. */
export interface Language extends LanguageFolder {
  readonly naming: Naming
  readonly cards: CardWords
}

/** Everything the game says in a language, with a content pack that speaks it; `spoken` is the pack as it is in English. */
export function localeFor(content: Content, language: Language, spoken = content): GameLocale {
  return localeOf(language, {
    kinds: optionKinds,
    ...namesFor(content, language.naming, language.options.variants?.values),
    side: sideFor(spoken.factions),
    groupOf,
    weights,
    turn,
    chapters: [cardChapter(content, language.cards)],
    printed: printedTexts(content),
  })
}

/** What stands on the cards, sheets and miniatures of a pack. */
function printedTexts(content: Content): PrintedTexts {
  const named = [content.units, content.weapons, content.actionCards, content.events]
  const told = [
    content.combatCards,
    content.counterattacks,
    content.uplinks,
    content.terraformings,
    content.missions,
    content.goals,
  ]
  return Object.fromEntries([
    ...named.flatMap((table) => Object.values(table)).map(({ id, name }) => [id, { name }]),
    ...told.flatMap((table) => Object.values(table)).map(({ id, name, text }) => [id, { name, text }]),
    ...Object.values(content.eventEffects).map(({ id, text }) => [id, { text }]),
    ...Object.values(content.factions).flatMap(sheetTexts),
  ])
}

const sheetTexts = ({ id, name, effect, defense }: FactionSheet) => [
  [id, { name }],
  [`${id}.effect`, { name: effect.name, text: effect.text }],
  ...(defense ? [[`${id}.defense`, { name: defense.name, text: defense.text }]] : []),
]
