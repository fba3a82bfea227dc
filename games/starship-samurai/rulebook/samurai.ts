import type { Chapter } from '@orrery/engine'

export const samurai = {
  id: 'samurai',
  title: 'The eight samurai mechs',
  lead: 'Each of the eight mechs has an ability. The number in brackets is its power.',
  rules: [
    {
      id: 'mech.mototada',
      text: 'Mototada (3): after each move of this mech, you may destroy the weakest ship where it arrived. All ships there are compared, even your own, and you choose among equals. Together with a displacement, one move can cost two ships.',
      source: 'rules: Unit Cards (Mototada); ruling X6',
    },
    {
      id: 'mech.tametomo',
      text: 'Tametomo (4): once in each of your turns, as a free order, pay 1 wealth to destroy a ship at any location, no matter whose. Tametomo may be at a location or in your supply, but not in the graveyard.',
      source: 'rules: Unit Cards (Tametomo); rulings X9, X10',
    },
    {
      id: 'mech.gozen',
      text: 'Gozen (4): in a battle with Gozen, all others commit first, and their cards are revealed together. Only then do you commit a card or none. Cards still take effect in turn order, yours at your usual place.',
      source: 'rules: Unit Cards (Gozen); rulings X12, X12a',
    },
    {
      id: 'mech.gozen-rulings',
      text: 'It makes no difference if Gozen leaves after cards are committed. If several players ever have such an effect, they commit last, in turn order, without seeing each other’s cards.',
      detail: true,
      source: 'rulings X13, X14',
    },
    {
      id: 'mech.oda',
      text: 'Oda (3): after your order or order card has moved at least one ship, Oda may move as a free order, in your own turn only. You get one such move per order or card, no matter how many ships moved.',
      source: 'rules: Unit Cards (Oda); rulings X2, X5',
    },
    {
      id: 'mech.oda-rulings',
      text: 'Passengers belong to the order or card that moved their carrier. Oda may have moved in that order already, but is no ship and never triggers another free move.',
      detail: true,
      source: 'rulings X3, X4',
    },
    {
      id: 'mech.shingen',
      text: 'Shingen (2): each of your ships at Shingen’s location has +1 power, for claims, the weakest ship, and battles. Shingen and other mechs gain nothing. The bonus ends the moment Shingen leaves.',
      source: 'rules: Unit Cards (Shingen); ruling X11',
    },
    {
      id: 'mech.hideyoshi',
      text: 'Hideyoshi (3): after each move of this mech, you may move one clan marker exactly 1 space, in any open direction.',
      source: 'rules: Unit Cards (Hideyoshi); ruling X8',
    },
    {
      id: 'mech.mori',
      text: 'Mori (3): when this mech enters a location from your supply, you may discard exactly 1 card to destroy up to 2 ships there, no matter whose. Moves from one location to another do not trigger this.',
      source: 'rules: Unit Cards (Mori); ruling X7',
    },
    {
      id: 'mech.masumune',
      text: 'Masumune (6): each move of this mech costs you 1 wealth, paid to the general supply before the move. Without wealth you cannot move it. Remember this when you increase an order.',
      source: 'rules: Unit Cards (Masumune); rulings X1, O4',
    },
  ],
} as const satisfies Chapter
