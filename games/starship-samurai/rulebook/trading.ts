import type { Chapter } from '@orrery/engine'

export const trading = {
  id: 'trading',
  title: 'Trading',
  rules: [
    {
      id: 'trade.offer',
      text: 'Trading is an option of the game and is off unless it was chosen at the start. If it is on, any player may offer any other a trade, and nothing happens unless the other accepts.',
      source: 'rules: Trading Variant; ruling T1',
    },
    {
      id: 'trade.goods',
      text: 'Held wealth and cards in hand can be traded, and promises may be added in words. Honor, units, clan markers, claimed location cards and committed cards cannot change hands.',
      source: 'rules: Trading Variant; ruling T2',
    },
    {
      id: 'trade.when',
      text: 'Offers may be made at any time, except while either of the two players has a private decision to make: a draft pick, a commitment, or a discard down to the hand limit. An accepted trade is carried out at once, between two steps of play.',
      source: 'rules: Trading Variant; ruling T3',
    },
    {
      id: 'trade.binding',
      text: 'What changes hands is binding: both sides give what they agreed at the same moment, or the trade does not take place.',
      source: 'rules: Trading Variant; ruling T4',
    },
    {
      id: 'trade.next-choice',
      text: 'An agreement about what a player will choose, such as whom to target, is binding only if it concerns the very next choice of that player. Otherwise it is a promise.',
      source: 'rules: Trading Variant; ruling T4',
    },
    {
      id: 'trade.promise',
      text: 'Promises about later play are written in the log, and nobody is made to keep them.',
      source: 'rules: Trading Variant; ruling T4',
    },
    {
      id: 'trade.limit',
      text: 'A player who holds more than 5 cards after a trade discards down to 5 at once.',
      source: 'rules: Draw X Action Cards; ruling T5',
    },
  ],
} as const satisfies Chapter
