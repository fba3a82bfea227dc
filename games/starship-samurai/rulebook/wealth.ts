import type { Chapter } from '@orrery/engine'

export const wealth = {
  id: 'wealth',
  title: 'Wealth',
  rules: [
    {
      id: 'wealth.held',
      text: 'Your wealth is the tokens you hold; their number is open. Only held tokens can be spent, given away or counted in a tie at the end. Spent tokens go back to the supply.',
      source: 'rules: Paying an Action Card’s Cost; rulings O3, G6',
    },
    {
      id: 'wealth.supply',
      text: 'There are 44 tokens in all, and attached ones are not in the supply. If the supply cannot cover a gain, take what is there; nothing is owed. A game option makes the supply unlimited.',
      source: 'ruling G2',
      options: ['unlimitedWealth'],
    },
    {
      id: 'wealth.attached',
      text: 'Tokens attached to a fighter move along with it and are never taken off to be spent. When the fighter is destroyed or returned, they go to the general supply. They do not count as wealth you hold.',
      source: 'rules: Glossary (Attach); rulings G4, G5, G6, O3',
    },
    {
      id: 'wealth.give',
      text: 'If a player is to give or pay wealth to another, held tokens pass between those two players directly.',
      source: 'ruling H9',
    },
  ],
} as const satisfies Chapter
