import type { Chapter } from '@orrery/engine'

export const trading = {
  id: 'trading',
  title: 'Trading',
  lead: 'Trading lets you buy cards, favors, and peace, if the game was created with it.',
  rules: [
    {
      id: 'trade.offer',
      text: 'Trading is an option, off unless chosen at the start. You may offer any other player a trade. Nothing happens unless they accept. You may have up to 3 open offers.',
      source: 'rules: Trading Variant; ruling T1',
      options: ['trading'],
    },
    {
      id: 'trade.goods',
      text: 'You may trade wealth and cards in hand, and add promises in words. Honor, units, clan markers, location cards, and committed cards cannot change hands.',
      source: 'rules: Trading Variant; ruling T2',
    },
    {
      id: 'trade.when',
      text: 'After the draft, you may make, answer, and withdraw offers at any time, even while another player is choosing. An accepted trade happens at once. Only a trade under way, or a discard to the hand limit by either side, is finished first.',
      source: 'rules: Trading Variant; house',
    },
    {
      id: 'trade.binding',
      text: 'Everything that changes hands is binding: both sides give at the same moment, or there is no trade.',
      source: 'rules: Trading Variant; ruling T4',
    },
    {
      id: 'trade.next-choice',
      text: 'Either side can bind itself to a choice: its open one, the next in its own turn, or committing no card in this battle. The choice must be possible after the trade, and is then made as agreed. A player is bound to one choice at a time.',
      source: 'rules: Trading Variant; ruling T4; house',
    },
    {
      id: 'trade.secret',
      text: 'A secret choice cannot be bound: which card to commit, to give, or to discard down to the hand limit.',
      detail: true,
      source: 'house: hidden information',
    },
    {
      id: 'trade.back',
      text: 'If an agreed choice is impossible when it is due, the trade is undone. Both give back what they got and still have, and neither is bound.',
      detail: true,
      source: 'house',
    },
    {
      id: 'trade.promise',
      text: 'Any other agreement is a promise. It is in the log, but not binding.',
      source: 'rules: Trading Variant; ruling T4',
    },
    {
      id: 'trade.lapse',
      text: 'An open offer lapses at the end of the turn or battle it was made in, and when its maker trades away the wealth it offers.',
      detail: true,
      source: 'house',
    },
    {
      id: 'trade.limit',
      text: 'If you have more than 5 cards after a trade, discard down to 5 at once.',
      source: 'rules: Draw X Action Cards; ruling T5',
    },
  ],
} as const satisfies Chapter
