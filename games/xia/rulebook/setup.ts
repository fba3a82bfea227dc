import type { Chapter } from '@orrery/engine'

export const setup = {
  id: 'setup',
  title: 'Setting up',
  lead: 'Setup lays out the first sectors and gives every captain a ship.',
  rules: [
    {
      id: 'setup.sectors',
      text: 'Shuffle the sectors and lay one per player face up in the middle. Each touches the first one and the one before it, with equal symbols at the latter. Shuffle a sector without a spawn point back in and draw another. The rest form the face-down sector deck.',
      source: 'rules: Setup; ruling E10',
    },
    {
      id: 'setup.tokens',
      text: 'Shuffle the 21 exploration tokens face down and put one, unseen, on each exploration space of the first sectors.',
      source: 'rules: Setup',
    },
    {
      id: 'setup.decks',
      text: 'Shuffle the mission cards and the title cards into two face-down decks. Keep cubes, outfits, and damage markers beside the board.',
      source: 'rules: Setup',
    },
    {
      id: 'setup.credits',
      text: 'Every player receives 3,000 credits.',
      source: 'rules: Setup',
    },
    {
      id: 'setup.npcs',
      text: 'Shuffle the three NPC cards and deal them in seating order, one each; with 4 or 5 players some get none. An NPC with its home sector among the first ones enters play once the players’ ships are on the board.',
      source: 'rules: Setup, Non-Player Ships; ruling E10',
    },
    {
      id: 'setup.goal',
      text: 'Agree on how much **Fame** wins the game.',
      source: 'rules: Setup, Victory',
    },
    {
      id: 'setup.ships',
      text: 'All players roll a d20; ties for the highest roll again. The highest picks a tier 1 ship with its ability card, then the others pick counterclockwise. A 20 in these rolls brings no Fame.',
      source: 'rules: Setup; ruling E12',
    },
    {
      id: 'setup.start',
      text: 'Each ship starts on the spawn point of its owner’s sector: the first player’s on the first sector, and so on. It has full energy, four armed markers, a ready impulse, and no Fame.',
      source: 'rules: Setup; ruling E10',
    },
    {
      id: 'setup.outfits',
      text: 'In the order of picking, all players may buy outfits that fit into their holds. Keep the credits you do not spend.',
      source: 'rules: Setup',
    },
    {
      id: 'setup.first',
      text: 'The player who picked last takes the first turn. Play continues clockwise.',
      source: 'rules: Setup; ruling E12',
    },
  ],
} as const satisfies Chapter
