import { type Chapter, fillWords, type Rulebook, type RuleText } from '@orrery/engine'
import type { Card, Content } from '../rules/state/state.ts'
import { rulebook } from './index.ts'

/** What a language says around the cards of the rulebook. */
export interface BookWords {
  readonly chapters: Rulebook
  readonly base: string
  readonly shattered: string
  readonly pictured: string
  readonly house: string
  heading(card: Card): string
}

const ENGLISH: BookWords = {
  chapters: rulebook,
  base: 'Action cards',
  shattered: 'Action cards: Shattered Alliances',
  pictured: 'rules: pictured card',
  house: 'house',
  heading: (card) => `${card.name} (${card.type}, ${costText(card)})`,
}

/** The rulebook with the cards of a pack as its last chapters. */
export const rulebookFor = (content: Content, words: BookWords = ENGLISH): Rulebook => {
  const cardRule = (card: Card): RuleText => ({
    id: `card.${card.id}`,
    text: `${words.heading(card)}. ${cardText(card)}`,
    source: card.basis === 'attested' ? words.pictured : words.house,
  })
  const chapter = (id: string, title: string, deck: Card['deck'][]): Chapter => ({
    id,
    title,
    rules: Object.values(content.cards)
      .filter((card) => deck.includes(card.deck))
      .map(cardRule),
  })
  return [
    ...words.chapters,
    chapter('base-cards', words.base, ['starter', 'base']),
    chapter('shattered-cards', words.shattered, ['shattered']),
  ]
}

/** A card's text with its numbers. */
export const cardText = (card: Card): string => fillWords(card.text, card.numbers, String)

export function costText({ cost }: Card): string {
  const parts = [
    cost.honor ? `${cost.honor} honor` : '',
    cost.wealth ? `${cost.wealth} wealth` : '',
    cost.ships ? `${cost.ships} ${cost.ships === 1 ? 'ship' : 'ships'}` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'free' : `costs ${parts.join(' and ')}`
}
