import type { Chapter } from '@orrery/engine'

export const decks = {
  id: 'decks',
  title: 'Other action decks',
  rules: [
    {
      id: 'decks.replace',
      text: 'Shattered Alliances is a second deck of 40 action cards: 20 different ones, two of each. Replace: play with these 40 instead of the base deck. Here and in the other ways, the starters are dealt as usual.',
      source: 'rules: Shattered Alliances Action Deck; house',
    },
    {
      id: 'decks.combine',
      text: 'Combine: shuffle both decks into one of 80 cards.',
      source: 'rules: Shattered Alliances Action Deck',
    },
    {
      id: 'decks.build',
      text: 'Build: whoever creates the game picks exactly 40 cards out of both decks, no card more than twice. If none are picked, the deck has one of each.',
      source: 'rules: Shattered Alliances Action Deck; house',
    },
    {
      id: 'decks.draft',
      text: 'Draft: shuffle both decks together and give everybody 20 of the cards; what remains with fewer than 4 players is set aside unseen. All pick one card at the same time for their own deck and pass the others to the left, again and again, until everybody has picked 20. Each player then uses their own deck and their own discard pile.',
      source: 'rules: Shattered Alliances Action Deck; house',
    },
    {
      id: 'decks.own',
      text: 'Own decks, for 2 players: instead of a common deck, each player gets one copy of every card of the chosen deck, shuffled, beside the usual starters. A draft gives everybody a deck of their own already, so the two do not go together. Wherever players have decks of their own, you draw from yours, and any card you discard goes to your own pile, even one that came to you by trade.',
      source: 'rules: 2-Player Action Deck Variant; rulings U8, T6',
      options: ['ownDecks'],
    },
  ],
} as const satisfies Chapter
