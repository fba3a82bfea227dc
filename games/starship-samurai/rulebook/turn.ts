import type { Chapter } from '@orrery/engine'

export const turn = {
  id: 'turn',
  title: 'Rounds and turns',
  rules: [
    {
      id: 'turn.phases',
      text: 'Each round goes through three phases: first the turns of the players, then the battles, then the resolution.',
      source: 'rules: Round Sequence',
    },
    {
      id: 'turn.sequence',
      text: 'Turns are taken one by one, clockwise from the first player. A turn has two duties: claim location rewards, then perform one order. The phase is over when everybody has placed all four order markers, that is, after four turns each.',
      source: 'rules: Player Turns Phase',
    },
    {
      id: 'turn.card',
      text: 'Once in your turn you may play one order card, either before or after your order. A card you drew earlier in the same turn may be played.',
      source: 'rules: Player Turns Phase, Playing an Order Action Card; ruling O6',
    },
    {
      id: 'turn.free-orders',
      text: 'Free orders come from abilities and cards, and need no order marker. You may perform as many as you like in your own turn, before and after your order, but never in somebody else’s turn or in a battle. A unit move granted during a battle sets off “after moving” abilities but no free orders.',
      source: 'rules: Player Turns Phase, Glossary (Free Order); rulings X5, F16',
    },
    {
      id: 'turn.end',
      text: 'Once your order is done you may still play your order card, if you have not yet, and perform free orders. Then you end your turn, and the player to your left is next.',
      source: 'rules: Player Turns Phase',
    },
    {
      id: 'turn.whole',
      text: 'Finish an order, a card or a free order completely before you begin another. Only what a move itself sets off comes in between: carrier passengers and the abilities of Mototada, Hideyoshi and Mori follow that move at once. Oda’s free move waits until the whole order or card is done.',
      source: 'rules: Player Turns Phase, Glossary (Free Order); rulings O5, X2',
    },
  ],
} as const satisfies Chapter
