import type { Chapter } from '@orrery/engine'

export const wealth = {
  id: 'wealth',
  title: 'Wealth',
  lead: 'Wealth increases orders, pays for cards, and makes fighters stronger.',
  rules: [
    {
      id: 'wealth.held',
      text: 'Your **wealth** is the tokens you have; their number is public. Only these can be spent, given away, or counted in a tie. Spent tokens go back to the general supply.',
      source: 'rules: Paying an Action Card’s Cost; rulings O3, G6',
    },
    {
      id: 'wealth.supply',
      text: 'There are 44 tokens, and attached ones are not in the general supply. If it cannot cover a gain, take what is left; nothing is owed. An option makes it unlimited.',
      source: 'ruling G2',
      options: ['unlimitedWealth'],
    },
    {
      id: 'wealth.attached',
      text: 'Tokens attached to a fighter move with it and cannot be spent. When the fighter is destroyed or returned, they go to the general supply.',
      source: 'rules: Glossary (Attach); rulings G4, G5, G6, O3',
    },
    {
      id: 'wealth.give',
      text: 'When one player gives or pays wealth to another, the tokens pass directly between them.',
      source: 'ruling H9',
    },
  ],
} as const satisfies Chapter
