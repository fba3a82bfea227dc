import { type Chapter, fillWords, type Rulebook } from '@orrery/engine'
import type { Card, Content } from '../rules/state.ts'
import { rulebook } from './index.ts'

/** The rulebook with the cards of a pack as its last chapters. */
export const rulebookFor = (content: Content): Rulebook => {
  const cards = Object.values(content.cards)
  const chapter = (id: string, title: string, deck: Card['deck'][]): Chapter => ({
    id,
    title,
    rules: cards.filter((card) => deck.includes(card.deck)).map(cardRule),
  })
  return [
    ...rulebook,
    chapter('base-cards', 'Action cards', ['starter', 'base']),
    chapter('shattered-cards', 'Action cards: Shattered Alliances', ['shattered']),
  ]
}

const cardRule = (card: Card) => ({
  id: `card.${card.id}`,
  text: `${card.name} (${card.type}, ${costText(card)}). ${cardText(card)}`,
  source: card.basis === 'attested' ? 'rules: pictured card' : 'house',
})

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
