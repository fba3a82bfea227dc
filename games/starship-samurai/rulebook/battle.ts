import type { Chapter } from '@orrery/engine'

export const battle = {
  id: 'battle',
  title: 'Battles',
  rules: [
    {
      id: 'battle.order',
      text: 'When all order markers are placed, the locations are settled by board number, lowest first, and each is finished before the next. Turn order in battles runs clockwise from this round’s first player. What you gain at one location is yours at once and may be used at the later ones.',
      source: 'rules: Battle Phase; rulings F1, F17',
    },
    {
      id: 'battle.uncontested',
      text: 'A location where two or more players have units is contested, and a battle is fought there. If only one player has units, no cards are played: that player wins the location straight away. A location without units is passed over.',
      source: 'rules: Battle Phase, Glossary (Contested); ruling F4',
    },
    {
      id: 'battle.commit',
      text: 'The players with units at the contested location are in the battle. In turn order, each of them puts one battle card face down or declines. Everybody sees whether a card was committed, but not which.',
      source: 'rules: Commit Battle Cards, Glossary (Battle); ruling F2',
    },
    {
      id: 'battle.own-card-per-battle',
      text: 'Each player may commit at most one card to a battle. This limit holds for each battle by itself, so you may commit again wherever else you are in a battle.',
      source: 'rules: Commit Battle Cards; ruling F18',
    },
    {
      id: 'battle.bluff',
      text: 'You may commit any battle card, even one that you cannot pay for or that can have no effect. Bluffing is allowed.',
      source: 'ruling H4',
    },
    {
      id: 'battle.reveal',
      text: 'After everybody has committed or declined, the cards are revealed one at a time in turn order; each is paid, resolved and discarded before the next is turned up. If your units there are gone before your turn comes, your card is still revealed, paid and resolved. Gozen changes the commitment and the revealing.',
      source: 'rules: Resolve Battle Cards; rulings F3, F8',
    },
    {
      id: 'battle.pay',
      text: 'If you can pay for your card when it is revealed, you must. If you cannot, even because an earlier card took what you needed, you pay nothing and the card goes to the discard pile with nothing done. An effect that finds no legal target does nothing, unless the card says otherwise, and its cost stays paid.',
      source: 'rules: Resolve Battle Cards; rulings F5, F6, F7, H4',
    },
    {
      id: 'battle.bonus',
      text: 'Power gained from cards counts in that battle only. A player’s total never drops below 0.',
      source: 'rules: Declare Victor; ruling H11',
    },
    {
      id: 'battle.victor',
      text: 'When all cards are resolved, each player adds the current power of their units there and their bonuses from cards. The highest total wins. If only one player still has units there, that player wins, whatever bonuses the others have.',
      source: 'rules: Declare Victor; ruling F9',
    },
    {
      id: 'battle.tie',
      text: 'If several players share the highest total, the one who comes first in turn order wins. (When rewards are claimed in a turn, a tie gives nothing to anybody.)',
      source: 'rules: Declare Victor; ruling F11',
    },
    {
      id: 'battle.no-units',
      text: 'A player without units there cannot win. If nobody has units left, there is no victor, and the location card stays until the resolution phase discards it unclaimed.',
      source: 'rulings F8, F10, H11',
    },
    {
      id: 'battle.gain',
      text: 'The victor, in this order: gains 5 honor; takes the location’s reward, by the same rules as when claiming; resolves the cards attached to the location; and claims the location card face down, at which attached cards are discarded. The same holds for a location won without a battle.',
      source: 'rules: Gain Location and Reward; rulings F12, C5, C6',
    },
    {
      id: 'battle.return',
      text: 'Then the victor’s units there return to their supply, and tokens attached to them go to the general supply. This is no move. Units that came back are not in later battles of the round, but ships among them can pay costs.',
      source: 'rules: Gain Location and Reward; rulings F12, F13, G4',
    },
    {
      id: 'battle.losers',
      text: 'The units of all other players stay at the location, and begin the next round there.',
      source: 'rules: Gain Location and Reward; ruling F14',
    },
    {
      id: 'battle.riders',
      text: 'Card effects that depend on winning or not winning come last at that location, after the victor’s units have returned, in turn order. “If you do not win” also works for a player whose units there were all destroyed. Everybody sees whom a card names as the winner.',
      source: 'rulings F12, H12',
    },
  ],
} as const satisfies Chapter
