import type { Chapter } from '@orrery/engine'

export const boarlords = {
  id: 'boarlords',
  title: 'Boarlords',
  lead: 'Tough units that rebuild the land to their advantage.',
  rules: [
    {
      id: 'boarlords.effect',
      text: 'With the faction effect, each Boarrior may place up to 2 Terraformings in its own area.',
      source: 'faction sheet',
    },
    {
      id: 'boarlords.terraforming',
      text: '**Terraformings** are 8 Blockades of Pigs, 9 tunnels, 9 Strongholds, and 9 Covers. They stay when the area is conquered. Others can remove them only with effects that say so.',
      source: 'codex: Terraforming Markers; ruling 123; house: how many of each',
    },
    {
      id: 'boarlords.terraforming-tiles',
      detail: true,
      text: 'A kind with no marker left cannot be placed. Terraformings rotate and move with their tile, except tunnels, and return to the supply when the tile is replaced.',
      source: 'codex: Terraforming Markers; ruling 123; house',
    },
    {
      id: 'boarlords.pigs',
      text: 'A **Blockade of Pigs** is on a side of the area. Boarlords ignore it. Others can change it only with an effect that names Terraformings.',
      source: 'codex: Blockade of Pigs',
    },
    {
      id: 'boarlords.tunnel',
      text: 'A **tunnel** leads to an adjacent area, not to a homezone. Boarlords cross it without using range, at any point of their movement; blockades and enemies do not stop them.',
      source: 'codex: Tunnels; rulings 23, 24',
    },
    {
      id: 'boarlords.tunnel-use',
      detail: true,
      text: 'A tunnel is open during one of your movements per round, once for each of any number of units. After that it is closed until the next round.',
      source: 'codex: Tunnels; rulings 23, 24',
    },
    {
      id: 'boarlords.stronghold',
      text: 'Each **Stronghold** counts as 15 conquest points for the Boarlords, even where they have no units or do not control the area. It gives no counterattack.',
      source: 'codex: Stronghold; ruling 79',
    },
    {
      id: 'boarlords.cover',
      text: 'Each **Cover** takes 10 off any damage to Boarlords in the area, mines included. Other factions there do not benefit.',
      source: 'codex: Cover; ruling 36',
    },
    {
      id: 'boarlords.boarmother',
      text: 'You may place new Squeakers in the Boarmother’s area and upgrade them at once.',
      source: 'codex: Boarmother',
    },
    {
      id: 'boarlords.displacement',
      text: '**Displacement**, after the combat: you may move all enemy units that were in it to adjacent areas of your choice, Oni included. You may do so even if you have no unit left. Conquered areas stay conquered.',
      source: 'codex: Boarlords, Defense Action, Flying, Wasp; ruling 52',
    },
    {
      id: 'boarlords.displacement-limits',
      detail: true,
      text: 'Blockades stop displaced units that do not fly, and Kaneda stops all. A unit without a way out stays. Wasps and others with a bonus may continue.',
      source: 'codex: Boarlords, Defense Action, Flying, Wasp; ruling 52',
    },
  ],
} as const satisfies Chapter
