import type { Chapter } from '@orrery/engine'

export const units = {
  id: 'units',
  title: 'Units and ships',
  lead: 'Your forces are ships and mechs. Every unit has power and takes one space.',
  rules: [
    {
      id: 'unit.control',
      text: '**Units** are ships (small fighters and large carriers) and samurai mechs. You control the ships of your color and the mechs you drafted, in your supply and at locations. No player controls a unit in a graveyard, and its ability does not work there.',
      source: 'rules: Glossary (Control, Unit); ruling X15',
    },
    {
      id: 'unit.power',
      text: 'Printed **power**: fighter 1, carrier 2, Shingen 2, Mototada, Oda, Hideyoshi, and Mori 3, Tametomo, and Gozen 4, Masumune 6. Add 1 for each wealth attached to a fighter, and 1 for a ship at the location of its controller’s Shingen. Power from battle cards counts for the player, not for a unit.',
      source: 'rules: Unit Cards; rulings C3, M8',
    },
    {
      id: 'unit.destroy',
      text: 'A destroyed unit goes to its controller’s **graveyard**, from a location or from a supply.',
      source: 'rules: Glossary (Destroy); ruling E6',
    },
    {
      id: 'unit.return',
      text: 'A returned unit goes to its own supply. Returning never counts as moving: it costs no fee and triggers no ability.',
      source: 'rules: Move vs. Return, Glossary (Return); ruling K9',
    },
    {
      id: 'unit.graveyard',
      text: 'Units in your graveyard are out of play. They return to your supply at the end of the round, unless a card brings them back sooner. You cannot move them or pay with them.',
      source: 'rules: Restore Units and Orders, Glossary (Control); rulings E6, K2',
    },
    {
      id: 'fighter.attach',
      text: 'As a free order, put 1 of your wealth under one of your fighters: it gets +1 power. A fighter may carry any number of tokens, each by a free order of its own.',
      source: 'rules: Unit Cards (Fighter Ship), Glossary (Attach); ruling G1',
    },
    {
      id: 'fighter.where',
      text: 'You may attach wealth to fighters in your supply and at locations, in your own turn, never in a battle. House rule (an option): only fighters at locations can carry wealth.',
      source: 'rules: Unit Cards (Fighter Ship), Glossary (Control, Free Order); house',
      options: ['attachAtLocations', 'attachInSupply'],
    },
    {
      id: 'carrier.passengers',
      text: 'Before your carrier moves, you may choose up to 2 of your fighters as **passengers**. They must be where the carrier is: at the same location, or in your supply. This works for every move of the carrier, even one granted by a card.',
      source: 'rules: Unit Cards (Carrier Ship); rulings M10, M15',
    },
    {
      id: 'carrier.follow',
      text: 'After the carrier’s move, its passengers may follow at once as a free order. Each may stay behind; you are asked if mines await them or the carrier was destroyed. These moves do not count against your order, but are real moves in every other way.',
      source: 'rules: Unit Cards (Carrier Ship), Glossary (Free Order); rulings M11, M13, M14',
    },
    {
      id: 'carrier.space',
      text: 'Each passenger needs a free space. If there is room for only one, choose which one travels along, or none.',
      detail: true,
      source: 'ruling M12',
    },
  ],
} as const satisfies Chapter
