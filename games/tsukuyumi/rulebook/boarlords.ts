import type { Chapter } from '@orrery/engine'

export const boarlords = {
  id: 'boarlords',
  title: 'Boarlords',
  rules: [
    {
      id: 'boarlords.effect',
      text: 'With the faction effect each Boarrior may put up to 2 Terraformings into its own area.',
      source: 'faction sheet',
    },
    {
      id: 'boarlords.terraforming',
      text: 'Terraformings are 8 Blockades of Pigs, 9 tunnels, 9 Strongholds and 9 Covers; if a kind has run out, it cannot be placed. They stay when the area is conquered, turn and travel with a tile except tunnels, and go back when a tile is replaced. Others can only remove them with effects that say so.',
      source: 'codex: Terraforming Markers; ruling 123; house: how many of each',
    },
    {
      id: 'boarlords.pigs',
      text: 'A Blockade of Pigs lies on a side of the area. Boarlords ignore it; others can change it only by an effect that speaks of Terraformings.',
      source: 'codex: Blockade of Pigs',
    },
    {
      id: 'boarlords.tunnel',
      text: 'A tunnel leads from the area to an adjacent area, not to a homezone. Boarlords cross it without using range, at any point of their movement, whatever blockades and enemies say. It is open during one movement of theirs in a round, once for each of any number of units, and shut afterwards until the next round.',
      source: 'codex: Tunnels; rulings 23, 24',
    },
    {
      id: 'boarlords.stronghold',
      text: 'Each Stronghold counts as 15 conquest points for the Boarlords, also where they have no units and do not control the area. It gives no counterattack.',
      source: 'codex: Stronghold; ruling 79',
    },
    {
      id: 'boarlords.cover',
      text: 'Each Cover takes 10 off every damage that Boarlords suffer in the area, mines included. Other factions there have nothing from it.',
      source: 'codex: Cover; ruling 36',
    },
    {
      id: 'boarlords.boarmother',
      text: 'New Squeakers can be placed in the Boarmother’s hex, and can grow at once.',
      source: 'codex: Boarmother',
    },
    {
      id: 'boarlords.displacement',
      text: 'Displacement, after the fight: you may move all enemy units that were in it to adjacent hexes of your choice, Oni as well, even if you have no unit left. Blockades hold those that do not fly, Kaneda holds all; a unit without a way stays. Wasps and others with a bonus may go on. What was conquered stays conquered.',
      source: 'codex: Boarlords, Defense Action, Flying, Wasp; ruling 52',
    },
  ],
} as const satisfies Chapter
