import type { Chapter } from '@orrery/engine'

export const cards = {
  id: 'cards',
  title: 'Action cards',
  rules: [
    {
      id: 'cards.draw',
      text: 'Cards are drawn from the top of the action deck. If you may draw up to a number, say how many before you look at the first; you cannot look and then stop.',
      source: 'rules: Draw X Action Cards; ruling K11',
    },
    {
      id: 'cards.limit',
      text: 'You may hold 5 action cards. If you come to hold more, by drawing, trading or in any other way, finish that draw or trade and then discard cards of your choice down to 5 before anything else happens. A card committed to a battle is not in your hand.',
      source: 'rules: Draw X Action Cards; rulings K10, K15, T5',
    },
    {
      id: 'cards.reshuffle',
      text: 'If the deck runs out during a draw, take what it has, shuffle the discard pile into a new deck and draw the rest. Committed cards and a card that is being resolved are not in the discard pile. If deck and pile are both empty, you draw fewer.',
      source: 'rules: Draw X Action Cards; ruling K12',
    },
    {
      id: 'cards.play',
      text: 'Order cards are played in your turn, battle cards are committed to battles. Playing a card has three steps: pay its cost, carry out its text, discard it.',
      source: 'rules: Playing an Order Action Card, Resolve Battle Cards',
    },
    {
      id: 'cards.cost',
      text: 'A cost is paid in full before the effect, and never in part. An order card whose cost you cannot pay cannot be played. A cost stays paid even if the effect then achieves nothing.',
      source: 'rules: Playing an Order Action Card; rulings H1, H4, F5',
    },
    {
      id: 'cards.cost-honor',
      text: 'An honor cost lowers your honor by its number. You must have that much, as honor cannot go below 0.',
      source: 'rules: Paying an Action Card’s Cost; rulings K1, H7',
    },
    {
      id: 'cards.cost-wealth',
      text: 'A wealth cost is paid from held tokens to the supply.',
      source: 'rules: Paying an Action Card’s Cost; ruling O3',
    },
    {
      id: 'cards.cost-ships',
      text: 'For a ship cost you destroy that many ships of yours, fighters or carrier, picked from locations and your supply as you like. Mechs cannot be used, nor ships in the graveyard.',
      source: 'rules: Paying an Action Card’s Cost; ruling K2',
    },
    {
      id: 'cards.required',
      text: 'Some choices on an order card are required: the card can be played only if, with its cost paid, each of them has a legal option. Ways of paying that would leave none are not allowed. For instance, Ignite needs a unit of an opponent at some location, while Supply Attack may be played and then destroy 0 units.',
      source: 'rulings H1, K3',
    },
    {
      id: 'cards.text-order',
      text: 'Where a card and these rules disagree, the card wins. Carry out its effects from top to bottom, each as far as possible. “Up to n” includes 0, while “1 to n” does not.',
      source: 'rules: Card Text; rulings K4, H2',
    },
    {
      id: 'cards.choice',
      text: 'If a card lets a targeted player choose, only options which that player can carry out completely are available; with none, this part of the card is skipped. If the choice comes several times, each time is decided by itself and checked afresh, and answers may differ. Against Supply Attack, for example, somebody with only 1 wealth and 1 unit in supply can do neither option, so nothing happens.',
      source: 'rules: Action Card Choices; rulings K5, K6, K7, H10',
    },
    {
      id: 'cards.opponent',
      text: 'An opponent is any other player, and a card that makes you choose a player to act against means an opponent. You name the target after paying. If a card hits several opponents, they act clockwise from the player on your left, each deciding for themselves, and what they discard is seen by all.',
      source: 'rulings H3, K6, K8',
    },
    {
      id: 'cards.attach',
      text: 'An attached card lies beside a location instead of going to the discard pile. Different cards may be attached to one location, and they work in the order in which they came. An attached card is discarded when its text says so, and at the latest together with its location: when somebody claims the location card, or when that card is discarded because nobody won it.',
      source: 'rules: Glossary (Attach); rulings K16, K17',
    },
    {
      id: 'cards.discard',
      text: 'Used and discarded cards lie face up in the discard pile, which anybody may look through at any time. Change Strategy is not discarded after its effect: first you gain or draw, then it returns to your hand, and then the hand limit is checked. You may commit it again in the next battle.',
      source: 'rules: Playing an Order Action Card; rulings K13, K14',
    },
  ],
} as const satisfies Chapter
