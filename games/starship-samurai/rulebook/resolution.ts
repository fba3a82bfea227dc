import type { Chapter } from '@orrery/engine'

export const resolution = {
  id: 'resolution',
  title: 'Resolution',
  rules: [
    {
      id: 'resolution.alliances',
      text: 'First, each clan marker on your branch gives you the honor of the tier it stands on; one marker on a +5 space and one on a +3 space give 8. Everybody scores at the same time, in the final round as well.',
      source: 'rules: Gain Rewards from Alliances; ruling A5',
    },
    {
      id: 'resolution.locations',
      text: 'Second, location cards that nobody claimed are discarded, and each board gets a new card from the location deck. If the deck has too few cards for that, the game ends here.',
      source: 'rules: Reveal New Locations; ruling E2',
    },
    {
      id: 'resolution.restore',
      text: 'Third, all players return the units in their graveyard to their supply and take back their four order markers.',
      source: 'rules: Restore Units and Orders; ruling E6',
    },
    {
      id: 'resolution.first-player',
      text: 'Fourth, the first player token goes to the next player on the left, who begins the new round.',
      source: 'rules: Pass the First Player Token',
    },
  ],
} as const satisfies Chapter
