import type { Chapter } from '@orrery/engine'

export const options = {
  id: 'options',
  title: 'Options',
  rules: [
    {
      id: 'option.goal',
      text: 'The goal may be any number from 3 to 30 fame; 10 is usual. The printed rules name 5 (about 15 minutes for each player), 10 (30) and 20 (45).',
      source: 'rules: Setup, Victory',
    },
    {
      id: 'option.npcs',
      text: 'Without NPCs, their cards and the missions that need one of them are left out.',
      source: 'rules: First Game; house',
    },
    {
      id: 'option.first-game',
      text: 'The first game goes to 5 fame without NPCs, on Burning Horse, Kemplar II and Neo Damascus, with Outpost 338 for four and Expeditor Gate for five players. Instead of buying freely, everybody takes one of four loadouts: explorer (Raptor-K), trader (M-22, Targe), worker (Halon, Targe) or pirate (M-22, Saker V).',
      source: 'rules: First Game',
    },
    {
      id: 'option.gifts',
      text: 'Gifts of credits can be switched off.',
      source: 'ruling E65',
    },
    {
      id: 'option.fame',
      text: 'Fame may instead be counted in your next status phase, together with the titles.',
      source: 'ruling E54',
    },
    {
      id: 'option.end',
      text: 'The game may instead end in the status phase of a player who has reached the goal.',
      source: 'ruling E55',
    },
    {
      id: 'option.fame-sales',
      text: 'It may be allowed to buy several points of fame in one business phase.',
      source: 'ruling E60',
    },
    {
      id: 'option.merchant',
      text: 'After a respawn the Merchant may instead begin its route anew, or fly to the nearest stop.',
      source: 'ruling E71',
    },
    {
      id: 'option.practice',
      text: 'One or two players may practise by these rules with NPCs and bots.',
      source: 'house',
    },
  ],
} as const satisfies Chapter
