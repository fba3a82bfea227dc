import type { Chapter } from '@orrery/engine'

export const battle = {
  id: 'battle',
  title: 'Battles',
  lead: 'Battles decide which player wins each location: 5 honor, its reward, and its card.',
  rules: [
    {
      id: 'battle.order',
      text: 'After the turns, settle the locations by number, lowest first, each completely before the next. Turn order runs clockwise from this round’s first player. You can use what you gain at one location at the later ones.',
      source: 'rules: Battle Phase; rulings F1, F17',
    },
    {
      id: 'battle.uncontested',
      text: 'A location with units of two or more players is **contested**: a battle is fought. If only one player has units there, that player wins it at once, without cards. Skip a location without units.',
      source: 'rules: Battle Phase, Glossary (Contested); ruling F4',
    },
    {
      id: 'battle.commit',
      text: 'Players with units there are in the battle. In turn order, each **commits** one battle card face down, or no card. Everyone sees if a card was committed, but not which.',
      source: 'rules: Commit Battle Cards, Glossary (Battle); ruling F2',
    },
    {
      id: 'battle.own-card-per-battle',
      text: 'Commit at most one card to a battle. The limit applies to each battle separately.',
      source: 'rules: Commit Battle Cards; ruling F18',
    },
    {
      id: 'battle.bluff',
      text: 'You may commit any battle card, even one you cannot pay for or that can have no effect. Bluffing is allowed.',
      source: 'ruling H4',
    },
    {
      id: 'battle.reveal',
      text: 'Then reveal the cards one at a time in turn order. Pay, resolve, and discard each before the next. Your card is revealed and resolved even if your units there are gone. Gozen changes this order.',
      source: 'rules: Resolve Battle Cards; rulings F3, F8',
    },
    {
      id: 'battle.pay',
      text: 'If you can pay for your card when it is revealed, you must. If you cannot, pay nothing and discard it without effect. A paid effect without a legal target does nothing, unless the card says otherwise.',
      source: 'rules: Resolve Battle Cards; rulings F5, F6, F7, H4',
    },
    {
      id: 'battle.bonus',
      text: 'Power from cards counts in that battle only. Your total never drops below 0.',
      source: 'rules: Declare Victor; ruling H11',
    },
    {
      id: 'battle.victor',
      text: 'After all cards, add the power of your units there and your bonuses. The highest total **wins the location**. If only one player still has units there, that player wins, no matter the bonuses.',
      source: 'rules: Declare Victor; ruling F9',
    },
    {
      id: 'battle.tie',
      text: 'If players share the highest total, the one earlier in turn order wins. (In a turn, a tie claims nothing.)',
      source: 'rules: Declare Victor; ruling F11',
    },
    {
      id: 'battle.no-units',
      text: 'A player without units there cannot win. If no units are left, nobody wins, and the location card stays until the resolution discards it.',
      source: 'rulings F8, F10, H11',
    },
    {
      id: 'battle.gain',
      text: 'If you win a location, do this in order: gain 5 honor, gain its reward, resolve cards attached to it, keep its card face down. Attached cards are then discarded. The same goes for a location won without a battle.',
      source: 'rules: Gain Location and Reward; rulings F12, C5, C6',
    },
    {
      id: 'battle.return',
      text: 'Then return your units there to your supply; wealth attached to them goes to the general supply. This does not count as a move. Returned units miss this round’s later battles, but their ships can pay costs.',
      source: 'rules: Gain Location and Reward; rulings F12, F13, G4',
    },
    {
      id: 'battle.losers',
      text: 'The units of all other players stay and begin the next round there.',
      source: 'rules: Gain Location and Reward; ruling F14',
    },
    {
      id: 'battle.riders',
      text: 'Effects that depend on winning or not winning come last at a location, in turn order. “If you do not win” works even if all your units there were destroyed. Everyone sees which player a card foretells as the winner.',
      detail: true,
      source: 'rulings F12, H12',
    },
  ],
} as const satisfies Chapter
