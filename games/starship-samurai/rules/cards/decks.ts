import { isCard } from '../../codecs.ts'
import type { CardId, Choices, Content } from '../state/state.ts'

/** [decks.build] A built deck has exactly this many cards. */
export const BUILT_DECK = 40

const cardsOf = (content: Content, deck: 'base' | 'shattered'): CardId[] =>
  Object.values(content.cards)
    .filter((card) => card.deck === deck)
    .map((card) => card.id)

const copiesOf = (cards: readonly CardId[], copies: number): CardId[] =>
  cards.flatMap((card) => new Array<CardId>(copies).fill(card))

/** The different cards that the chosen deck consists of. */
function kindsFor(content: Content, choices: Choices): CardId[] {
  switch (choices.deck) {
    case 'base':
      return cardsOf(content, 'base')
    case 'replace':
      return cardsOf(content, 'shattered')
    case 'combine':
    case 'draft':
      return [...cardsOf(content, 'base'), ...cardsOf(content, 'shattered')]
    case 'build':
      return [...new Set(choices.build)]
  }
}

/** The deck that all share: every copy of its cards. */
export const sharedDeck = (content: Content, choices: Choices): CardId[] =>
  choices.deck === 'build' ? [...choices.build] : copiesOf(kindsFor(content, choices), content.copies)

/** [decks.own] The deck of one of two players: one copy of each card. */
export const ownDeck = (content: Content, choices: Choices): CardId[] => kindsFor(content, choices)

/** A built deck to start from: one copy of every card. */
export const exampleBuild = (content: Content): CardId[] => [
  ...cardsOf(content, 'base'),
  ...cardsOf(content, 'shattered'),
]

/** [decks.build] Says what is wrong with a built deck. */
export function checkBuild(content: Content, deck: readonly string[]): string | undefined {
  if (deck.length !== BUILT_DECK) return `a built deck has ${BUILT_DECK} cards, not ${deck.length}.`
  for (const card of deck) {
    if (!isCard(card) || content.cards[card].deck === 'starter')
      return `"${card}" is not a card that can be built with.`
    const copies = deck.filter((other) => other === card).length
    if (copies > content.copies) return `${card} is in it ${copies} times; there are ${content.copies} copies.`
  }
  return undefined
}
