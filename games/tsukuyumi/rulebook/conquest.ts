import type { Chapter } from '@orrery/engine'

export const conquest = {
  id: 'conquest',
  title: 'Conquest',
  lead: 'Conquest points decide whether you may put your territory marker on an area.',
  rules: [
    {
      id: 'conquest.points',
      text: '**Conquest points** are the sum of the conquest values of a faction’s units in the area, plus 15 for each Stronghold of the Boarlords.',
      source: 'codex: Conquest, Stronghold, Assume a Position, Swarm Attack, Rocket Attack; ruling 66',
    },
    {
      id: 'conquest.modifiers',
      detail: true,
      text: 'Assume a Position doubles your conquest points. Swarm Attack adds the Dark Seed’s units in the six surrounding areas, except in homezones; blockades and markers there do not matter.',
      source: 'codex: Conquest, Assume a Position, Swarm Attack, Rocket Attack; ruling 66',
    },
    {
      id: 'conquest.need',
      text: 'You need at least as many conquest points as each other faction in the area. Compare with each faction separately.',
      example: 'You have 20 points, two factions there have 20 and 15. You conquer the area.',
      source: 'codex: Conquest',
    },
    {
      id: 'conquest.tie',
      text: 'A tie is enough for the attacker, and for Oni that conquer.',
      source: 'codex: Conquest; ruling 80',
    },
    {
      id: 'conquest.mountain',
      text: 'A mountain range adds its value to what you need: to the points of the strongest other faction, or to 0 if no one else is there.',
      example: 'In a mountain range of 10 against 15 points you need 25.',
      source: 'codex: Mountain Range; rulings 76, 77',
    },
    {
      id: 'conquest.again',
      text: 'You cannot conquer an area you already control.',
      source: 'ruling 83',
    },
    {
      id: 'conquest.optional',
      detail: true,
      text: 'You may play Guerilla Attack and Stampede without the points for a conquest; then they only deal damage. The points before the damage count.',
      source: 'codex: Guerilla Attack, Stampede; ruling 57',
    },
    {
      id: 'conquest.markers',
      detail: true,
      text: 'A faction has 20 territory markers. With none left it cannot conquer. The Oni never run out.',
      source: 'component list of the first edition; house',
    },
  ],
} as const satisfies Chapter
