import { type GameLocale, type LanguageFolder, localeOf, type Messages, type PrintedTexts } from '@orrery/engine'
import { isCard } from '../codecs.ts'
import type { Content } from '../rules/state/state.ts'
import { type CardWords, cardChapters } from './cards.ts'
import { type Naming, namesFor } from './names.ts'
import { optionKinds } from './texts.ts'

/** What a language brings; everything else follows from the content pack. */
export interface Language extends LanguageFolder {
  readonly naming: Naming
  readonly cardWords: CardWords
}

/** Everything the game says in a language, with a content pack that speaks it. */
export function localeFor(content: Content, language: Language): GameLocale {
  const { naming, cardWords, prompts, log, refusals } = language
  const name = namesFor(content, naming)
  const fitted = (texts: Messages['prompts']): Messages['prompts'] =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, aboutCard(content, key, text, name)]))
  return localeOf(
    { ...language, prompts: fitted(prompts), log: fitted(log), refusals: fitted(refusals) },
    {
      kinds: optionKinds,
      name,
      chapters: cardChapters(content, cardWords, naming.language),
      printed: printedTexts(content),
    },
  )
}

/** What stands on the cards of a pack. */
const printedTexts = ({ cards }: Content): PrintedTexts =>
  Object.fromEntries(Object.values(cards).map(({ id, name, text }) => [id, { name, text }]))

/** Fills in what a sentence about a card says of the card itself: `{{this.name}}`, `{{space:this.spaces}}`. */
function aboutCard(content: Content, key: string, text: string, name: Messages['name']): string {
  const id = /^card\.(\w+)/.exec(key)?.[1]
  if (!isCard(id)) return text
  const card = content.cards[id]
  return text.replace(/\{\{(?:(\w+):)?this\.(\w+)\}\}/g, (whole, kind: string | undefined, part: string) => {
    if (part === 'name') return card.name
    return Object.hasOwn(card.numbers, part) ? name(card.numbers[part], kind) : whole
  })
}
