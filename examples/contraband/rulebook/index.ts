import type { Rulebook } from '@orrery/engine'

/** The rules in our own words. Questions, log, refusals and tests cite a paragraph by its id. */
export const rulebook = [
  {
    id: 'load',
    title: 'Loading the boat',
    rules: [
      {
        id: 'load.crate',
        text: 'Everybody chooses a crate of their hand in secret. All crates are put aboard at the same time.',
        source: 'ours',
      },
      {
        id: 'load.again',
        text: 'Nobody loads the same goods twice in a row, unless they have nothing else.',
        source: 'ours',
      },
      {
        id: 'load.twins',
        text: 'Crates of the same goods catch the eye: customs seize all of them.',
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
        text: 'Then the customs die is rolled. Crates that are worth more than it shows are seized as well.',
        source: 'ours',
      },
      {
        id: 'customs.bribe',
        text: 'The owner of the dearest crate that the die would seize may pay 2 coins. Then the die is rolled once more, and its second result counts.',
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
        text: 'A crate that was not seized brings its owner as many coins as it is worth.',
        source: 'ours',
      },
      {
        id: 'sale.draw',
        text: 'At the end of a round everybody draws a crate.',
        source: 'ours',
      },
      {
        id: 'sale.winner',
        text: 'After the last round the most coins win. In a tie the lower seat wins.',
        source: 'ours',
      },
    ],
  },
] as const satisfies Rulebook

export type RuleId = (typeof rulebook)[number]['rules'][number]['id']
