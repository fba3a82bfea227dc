import type { Chapter } from '@orrery/engine'

export const options = {
  id: 'options',
  title: 'Options',
  lead: 'You can agree on these before a game.',
  rules: [
    {
      id: 'option.goal',
      text: 'The goal may be any number from 3 to 30 Fame; 10 is usual. The printed rules name 5 (about 15 minutes per player), 10 (30), and 20 (45).',
      source: 'rules: Setup, Victory',
    },
    {
      id: 'option.npcs',
      text: 'Without NPCs, leave out their cards and the missions that need one of them.',
      source: 'rules: First Game; house',
    },
    {
      id: 'option.first-game',
      text: 'The first game goes to 5 Fame without NPCs, on Burning Horse, Kemplar II, and Neo Damascus. Four players add Outpost 338, and five also Expeditor Gate.',
      source: 'rules: First Game',
    },
    {
      id: 'option.loadouts',
      text: 'In the first game, take one of four loadouts instead of buying freely: explorer (Raptor-K), trader (M-22, Targe), worker (Halon, Targe), or pirate (M-22, Saker V).',
      source: 'rules: First Game',
    },
    {
      id: 'option.gifts',
      text: 'You can switch off gifts of credits.',
      source: 'ruling E65',
    },
    {
      id: 'option.fame',
      text: 'Fame may instead count in your next Status Phase, together with the titles.',
      source: 'ruling E54',
    },
    {
      id: 'option.end',
      text: 'The game may instead end in the Status Phase of a player who has reached the goal.',
      source: 'ruling E55',
    },
    {
      id: 'option.fame-sales',
      text: 'You may allow several Fame Points to be bought in one Business Phase.',
      source: 'ruling E60',
    },
    {
      id: 'option.merchant',
      text: 'After a respawn the Merchant may instead begin its route from the start, or fly to the nearest stop.',
      source: 'ruling E71',
    },
    {
      id: 'option.practice',
      text: 'One or two players may practice by these rules with NPCs and bots.',
      source: 'house',
    },
  ],
} as const satisfies Chapter
