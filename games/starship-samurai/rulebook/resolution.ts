import type { Chapter } from '@orrery/engine'

export const resolution = {
  id: 'resolution',
  title: 'Resolution',
  lead: 'Every round ends with honor for alliances and with new locations.',
  rules: [
    {
      id: 'resolution.alliances',
      text: 'First, each clan marker on your branch gives you the honor of its space. Everyone scores at the same time, in the final round too.',
      example: 'One marker on a +5 space and one on a +3 space give you 8 honor.',
      source: 'rules: Gain Rewards from Alliances; ruling A5',
    },
    {
      id: 'resolution.locations',
      text: 'Second, discard location cards nobody won, and turn up a new card for each location. If the location deck has too few, the game ends here.',
      source: 'rules: Reveal New Locations; ruling E2',
    },
    {
      id: 'resolution.restore',
      text: 'Third, return all units in your graveyard to your supply and take back your four order markers.',
      source: 'rules: Restore Units and Orders; ruling E6',
    },
    {
      id: 'resolution.first-player',
      text: 'Fourth, the first player token moves one place to the left. The new first player begins the round.',
      source: 'rules: Pass the First Player Token',
    },
  ],
} as const satisfies Chapter
