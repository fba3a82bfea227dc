import type { Chapter } from '@orrery/engine'

export const end = {
  id: 'end',
  title: 'End of the game',
  lead: 'The game ends when the locations run out. The most honor wins.',
  rules: [
    {
      id: 'end.when',
      text: 'The game ends in the resolution phase when the location deck cannot give every location a new card. That round’s alliances have been scored. Nothing is turned up; graveyards, order markers, and the first player token stay as they are.',
      source: 'rules: Reveal New Locations, End of Game; rulings E1, E2',
    },
    {
      id: 'end.types',
      text: 'Then score the different types among your location cards: 3 honor for two types, 6 for three, 9 for all four. Only the highest counts, and several cards of one type count once.',
      source: 'rules: End of Game; ruling E3',
    },
    {
      id: 'end.winner',
      text: 'The player with the most honor wins.',
      source: 'rules: Objective of the Game, End of Game; ruling E5',
    },
    {
      id: 'end.ties',
      text: 'If players are tied for honor, compare in this order: most wealth, most location cards, most clan markers on their branch, earliest place in turn order. Attached wealth does not count. The victory is never shared.',
      source: 'rules: End of Game; rulings E4, G6',
    },
  ],
} as const satisfies Chapter
