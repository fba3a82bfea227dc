import type { Chapter } from '@orrery/engine'

export const table = {
  id: 'table',
  title: 'At the table',
  rules: [
    {
      id: 'table.hidden',
      text: 'Secret are: the cards in a hand, the order of every deck, draft picks until they are shown, committed cards until they are revealed, which location card was put back with 3 players, and the cards set aside in a deck draft. Nobody is sent what they may not know.',
      source: 'house: hidden information',
    },
    {
      id: 'table.public',
      text: 'Everything else is open: how many cards each hand and deck holds, wealth, attached tokens, honor, markers, units, discard piles, and who has committed a card. Claimed location cards lie face down, but their number and types are open to all.',
      source: 'house: hidden information; rulings K13, F15',
    },
    {
      id: 'table.leave',
      text: 'If a player resigns or runs out of time, their units and markers stay and their turns are played automatically. In each turn the lowest unused marker goes on Gain Wealth; no order card is played, and no card is committed to a battle. Any other decision they would have to make is also answered automatically.',
      source: 'ruling E7',
    },
  ],
} as const satisfies Chapter
