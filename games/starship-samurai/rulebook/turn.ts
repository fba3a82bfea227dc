import type { Chapter } from '@orrery/engine'

export const turn = {
  id: 'turn',
  title: 'Rounds and turns',
  lead: 'A round has three phases. In the first, you take four turns.',
  rules: [
    {
      id: 'turn.phases',
      text: 'Each round has three phases: **turns**, then **battles**, then the **resolution**.',
      source: 'rules: Round Sequence',
    },
    {
      id: 'turn.sequence',
      text: 'Turns go clockwise from the first player. In your turn, first claim location rewards, then perform one order. The phase ends when everyone has placed all four order markers: after four turns each.',
      source: 'rules: Player Turns Phase',
    },
    {
      id: 'turn.card',
      text: 'Once in your turn you may play one **order card**, before or after your order. You may play a card you drew earlier in the same turn.',
      source: 'rules: Player Turns Phase, Playing an Order Action Card; ruling O6',
    },
    {
      id: 'turn.free-orders',
      text: '**Free orders** come from abilities and cards and need no order marker. In your own turn you may perform any number of them, before and after your order. You cannot perform them in another player’s turn or in a battle, not even after a move that a battle card grants.',
      source: 'rules: Player Turns Phase, Glossary (Free Order); rulings X5, F16',
    },
    {
      id: 'turn.end',
      text: 'After your order you may still perform free orders and play your order card, if you have not yet. Then end your turn. The player to your left is next.',
      source: 'rules: Player Turns Phase',
    },
    {
      id: 'turn.whole',
      text: 'Finish an order, a card, or a free order before you begin another. Only what a move triggers comes in between: carrier passengers and the abilities of Mototada, Hideyoshi, and Mori. Oda’s free move waits until the whole order or card is done.',
      detail: true,
      source: 'rules: Player Turns Phase, Glossary (Free Order); rulings O5, X2',
    },
  ],
} as const satisfies Chapter
