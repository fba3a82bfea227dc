import { type Chapter, fillWords, type Rulebook, type RuleText } from '@orrery/engine'
import type { Card, Content } from '../rules/state/state.ts'

/** What a language says of the cards in the rulebook. */
export interface CardWords {
  /** The titles of their chapters. */
  readonly base: string
  readonly shattered: string
  /** Where they come from. */
  readonly pictured: string
  /** The same of a card that costs something: the picture’s text does not tell what kind of cost it is. */
  readonly picturedCost: string
  readonly house: string
  readonly types: { readonly [type in Card['type']]: string }
  /** What a card costs: `{{n}}` of a kind, joined. */
  readonly honor: string
  readonly wealth: string
  readonly ships: string
  readonly and: string
  readonly costs: string
  readonly free: string
}

/** The cards of a pack, as the last chapters of the rulebook. */
export function cardChapters(content: Content, words: CardWords, language: string): Rulebook {
  const sourceOf = ({ basis, cost }: Card): string => {
    if (basis === 'house') return words.house
    return content.id === 'house' && Object.keys(cost).length > 0 ? words.picturedCost : words.pictured
  }
  const paragraph = (card: Card): RuleText => ({
    id: `card.${card.id}`,
    text: `${card.name} (${words.types[card.type]}, ${costText(card, words, language)}). ${cardText(card, language)}`,
    source: sourceOf(card),
  })
  const chapter = (id: string, title: string, ...decks: Card['deck'][]): Chapter => ({
    id,
    title,
    rules: Object.values(content.cards)
      .filter(({ deck }) => decks.includes(deck))
      .map(paragraph),
  })
  return [
    chapter('base-cards', words.base, 'starter', 'base'),
    chapter('shattered-cards', words.shattered, 'shattered'),
  ]
}

/** A card's text with its numbers. */
export const cardText = ({ text, numbers }: Card, language: string): string =>
  fillWords(text, numbers, String, language)

export function costText({ cost }: Card, words: CardWords, language: string): string {
  const parts = (['honor', 'wealth', 'ships'] as const)
    .filter((kind) => cost[kind])
    .map((kind) => fillWords(words[kind], { n: cost[kind] }, String, language))
  return parts.length === 0
    ? words.free
    : fillWords(words.costs, { cost: parts.join(words.and) }, (cost) => String(cost))
}
