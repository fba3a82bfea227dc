import type { Chapter } from '@orrery/engine'

export const setup = {
  id: 'setup',
  title: 'Setting up',
  rules: [
    {
      id: 'setup.sectors',
      text: 'The sector tiles are shuffled, and one for each player is laid face up in the middle, one after the other: each touches the first tile and the one before it, with equal symbols where it meets the latter. A tile without a spawn point is shuffled back and another one drawn. The other tiles form the face-down deck.',
      source: 'rules: Setup; ruling E10',
    },
    {
      id: 'setup.tokens',
      text: 'The 21 exploration tokens are shuffled face down, and one of them is put, unseen, on each exploration space of the first tiles.',
      source: 'rules: Setup',
    },
    {
      id: 'setup.decks',
      text: 'Mission cards and title cards are shuffled into two face-down decks. Cubes, outfits and damage markers lie ready beside the board.',
      source: 'rules: Setup',
    },
    {
      id: 'setup.credits',
      text: 'Everybody receives 3,000 credits.',
      source: 'rules: Setup',
    },
    {
      id: 'setup.npcs',
      text: 'The three NPC cards are shuffled and dealt, one each, to the players in seating order; with 4 or 5 players some get none. An NPC whose home sector is among the first tiles enters play when the players’ ships stand on the board.',
      source: 'rules: Setup, Non-Player Ships; ruling E10',
    },
    {
      id: 'setup.goal',
      text: 'The players agree on how much fame wins.',
      source: 'rules: Setup, Victory',
    },
    {
      id: 'setup.ships',
      text: 'Everybody rolls a d20, ties among the highest again; the highest picks a tier 1 ship with its ability card, then it goes on counter-clockwise. A 20 in these rolls brings no fame.',
      source: 'rules: Setup; ruling E12',
    },
    {
      id: 'setup.start',
      text: 'Each ship starts on the spawn point of its owner’s tile: the first player’s on the first tile, and so on. It has full energy, its four markers armed, its impulse ready and no fame.',
      source: 'rules: Setup; ruling E10',
    },
    {
      id: 'setup.outfits',
      text: 'In the order of picking, everybody may then buy outfits that fit into the hold. Credits that are not spent are kept.',
      source: 'rules: Setup',
    },
    {
      id: 'setup.first',
      text: 'Whoever picked last has the first turn; from there play goes clockwise.',
      source: 'rules: Setup; ruling E12',
    },
  ],
} as const satisfies Chapter
