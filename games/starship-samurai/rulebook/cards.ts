import type { Chapter } from '@orrery/engine'

export const cards = {
  id: 'cards',
  title: 'Action cards',
  lead: 'Action cards surprise your opponents: order cards in your turn, battle cards in battles.',
  rules: [
    {
      id: 'cards.draw',
      text: 'Draw from the top of the action deck. If you may draw up to a number, choose how many before you look at the first.',
      source: 'rules: Draw X Action Cards; ruling K11',
    },
    {
      id: 'cards.limit',
      text: 'Your **hand limit** is 5 action cards. If you have more after a draw, a trade, or anything else, discard down to 5 at once. A committed card is not in your hand.',
      source: 'rules: Draw X Action Cards; rulings K10, K15, T5',
    },
    {
      id: 'cards.reshuffle',
      text: 'If the deck runs out during a draw, shuffle the discard pile into a new deck and draw the rest. Committed cards and a card being resolved are not in the pile. If both are empty, you draw fewer.',
      detail: true,
      source: 'rules: Draw X Action Cards; ruling K12',
    },
    {
      id: 'cards.play',
      text: 'Play **order cards** in your turn; commit **battle cards** in battles. Playing a card has three steps: pay its cost, do what it says, discard it.',
      source: 'rules: Playing an Order Action Card, Resolve Battle Cards',
    },
    {
      id: 'cards.cost',
      text: 'Pay a cost in full before the effect, never in part. You cannot play an order card whose cost you cannot pay. A cost stays paid even if the effect achieves nothing.',
      source: 'rules: Playing an Order Action Card; rulings H1, H4, F5',
    },
    {
      id: 'cards.cost-honor',
      text: 'Pay an honor cost from your honor. You must have that much: honor cannot go below 0.',
      source: 'rules: Paying an Action Card’s Cost; rulings K1, H7',
    },
    {
      id: 'cards.cost-wealth',
      text: 'Pay a wealth cost from your tokens to the general supply.',
      source: 'rules: Paying an Action Card’s Cost; ruling O3',
    },
    {
      id: 'cards.cost-ships',
      text: 'For a ship cost, destroy that many of your ships, at locations or in your supply. Mechs and ships in the graveyard cannot pay.',
      source: 'rules: Paying an Action Card’s Cost; ruling K2',
    },
    {
      id: 'cards.required',
      text: 'Some choices on an order card are required: you can play it only if, after paying, each of them has a legal option. You cannot pay in a way that leaves none.',
      example: 'Ignite needs an opponent’s unit at a location. Supply Attack may be played to destroy 0 units.',
      source: 'rulings H1, K3',
    },
    {
      id: 'cards.text-order',
      text: 'If a card and these rules disagree, the card wins. Do what it says from top to bottom, each part as far as possible. “Up to” a number includes 0; “1 to” a number does not.',
      source: 'rules: Card Text; rulings K4, H2',
    },
    {
      id: 'cards.choice',
      text: 'If a card lets an opponent choose, they may choose only what they can do completely. If nothing is possible, skip this part. A repeated choice is made again each time.',
      example: 'Supply Attack does nothing to an opponent with only 1 wealth and 1 unit in supply.',
      detail: true,
      source: 'rules: Action Card Choices; rulings K5, K6, K7, H10',
    },
    {
      id: 'cards.opponent',
      text: 'An **opponent** is any other player. Choose the opponent a card acts against after paying. If it hits several, they act clockwise from your left, and everyone sees what they discard.',
      source: 'rulings H3, K6, K8',
    },
    {
      id: 'cards.attach',
      text: 'An **attached** card stays beside a location instead of being discarded. Different cards may share a location and work in the order they came. Discard an attached card when its text says so, at the latest with its location card.',
      source: 'rules: Glossary (Attach); rulings K16, K17',
    },
    {
      id: 'cards.discard',
      text: 'Used and discarded cards are face up in the discard pile, and everyone may look through it. Change Strategy returns to your hand after its effect; then your hand limit is checked. You may commit it again in the next battle.',
      source: 'rules: Playing an Order Action Card; rulings K13, K14',
    },
  ],
} as const satisfies Chapter
