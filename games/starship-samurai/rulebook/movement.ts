import type { Chapter } from '@orrery/engine'

export const movement = {
  id: 'movement',
  title: 'Moving units',
  rules: [
    {
      id: 'move.units',
      text: 'You move figures that you control, one by one; each move is finished before the next begins. Moves granted by a card or by a free order obey every rule of this chapter, and set off the same abilities.',
      source: 'rules: Move X Units; ruling H8',
    },
    {
      id: 'move.legal',
      text: 'A move takes a figure from your supply to a location, or from its location to another one; all locations can be reached from everywhere. A figure is never moved into the supply, nor to the location where it already is.',
      source: 'rules: Move X Units; ruling M1',
    },
    {
      id: 'move.once',
      text: 'One order, one card or one free order moves a figure once at most. A free order counts by itself: a figure moved by your order may also ride with a carrier, and Oda may also take the free move, in the same turn.',
      source: 'rules: Move X Units; rulings M2, H8',
    },
    {
      id: 'move.full',
      text: 'A ship cannot move to a location whose 7 spaces are all taken.',
      source: 'rules: Move X Units; ruling M3',
    },
    {
      id: 'move.displace',
      text: 'A samurai mech may move to a full location: the weakest ship there is destroyed first, whoever controls it, you included, and the mech takes the space. This is compulsory when the location is full, and never happens when it has room.',
      source: 'rules: Move X Units; rulings M4, M7',
    },
    {
      id: 'move.weakest',
      text: 'The weakest ship is the one with the lowest current power, attached wealth and Shingen included. Among equals, the player who moves picks one, and only that one is destroyed.',
      source: 'rules: Move X Units, Glossary (Weakest); rulings M5, M8',
    },
    {
      id: 'move.mechs-only',
      text: 'If all 7 spaces are taken by mechs, there is no ship to displace, and nothing can move there.',
      source: 'ruling M6',
    },
    {
      id: 'move.sequence',
      text: 'Each move runs in this order: pay a fee if there is one, leave the old place, displace a ship if need be, arrive, then resolve what happens after the move. If several abilities apply, the controller of the moved figure decides their order. After that comes the next figure.',
      source: 'ruling M9',
    },
    {
      id: 'move.fee',
      text: 'A fee for moving a figure is paid to the supply before the move, out of wealth you hold. It is separate from wealth paid to raise the order, so keep enough back. A figure whose fee you cannot pay cannot be moved.',
      source: 'rules: Unit Cards (Masumune); rulings O4, X1',
    },
  ],
} as const satisfies Chapter
