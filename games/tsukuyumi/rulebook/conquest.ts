import type { Chapter } from '@orrery/engine'

export const conquest = {
  id: 'conquest',
  title: 'Conquest',
  rules: [
    {
      id: 'conquest.points',
      text: 'Conquest points are the sum of the conquest values of a faction’s units in the area, and 15 for each Stronghold of the Boarlords. Assume a Position doubles them; Swarm Attack adds the Dark Seed’s units in the six hexes around, whatever blockades or markers lie there, except in homezones.',
      source: 'codex: Conquest, Stronghold, Assume a Position, Swarm Attack, Rocket Attack; ruling 66',
    },
    {
      id: 'conquest.need',
      text: 'You need at least as many points as every other faction there has. They are not added up: each is compared by itself.',
      source: 'codex: Conquest',
    },
    {
      id: 'conquest.mountain',
      text: 'In a mountain range its value X is added to what you need: X when nobody is there, and X above the strongest other faction.',
      source: 'codex: Mountain Range; rulings 76, 77',
    },
    {
      id: 'conquest.tie',
      text: 'As many points as the others are enough for the attacker, also for Oni that conquer.',
      source: 'codex: Conquest; ruling 80',
    },
    {
      id: 'conquest.again',
      text: 'You cannot conquer an area that you control already.',
      source: 'ruling 83',
    },
    {
      id: 'conquest.optional',
      text: 'Guerilla Attack and Stampede can be played without the points for a conquest; then they only deal damage. What counts are the points before the damage.',
      source: 'codex: Guerilla Attack, Stampede; ruling 57',
    },
    {
      id: 'conquest.markers',
      text: 'A faction has 20 territory markers. Without one left it cannot conquer. The Oni never run out.',
      source: 'component list of the first edition; house',
    },
  ],
} as const satisfies Chapter
