import type { Chapter } from '@orrery/engine'

export const units = {
  id: 'units',
  title: 'Units and ships',
  rules: [
    {
      id: 'unit.control',
      text: 'Units are ships (fighters, which are small, and carriers, which are large) and samurai mechs. You control the ships of your colour and the mechs you drafted, in your supply and at locations. Nobody controls a unit in a graveyard, and its ability does not work there.',
      source: 'rules: Glossary (Control, Unit); ruling X15',
    },
    {
      id: 'unit.power',
      text: 'Printed power: fighter 1, carrier 2, Shingen 2, Mototada, Oda, Hideyoshi and Mori 3, Tametomo and Gozen 4, Masumune 6. The current power of a unit is its printed power, plus 1 for each attached wealth token, plus 1 for a ship at the location of its controller’s Shingen. Power from battle cards belongs to a player’s total in that battle and not to any unit.',
      source: 'rules: Unit Cards; rulings C3, M8',
    },
    {
      id: 'unit.destroy',
      text: 'A destroyed unit goes to the graveyard of its controller, whether it was at a location or in a supply.',
      source: 'rules: Glossary (Destroy); ruling E6',
    },
    {
      id: 'unit.return',
      text: 'A returned unit goes to its own supply. Returning never counts as moving, even where a card speaks of moving units to the supply: no fee is paid and no ability is set off.',
      source: 'rules: Move vs. Return, Glossary (Return); ruling K9',
    },
    {
      id: 'unit.graveyard',
      text: 'Units in your graveyard stay out of play until the end of the round, when all of them go back to your supply, unless a card brings them back sooner. They cannot be moved or used to pay.',
      source: 'rules: Restore Units and Orders, Glossary (Control); rulings E6, K2',
    },
    {
      id: 'fighter.attach',
      text: 'As a free order, put 1 wealth token that you hold under a fighter of yours. Each attached token gives that fighter +1 power. A fighter may carry any number of tokens, each by a free order of its own.',
      source: 'rules: Unit Cards (Fighter Ship), Glossary (Attach); ruling G1',
    },
    {
      id: 'fighter.where',
      text: 'You control the fighters in your supply and at locations, so you may attach wealth to both. Like any free order, attaching belongs to your own turn, never to a battle. House rule (an option): only fighters at locations can carry wealth.',
      source: 'rules: Unit Cards (Fighter Ship), Glossary (Control, Free Order); house',
      options: ['attachAtLocations', 'attachInSupply'],
    },
    {
      id: 'carrier.passengers',
      text: 'Before your carrier moves, you may name up to 2 fighters of yours as its passengers. They must be where the carrier is at that moment: at the same location, or in your supply with it. This works for every move of the carrier, also for one granted by a card.',
      source: 'rules: Unit Cards (Carrier Ship); rulings M10, M15',
    },
    {
      id: 'carrier.follow',
      text: 'When the carrier has moved and the effects of that move are done, its passengers may move to the same location as a free order, at once or not at all. Each may stay behind instead; you are asked if mines await them or the carrier was destroyed on arrival. Their moves do not count against the order, but are real moves in every other way.',
      source: 'rules: Unit Cards (Carrier Ship), Glossary (Free Order); rulings M11, M13, M14',
    },
    {
      id: 'carrier.space',
      text: 'Each passenger needs a free space when it moves. If there is not room for both, you choose which one goes, or none.',
      source: 'ruling M12',
    },
  ],
} as const satisfies Chapter
