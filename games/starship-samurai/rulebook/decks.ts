import type { Chapter } from '@orrery/engine'

export const decks = {
  id: 'decks',
  title: 'Other action decks',
  lead: 'Shattered Alliances adds a second action deck and four ways to use it.',
  rules: [
    {
      id: 'decks.replace',
      text: '**Shattered Alliances** is a second deck of 40 action cards: 20 different ones, two of each. Replace: play with it instead of the base deck. The starters are always dealt as usual.',
      source: 'rules: Shattered Alliances Action Deck; house',
    },
    {
      id: 'decks.combine',
      text: 'Combine: shuffle both decks into one of 80 cards.',
      source: 'rules: Shattered Alliances Action Deck',
    },
    {
      id: 'decks.build',
      text: 'Build: the player who creates the game chooses exactly 40 cards from both decks, no card more than twice. If none are chosen, the deck has one of each.',
      source: 'rules: Shattered Alliances Action Deck; house',
    },
    {
      id: 'decks.draft',
      text: 'Draft: shuffle both decks together and deal everyone 20 cards; set the rest aside unseen. All draft one card at the same time and pass the others to the left, until everyone has 20. You then use your own deck and discard pile.',
      source: 'rules: Shattered Alliances Action Deck; house',
    },
    {
      id: 'decks.own',
      text: 'Own decks, for 2 players: each of you gets one copy of every card in the chosen deck. This does not go with a draft, which gives you a deck already. With your own deck, you draw from it and discard to your own pile, even traded cards.',
      source: 'rules: 2-Player Action Deck Variant; rulings U8, T6',
      options: ['ownDecks'],
    },
  ],
} as const satisfies Chapter
