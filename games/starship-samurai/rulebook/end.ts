import type { Chapter } from '@orrery/engine'

export const end = {
  id: 'end',
  title: 'End of the game',
  rules: [
    {
      id: 'end.when',
      text: 'The game ends in the resolution phase when the location deck cannot give every board a new card; no card is turned up then, even if a few are left. The alliances of that round have been scored by this time. Graveyards and order markers are left as they are, and the first player token stays where it is.',
      source: 'rules: Reveal New Locations, End of Game; rulings E1, E2',
    },
    {
      id: 'end.types',
      text: 'Then everybody scores the different types among their claimed location cards: 3 honor for two types, 6 for three, 9 for all four. Only the highest that applies is scored, and several cards of one type count as one.',
      source: 'rules: End of Game; ruling E3',
    },
    {
      id: 'end.winner',
      text: 'Whoever has the most honor wins.',
      source: 'rules: Objective of the Game, End of Game; ruling E5',
    },
    {
      id: 'end.ties',
      text: 'A tie for the most honor goes, in this order, to the most held wealth (attached tokens do not count), the most claimed location cards, the most clan markers on one’s own branch, and the earliest place in the turn order of the last round. The victory is never shared.',
      source: 'rules: End of Game; rulings E4, G6',
    },
  ],
} as const satisfies Chapter
