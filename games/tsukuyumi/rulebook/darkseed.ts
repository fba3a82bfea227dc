import type { Chapter } from '@orrery/engine'

export const darkseed = {
  id: 'darkseed',
  title: 'Dark Seed',
  lead: 'A swarm of cheap units that hatches all over the map.',
  rules: [
    {
      id: 'darkseed.homezone',
      text: 'The Dark Seed may use a homezone place like others, or put their homezone on an empty spot at the edge or on an area without a marker. The tile below leaves the game.',
      source: 'codex: Dark Seed, Homezones; ruling 26; house',
    },
    {
      id: 'darkseed.homezone-limits',
      detail: true,
      text: 'The Dark Seed homezone cannot be on the moon or next to another homezone or a place for one. It needs two areas around it, and all players must keep room for their starting areas.',
      source: 'codex: Dark Seed, Homezones; ruling 26; house',
    },
    {
      id: 'darkseed.production',
      text: 'The Dark Seed may also place new units with a Planter or a Breeder, or on an egg.',
      source: 'codex: Dark Seed',
    },
    {
      id: 'darkseed.eggs',
      text: '**Eggs** are neither units nor territory markers. They stay when the area is conquered and cannot be attacked. There are 25, any number in an area. If none is left, you may take one from the board.',
      source: 'codex: Eggs; ruling 118',
    },
    {
      id: 'darkseed.hatch',
      text: 'For each egg, you may place one new unit in its area, paid for as usual, even among enemies. The egg returns to the supply. Under a Rocket marker no egg hatches.',
      source: 'codex: Eggs; ruling 119',
    },
    {
      id: 'darkseed.emergency-egg',
      text: '**Emergency Egg**: when Dark Seed units were destroyed in an area, you may lay an egg there at once, or after the combat if there was one. Only one in each area per round.',
      source: 'codex: Emergency Egg; ruling 118',
    },
    {
      id: 'darkseed.effect',
      text: 'With the faction effect, give two of three orders in any sequence: move, fly, lay eggs. In addition, Conquerors may strike.',
      source: 'codex: Dark Seed',
    },
    {
      id: 'darkseed.move',
      text: '**Move**: all your units may move 1 area, Wasps 2. It is a movement action by all the usual rules.',
      source: 'codex: Additional Move',
    },
    {
      id: 'darkseed.flying',
      text: '**Fly**: all your units fly until the end of the round, including units produced later. Units under a Rocket marker do not.',
      source: 'codex: All Units Flying; ruling 17',
    },
    {
      id: 'darkseed.lay',
      text: '**Lay eggs**: each Planter and each Breeder may lay an egg in its own area or an adjacent one. Blockades, units, and markers do not matter.',
      source: 'codex: Egg Throw',
    },
    {
      id: 'darkseed.conqueror',
      text: '**Conqueror**: with a faction effect on your card, each Conqueror may begin one attack in its area, with any card and all your units there. After the combat, a Conqueror there leaves the board.',
      source: 'codex: Conqueror; ruling 70',
    },
    {
      id: 'darkseed.conqueror-leaves',
      detail: true,
      text: 'If the Conqueror that began the attack has died, another one there must leave. Two Conquerors make two attacks.',
      source: 'codex: Conqueror; ruling 70',
    },
    {
      id: 'darkseed.immune',
      text: 'Dark Seed units are immune to radioactivity.',
      source: 'codex: Immune',
    },
    {
      id: 'darkseed.for-the-queen',
      text: '**For the Queen**, before the attack: sacrifice half of your units in the area, rounded up and of your choice. Move all others together to one adjacent area. Blockades apply. Wasps may continue from there.',
      source: 'codex: For the Queen, Wasp; ruling 55',
    },
    {
      id: 'darkseed.queen-limits',
      detail: true,
      text: 'A single unit is simply sacrificed. Without a way out, the others stay and take the attack. The losses are credited to no one, and no egg is laid for them.',
      source: 'codex: For the Queen, Wasp; ruling 55',
    },
  ],
} as const satisfies Chapter
