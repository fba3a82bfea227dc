import type { Chapter } from '@orrery/engine'

export const darkseed = {
  id: 'darkseed',
  title: 'Dark Seed',
  rules: [
    {
      id: 'darkseed.homezone',
      text: 'The Dark Seed may take a place of the map as others do, or put their homezone on an empty hex at the edge or on an area without a marker; the tile below leaves the game. It must not lie on the moon nor next to another homezone or its place, it needs two areas around it, and there must be room left for the starting areas of all.',
      source: 'codex: Dark Seed, Homezones; ruling 26; house',
    },
    {
      id: 'darkseed.production',
      text: 'Besides the homezone and the areas next to it, new units can be placed with a Planter or a Breeder, or on an egg.',
      source: 'codex: Dark Seed',
    },
    {
      id: 'darkseed.effect',
      text: 'Choose two of three orders, in any sequence: move, fly, lay eggs. Besides, Conquerors may strike.',
      source: 'codex: Dark Seed',
    },
    {
      id: 'darkseed.move',
      text: 'Move: all units may move 1 hex, Wasps 2. It is a movement action by all the usual rules.',
      source: 'codex: Additional Move',
    },
    {
      id: 'darkseed.flying',
      text: 'Fly: from now to the end of the round all units of the Dark Seed fly, also those that are produced later, except under a Rocket marker.',
      source: 'codex: All Units Flying; ruling 17',
    },
    {
      id: 'darkseed.lay',
      text: 'Lay eggs: each Planter and each Breeder may put an egg into its own area or an adjacent one, whatever blockades, units or markers there are.',
      source: 'codex: Egg Throw',
    },
    {
      id: 'darkseed.eggs',
      text: 'There are 25 eggs, and any number may lie in an area. If none is left, one can be taken from the board. Eggs are no units and no territory markers, stay when the area is conquered, and cannot be attacked.',
      source: 'codex: Eggs; ruling 118',
    },
    {
      id: 'darkseed.hatch',
      text: 'For each egg one new unit, paid as usual, can be placed in its area; the egg goes back to the supply. Enemies there do not matter. Under a Rocket marker no egg hatches.',
      source: 'codex: Eggs; ruling 119',
    },
    {
      id: 'darkseed.emergency-egg',
      text: 'When units of the Dark Seed have been killed in an area, they may lay an egg there at once, after a fight when it is over, but only one in each area and round.',
      source: 'codex: Emergency Egg; ruling 118',
    },
    {
      id: 'darkseed.conqueror',
      text: 'Conqueror: with a faction effect on the card each Conqueror may begin one attack in its hex, with any card and all units there. After the fight one Conqueror there leaves the board; if the one that began it has died, another one there must go. Two Conquerors make two attacks.',
      source: 'codex: Conqueror; ruling 70',
    },
    {
      id: 'darkseed.immune',
      text: 'Radioactivity does nothing to units of the Dark Seed.',
      source: 'codex: Immune',
    },
    {
      id: 'darkseed.for-the-queen',
      text: 'For the Queen, before the attack: take off half of your units in the hex, rounded up and of your choice, and move all others together to one adjacent hex; blockades hold those that do not fly. Wasps may go on from there. A single unit is just taken off. If there is no way out, the others stay and suffer the attack. Nobody is credited and no egg is laid.',
      source: 'codex: For the Queen, Wasp; ruling 55',
    },
  ],
} as const satisfies Chapter
