import type { Chapter } from '@orrery/engine'

export const option = {
  id: 'option',
  title: 'Options',
  rules: [
    {
      id: 'option.factions',
      text: 'Who plays which faction can be chosen by seat.',
      source: 'house',
    },
    {
      id: 'option.rounds',
      text: 'The game has 4 rounds; 3, 5 or 6 can be agreed on.',
      source: 'reviews; publisher’s pages',
    },
    {
      id: 'option.map',
      text: 'The map is the fixed one for the number of players, one laid by chance, or a mixed one: laid by chance from the tiles of all boxes.',
      source: 'fan map generator',
    },
    {
      id: 'option.starting-areas',
      text: 'Starting areas lie next to the homezone where it touches three. Variant connected-starts: they only have to hang together with it.',
      source: 'codex: Dark Seed; house',
    },
    {
      id: 'option.starting-units',
      text: 'Everybody begins with all starting units. Variant half-armies: with half of each kind, rounded up.',
      source: 'house',
    },
    {
      id: 'option.uplink-costs',
      text: 'Uplinks cost what their cards say. Variant cheap-uplinks: none costs more than 1 point.',
      source: 'house',
    },
    {
      id: 'option.pins',
      text: 'Enemies hold units that move. Variant no-pins: they do not.',
      source: 'house',
    },
    {
      id: 'option.time-consuming',
      text: 'Time Consuming lasts until the end of the round. Variant short-locks: only until the end of the phase.',
      source: 'house',
    },
    {
      id: 'option.counterattacks',
      text: 'Defenders choose openly, in initiative order. Variant secret-counterattacks: all at the same time and in secret.',
      source: 'house',
    },
    {
      id: 'option.oni-defence',
      text: 'Oni that are attacked strike back. Variant idle-oni: they do not.',
      source: 'house',
    },
    {
      id: 'option.oni-farming',
      text: 'Whoever conquers with Oni has no counterattack against them. Variant oni-farming: they have one like others.',
      source: 'house',
    },
    {
      id: 'option.once-per-round',
      text: 'One card of each faction works once a round. Variant unlimited-cards: all cards work as often as one likes.',
      source: 'house',
    },
    {
      id: 'option.mountains',
      text: 'The Squad Leader takes a mountain range’s value away when the Nomads attack with him. Variant open-mountains: where he stands, it is 0 for every attacker, Oni as well.',
      source: 'codex: Squad Leader; house',
    },
    {
      id: 'option.tie-break',
      text: 'Ties are decided by areas, the moon’s centre and initiative. Variant initiative-ties: by initiative alone.',
      source: 'house',
    },
    {
      id: 'option.superiority',
      text: 'The game lasts all its rounds. Variant superiority: it ends after a round in which somebody has 20 victory points.',
      source: 'preview; house',
    },
  ],
} as const satisfies Chapter
