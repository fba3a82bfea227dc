import type { Chapter } from '@orrery/engine'

export const table = {
  id: 'table',
  title: 'At the table',
  lead: 'The table shows everyone the same, except hands and face-down cards.',
  rules: [
    {
      id: 'table.open',
      text: 'Open to all: the board, all units and markers, the players’ events, Uplinks, weapons, the action cards of the round, the discard piles, and all victory points.',
      source: 'codex: Event Cards, Uplinks; house',
    },
    {
      id: 'table.hidden',
      text: 'Hidden: action cards in hand, cards removed by Ghost, and the order of piles and decks.',
      source: 'house',
    },
    {
      id: 'table.chance',
      text: 'Random: the deal, the event deck, the Oni on the moon, a random map, and the card Ghost takes. Nothing else.',
      source: 'house',
    },
    {
      id: 'table.alone',
      text: 'If a rule leaves only one way, it happens without a question, unless you may also do nothing. You are asked about each step of an action you begin yourself.',
      source: 'house',
    },
    {
      id: 'table.leave',
      text: 'If a player leaves, simple answers are given for them, so that the others can finish.',
      source: 'house',
    },
  ],
} as const satisfies Chapter
