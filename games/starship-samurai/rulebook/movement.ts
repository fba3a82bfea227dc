import type { Chapter } from '@orrery/engine'

export const movement = {
  id: 'movement',
  title: 'Moving units',
  lead: 'Move Units brings your units to the locations, and from one to another.',
  rules: [
    {
      id: 'move.units',
      text: 'Move your units one by one, and finish each move before the next. Moves granted by a card or a free order follow the same rules and trigger the same abilities.',
      source: 'rules: Move X Units; ruling H8',
    },
    {
      id: 'move.legal',
      text: 'A move takes a unit from your supply to a location, or from one location to another. Every location can be reached from everywhere. You cannot move a unit into your supply, nor to the location it is at.',
      source: 'rules: Move X Units; ruling M1',
    },
    {
      id: 'move.once',
      text: 'One order, card, or free order moves a unit at most once. A free order counts separately.',
      example: 'A unit moved by your order may also travel with your carrier in the same turn.',
      source: 'rules: Move X Units; rulings M2, H8',
    },
    {
      id: 'move.full',
      text: 'A ship cannot move to a location whose 7 spaces are all taken.',
      source: 'rules: Move X Units; ruling M3',
    },
    {
      id: 'move.displace',
      text: 'A mech may enter a full location. Destroy the weakest ship there first – even your own – and take its space. While there is room, nothing is displaced.',
      source: 'rules: Move X Units; rulings M4, M7',
    },
    {
      id: 'move.weakest',
      text: 'The **weakest** ship has the lowest current power, attached wealth and Shingen included. Among equals, the moving player chooses one, and only that one is destroyed.',
      source: 'rules: Move X Units, Glossary (Weakest); rulings M5, M8',
    },
    {
      id: 'move.mechs-only',
      text: 'If mechs take all 7 spaces of a location, nothing can move there.',
      detail: true,
      source: 'ruling M6',
    },
    {
      id: 'move.sequence',
      text: 'Each move has these steps: pay the fee, leave, displace a ship if needed, arrive, resolve what happens after the move. If several abilities apply, the unit’s controller chooses their order.',
      detail: true,
      source: 'ruling M9',
    },
    {
      id: 'move.fee',
      text: 'Pay a fee for moving a unit to the general supply before it moves. The fee is separate from wealth that increases the order, so keep enough. You cannot move a unit whose fee you cannot pay.',
      source: 'rules: Unit Cards (Masumune); rulings O4, X1',
    },
  ],
} as const satisfies Chapter
