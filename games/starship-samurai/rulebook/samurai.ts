import type { Chapter } from '@orrery/engine'

export const samurai = {
  id: 'samurai',
  title: 'The eight samurai mechs',
  rules: [
    {
      id: 'mech.mototada',
      text: 'Mototada (3): after each move of this mech, also one from the supply, the weakest ship where it arrived is destroyed if you wish. All ships there are compared, yours included, and you pick among equals; with no ship there, nothing happens. As this follows a forced displacement, one move can cost two ships.',
      source: 'rules: Unit Cards (Mototada); ruling X6',
    },
    {
      id: 'mech.tametomo',
      text: 'Tametomo (4): once in each of your turns, as a free order, pay 1 wealth to destroy one ship at any location. Any player’s ship may be chosen, but not one in a supply. Tametomo may be at a location or in your supply, but not in the graveyard.',
      source: 'rules: Unit Cards (Tametomo); rulings X9, X10',
    },
    {
      id: 'mech.gozen',
      text: 'Gozen (4): in a battle with this mech, all other players in it commit first, face down in turn order; when the last has done so, all their cards are turned up together. Only then do you commit face down, or pass. Cards still take effect in turn order, yours being revealed at your usual place even if that is the first, and it makes no difference if Gozen leaves once cards are committed. Should several players ever have such an effect, they all commit last, in turn order and without seeing each other’s cards.',
      source: 'rules: Unit Cards (Gozen); rulings X12, X12a, X13, X14',
    },
    {
      id: 'mech.oda',
      text: 'Oda (3): after an order or an order card of yours with which you moved at least one ship, Oda may make a move as a free order. You get one such move for each order or card, however many ships moved; passengers belong to the order or card that moved their carrier. Oda may have moved in that order already, but is no ship and so never sets off another free move. It works in your own turn only.',
      source: 'rules: Unit Cards (Oda); rulings X2, X3, X4, X5',
    },
    {
      id: 'mech.shingen',
      text: 'Shingen (2): each of your ships at Shingen’s location has +1 power. Shingen itself and other mechs gain nothing. The bonus counts everywhere (claims, weakest ship, battles) and ends the moment Shingen leaves.',
      source: 'rules: Unit Cards (Shingen); ruling X11',
    },
    {
      id: 'mech.hideyoshi',
      text: 'Hideyoshi (3): after each move of this mech you may move one clan marker exactly 1 space, in any open direction.',
      source: 'rules: Unit Cards (Hideyoshi); ruling X8',
    },
    {
      id: 'mech.mori',
      text: 'Mori (3): when this mech has entered a location straight from your supply, you may discard exactly 1 card from your hand and then destroy 0, 1 or 2 ships there, no matter whose. Without a card to discard you cannot do it. Moves from one location to another do not set it off.',
      source: 'rules: Unit Cards (Mori); ruling X7',
    },
    {
      id: 'mech.masumune',
      text: 'Masumune (6): each move of this mech, by an order, a card or a free order, costs you 1 wealth, paid to the supply before the move. If you hold no wealth you cannot move it; remember this when you raise an order.',
      source: 'rules: Unit Cards (Masumune); rulings X1, O4',
    },
  ],
} as const satisfies Chapter
