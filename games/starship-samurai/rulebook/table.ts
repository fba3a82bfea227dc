import type { Chapter } from '@orrery/engine'

export const table = {
  id: 'table',
  title: 'At the table',
  lead: 'Some things are secret, everything else is public, and a player may leave.',
  rules: [
    {
      id: 'table.hidden',
      text: 'Secret are hands, the order of decks, draft picks until they are shown, and committed cards until they are revealed. So are cards set aside in a deck draft, and the location card put back with 3 players.',
      source: 'house: hidden information',
    },
    {
      id: 'table.public',
      text: 'Everything else is public: the size of hands and decks, wealth, honor, markers, units, discard piles, and if a card is committed. Location cards won are face down, but their number and types are public.',
      source: 'house: hidden information; rulings K13, F15',
    },
    {
      id: 'table.leave',
      text: 'If a player resigns or runs out of time, their units and markers stay, and their turns are played automatically. Each turn uses their lowest marker to gain wealth; they play no order card and commit no card. All other decisions are made automatically, too.',
      source: 'ruling E7',
    },
  ],
} as const satisfies Chapter
