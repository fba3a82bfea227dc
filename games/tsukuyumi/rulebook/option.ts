import type { Chapter } from '@orrery/engine'

export const option = {
  id: 'option',
  title: 'Options',
  lead: 'You can agree on these before a game.',
  rules: [
    {
      id: 'option.factions',
      text: 'Choose the faction of each seat.',
      source: 'house',
    },
    {
      id: 'option.rounds',
      text: 'The game has 4 rounds. You can agree on 3, 5, or 6.',
      source: 'reviews; publisher’s pages',
    },
    {
      id: 'option.map',
      text: 'Choose the fixed map for your number of players, a random one, or a mixed one: random, from the tiles of all boxes.',
      source: 'fan map generator',
    },
    {
      id: 'option.starting-areas',
      text: 'Starting areas must be next to the homezone if it touches three. House rule: they only have to be connected to it.',
      source: 'codex: Dark Seed; house',
    },
    {
      id: 'option.starting-units',
      text: 'Everyone begins with all starting units. House rule: half of each kind, rounded up.',
      source: 'house',
    },
    {
      id: 'option.uplink-costs',
      text: 'Uplinks cost what their cards say. House rule: none costs more than 1 point.',
      source: 'house',
    },
    {
      id: 'option.pins',
      text: 'Enemies pin moving units. House rule: they do not.',
      source: 'house',
    },
    {
      id: 'option.time-consuming',
      text: 'Time Consuming lasts until the end of the round. House rule: until the end of the phase.',
      source: 'house',
    },
    {
      id: 'option.counterattacks',
      text: 'Defenders choose openly, in initiative order. House rule: all at the same time, in secret.',
      source: 'house',
    },
    {
      id: 'option.oni-defence',
      text: 'Oni that are attacked strike back. House rule: they do not.',
      source: 'house',
    },
    {
      id: 'option.oni-farming',
      text: 'When you conquer with Oni, you have no counterattack against them. House rule: you have one, like others.',
      source: 'house',
    },
    {
      id: 'option.once-per-round',
      text: 'One card of each faction works once per round. House rule: you can play every card as often as you like.',
      source: 'house',
    },
    {
      id: 'option.mountains',
      text: 'A mountain range has no value when the Nomads attack with the Squad Leader. House rule: in his area it has none for any attacker, Oni included.',
      source: 'codex: Squad Leader; house',
    },
    {
      id: 'option.tie-break',
      text: 'Controlled areas, the moon center, and initiative decide ties, in this order. House rule: initiative alone.',
      source: 'house',
    },
    {
      id: 'option.superiority',
      text: 'The game lasts all its rounds. House rule: it ends after a round in which a player has 20 victory points.',
      source: 'preview; house',
    },
  ],
} as const satisfies Chapter
