import type { Chapter } from '@orrery/engine'

export const board = {
  id: 'board',
  title: 'The board',
  lead: 'The board shows who controls which area, and where units can cross.',
  rules: [
    {
      id: 'board.hexes',
      text: 'The board is made of **areas**, seven of them on the moon in the middle, and of the players’ **homezones**. Each has a name: a letter for its ring around the moon center, and a number that runs clockwise from the upper right.',
      example:
        'The moon center is a0, and the rest of the moon is b1 to b6. On ring c the numbers are the hours of a clock.',
      source: 'house',
    },
    {
      id: 'board.types',
      text: 'An area has one **type** that never changes: ocean floor, fertile ground, mountain range, riverland, or devastated land. A mountain range has a value that makes it harder to conquer.',
      source: 'codex: Area Type, Overview',
    },
    {
      id: 'board.control',
      text: 'You **control** an area while your territory marker is on it. An area has at most one territory marker, and a new one replaces the old. Having units in an area is not control. Oni can control areas too. Areas you control need not touch.',
      source: 'codex: Conquered Areas',
    },
    {
      id: 'board.homezone',
      text: 'A homezone is not an area: it has no type and no properties, cannot be conquered, and is worth nothing. Everyone may enter and cross it. For movement and attacks, “area” includes homezones.',
      source: 'codex: Homezones',
    },
    {
      id: 'board.moon',
      text: 'Moon areas can be entered, conquered, and changed by markers. They cannot be replaced, rotated, or swapped. All of them begin as Tsukuyumi areas.',
      source: 'codex: The Moon',
    },
    {
      id: 'board.riverland',
      text: 'Riverland gives 1 production point in each green phase to the player who controls it, even without a green phase or production on their card.',
      source: 'codex: Riverland, Action Cards',
    },
    {
      id: 'board.devastated',
      detail: true,
      text: 'Devastated land is worth no victory points. In everything else it is an area like any other. It is the burnt side of a tile; our maps do not use it, but a content pack can.',
      source: 'codex: Devastated Land, Areas',
    },
    {
      id: 'board.blockade',
      text: 'A **blockade** closes one side of an area in both directions: units can neither leave nor enter across it. It changes neither type nor properties, and the area can still be conquered.',
      source: 'codex: Blockades',
    },
    {
      id: 'board.passage',
      text: 'A **passage** marker covers a printed blockade and opens that side. Blockades and passages are the two sides of the same 13 markers. With all of them on the board, no more can be placed.',
      source: 'codex: Ascent/Passage; component list',
    },
    {
      id: 'board.sides',
      detail: true,
      text: 'Two adjacent areas meet with one side each. If either is closed, units cannot cross, even if the other has a passage.',
      source: 'ruling 12',
    },
    {
      id: 'board.kaneda',
      text: 'A **Kaneda** marker closes the edge between two areas for everyone but the Cybersamurai. No property, tunnel, or special rule helps, and neither Oni nor pushed units can cross.',
      source: 'codex: Kaneda; ruling 10',
    },
    {
      id: 'board.pigs',
      text: 'A **Blockade of Pigs** closes a side for everyone but the Boarlords. Flying units ignore it like any blockade.',
      source: 'codex: Blockade of Pigs; ruling 11',
    },
    {
      id: 'board.tunnel',
      text: 'A **tunnel** joins two adjacent areas. It is on the edge between them and stays there if one of them is rotated or swapped. If one of them leaves the board, the tunnel returns to the supply.',
      source: 'codex: Tunnels; rulings 24, 25',
    },
    {
      id: 'board.priority',
      detail: true,
      text: 'If rules about an edge disagree, the first of these that applies decides: Kaneda, tunnels, flying, blockades, and pigs.',
      source: 'codex: Kaneda, Flying, Tunnels; rulings 10, 11',
    },
    {
      id: 'board.rotation',
      detail: true,
      text: 'A rotated tile takes along its printed blockades, and the blockades, passages, and pigs on its sides. Tunnels and Kaneda stay on their edges.',
      source: 'codex: Tectonic Shift; ruling 101',
    },
  ],
} as const satisfies Chapter
