import type { Chapter } from '@orrery/engine'

export const board = {
  id: 'board',
  title: 'The board',
  rules: [
    {
      id: 'board.hexes',
      text: 'The board is made of hexes: areas, the moon and homezones. Each is named by a letter for its ring around the moon’s centre and a number that runs clockwise from the upper right: a0 is the centre, b1 to b6 are the rest of the moon, and on ring c the numbers are the hours of a clock.',
      source: 'house',
    },
    {
      id: 'board.types',
      text: 'An area has one type that never changes: ocean floor, fertile ground, mountain range, riverland or devastated land. A mountain range has a value that makes it harder to conquer.',
      source: 'codex: Area Type, Overview',
    },
    {
      id: 'board.riverland',
      text: 'Riverland gives the player who controls it 1 production point in each green phase, even if the card has no green phase or no production.',
      source: 'codex: Riverland, Action Cards',
    },
    {
      id: 'board.devastated',
      text: 'Devastated land is worth no victory points. In everything else it is an area like others. It is the burnt side of a tile; no map of ours uses it, but a pack can.',
      source: 'codex: Devastated Land, Areas',
    },
    {
      id: 'board.control',
      text: 'An area is controlled by the player, or by the Oni, whose territory marker lies on it. There is never more than one on an area, and a new one replaces the old one. Having units somewhere is not control, and areas you control need not touch.',
      source: 'codex: Conquered Areas',
    },
    {
      id: 'board.homezone',
      text: 'Homezones are no areas: they have no type and no properties, cannot be conquered and are worth nothing. Everybody may enter and cross them.',
      source: 'codex: Homezones',
    },
    {
      id: 'board.moon',
      text: 'Moon areas can be entered, conquered and changed by markers, but not replaced, turned or swapped. They begin as Tsukuyumi areas.',
      source: 'codex: The Moon',
    },
    {
      id: 'board.blockade',
      text: 'A blockade closes one side of a hex. Nobody crosses that side in either direction. It changes neither type nor properties, nor whether the area can be conquered.',
      source: 'codex: Blockades',
    },
    {
      id: 'board.passage',
      text: 'A passage marker covers a printed blockade, which is then open. Blockades and passages are the two sides of the same 13 markers; if all are on the board, none can be placed.',
      source: 'codex: Ascent/Passage; component list',
    },
    {
      id: 'board.sides',
      text: 'Two hexes meet at two sides, one of each. Each is looked at by itself: if either is closed, there is no way, even if the other has a passage.',
      source: 'ruling 12',
    },
    {
      id: 'board.priority',
      text: 'Where rules about an edge disagree, the first one that applies decides: Kaneda, then tunnels, then flying, then blockades and pigs.',
      source: 'codex: Kaneda, Flying, Tunnels; rulings 10, 11',
    },
    {
      id: 'board.kaneda',
      text: 'A Kaneda marker lies between two hexes. Nobody but the Cybersamurai crosses there, by no property, tunnel or special rule, and neither do Oni or units that are pushed.',
      source: 'codex: Kaneda; ruling 10',
    },
    {
      id: 'board.pigs',
      text: 'A Blockade of Pigs closes a side for all but Boarlords; flying units ignore it like other blockades.',
      source: 'codex: Blockade of Pigs; ruling 11',
    },
    {
      id: 'board.tunnel',
      text: 'A tunnel joins two adjacent areas. It lies on the edge between them and stays there if one of them is turned or swapped. If one of them leaves the board, it goes back to the supply.',
      source: 'codex: Tunnels; rulings 24, 25',
    },
    {
      id: 'board.rotation',
      text: 'A turned tile takes its printed blockades with it, and the blockades, passages and pigs that lie on its sides. Tunnels and Kaneda stay on their edge.',
      source: 'codex: Tectonic Shift; ruling 101',
    },
  ],
} as const satisfies Chapter
