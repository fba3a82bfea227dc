import type { Rulebook } from '@orrery/engine'

/** The rules in our own words. Questions, log, refusals and tests cite a paragraph by its id. */
export const rulebook = [
  {
    id: 'load',
    title: 'Loading the boat',
    rules: [
      {
        id: 'load.crate',
        text: 'Secretly choose a crate from your hand. All crates are loaded at the same time.',
        source: 'ours',
      },
      {
        id: 'load.again',
        text: 'You cannot load the same goods twice in a row, unless you have no others.',
        source: 'ours',
      },
      {
        id: 'load.twins',
        text: 'Crates with the same goods attract attention: customs seize all of them.',
        source: 'ours',
      },
    ],
  },
  {
    id: 'customs',
    title: 'Customs',
    rules: [
      {
        id: 'customs.die',
        text: 'Then roll the customs die. Customs seize every crate worth more than the die shows.',
        source: 'ours',
      },
      {
        id: 'customs.bribe',
        text: 'If the die would seize your crate and none more valuable, you may pay 2 coins. Roll the die again; the second roll counts.',
        source: 'ours',
      },
    ],
  },
  {
    id: 'sale',
    title: 'Selling',
    rules: [
      {
        id: 'sale.coins',
        text: 'If your crate gets through, gain coins equal to its worth.',
        source: 'ours',
      },
      {
        id: 'sale.draw',
        text: 'At the end of the round, draw a crate.',
        source: 'ours',
      },
      {
        id: 'sale.winner',
        text: 'After the last round, the player with the most coins wins. On a tie, the lower seat wins.',
        source: 'ours',
      },
    ],
  },
] as const satisfies Rulebook

export type RuleId = (typeof rulebook)[number]['rules'][number]['id']
