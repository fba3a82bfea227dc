import type { Chapter } from '@orrery/engine'

export const table = {
  id: 'table',
  title: 'At the table',
  rules: [
    {
      id: 'table.open',
      text: 'Open to all: the board, all units and markers, events before the players, Uplinks, weapons, action cards of the round and discarded ones, and all points.',
      source: 'codex: Event Cards, Uplinks; house',
    },
    {
      id: 'table.hidden',
      text: 'Hidden: action cards in hand, cards that Ghost has removed, and the order of the piles and decks.',
      source: 'house',
    },
    {
      id: 'table.chance',
      text: 'Chance decides the dealing, the event deck, the Oni on the moon, a random map and what Ghost draws; nothing else.',
      source: 'house',
    },
    {
      id: 'table.alone',
      text: 'What follows from a rule in one way only is done without asking, for example which unit is hit, unless doing nothing is allowed. What you set about yourself is asked step by step.',
      source: 'house',
    },
    {
      id: 'table.leave',
      text: 'If a player leaves, the plainest answers are given for them, so that the others can finish.',
      source: 'house',
    },
  ],
} as const satisfies Chapter
