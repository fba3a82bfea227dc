import type { Chapter } from '@orrery/engine'

export const trading = {
  id: 'trading',
  title: 'Trading',
  rules: [
    {
      id: 'trade.offer',
      text: 'Trading is an option of the game and is off unless it was chosen at the start. If it is on, any player may offer any other a trade. Nothing happens unless the other accepts. A player may have up to 3 offers open.',
      source: 'rules: Trading Variant; ruling T1',
      options: ['trading'],
    },
    {
      id: 'trade.goods',
      text: 'Held wealth and cards in hand can be traded, and promises may be added in words. Honor, units, clan markers, claimed location cards and committed cards cannot change hands.',
      source: 'rules: Trading Variant; ruling T2',
    },
    {
      id: 'trade.when',
      text: 'After the draft, offers may be made, answered and withdrawn at any time, also while a player is choosing. An accepted trade happens at once, and the player then chooses with what is left. Only a trade already under way, or a discard down to the hand limit by one of the two, is finished first.',
      source: 'rules: Trading Variant; house',
    },
    {
      id: 'trade.binding',
      text: 'What changes hands is binding: both sides give what they agreed at the same moment, or the trade does not take place.',
      source: 'rules: Trading Variant; ruling T4',
    },
    {
      id: 'trade.next-choice',
      text: 'Either side can bind itself to a choice: the one it is asked for now, the next one in its own turn, or committing no card in this battle. The choice must be possible once the goods have changed hands, and is then made as agreed. A player is bound to one such agreement at a time.',
      source: 'rules: Trading Variant; ruling T4; house',
    },
    {
      id: 'trade.secret',
      text: 'Nobody can be bound in a secret choice: which card to commit, to hand over, or to discard down to the hand limit.',
      source: 'house: hidden information',
    },
    {
      id: 'trade.back',
      text: 'If an agreed choice is not possible when it is due, the trade is undone: both players give back what they got and still have, and neither is bound any longer.',
      source: 'house',
    },
    {
      id: 'trade.promise',
      text: 'Any other agreement about later play is a promise. It is written in the log, and nobody is made to keep it.',
      source: 'rules: Trading Variant; ruling T4',
    },
    {
      id: 'trade.lapse',
      text: 'An open offer lapses at the end of the turn or battle in which it was made, and when its maker trades away the wealth it offers.',
      source: 'house',
    },
    {
      id: 'trade.limit',
      text: 'A player who holds more than 5 cards after a trade discards down to 5 at once.',
      source: 'rules: Draw X Action Cards; ruling T5',
    },
  ],
} as const satisfies Chapter
