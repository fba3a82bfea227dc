import type { Chapter } from '@orrery/engine'

export const death = {
  id: 'death',
  title: 'Death and respawn',
  lead: 'Losing your ship sets you back, but never out of the game.',
  rules: [
    {
      id: 'death.remove',
      text: 'A destroyed ship leaves the board and loses its active mission, its cargo, and its bounty. You keep ship, outfits, credits, Fame, titles, and completed missions.',
      source: 'rules: Death',
    },
    {
      id: 'death.cubes',
      text: 'Its cubes fall into the space where it was destroyed. In a star they are lost.',
      source: 'rules: Death; ruling E53',
    },
    {
      id: 'death.reset',
      text: 'Reset the ship: full energy, all markers armed, no damage, abilities ready.',
      source: 'rules: Death',
    },
    {
      id: 'death.turn',
      text: 'If you die in your own turn, the turn ends at once, without Business Phase or Status Phase.',
      source: 'rules: Death; ruling E45',
    },
    {
      id: 'death.skip',
      text: 'Players with a tier 2 or tier 3 ship, and NPCs, lose their next turn. Players with a tier 1 ship do not.',
      source: 'rules: Death; ruling E45',
    },
    {
      id: 'death.respawn',
      text: 'At the start of your next turn that is not skipped, roll a d20. Place your ship on the free spawn point with the nearest number, the higher of two. On a 20, choose any free one. Numbers do not wrap around. Then take your turn.',
      source: 'rules: Respawn; ruling E45',
    },
    {
      id: 'death.respawn-full',
      detail: true,
      text: 'If every spawn point is occupied, place the ship on a free normal space next to the one that would have been its own.',
      source: 'ruling E45',
    },
    {
      id: 'death.bounty',
      detail: true,
      text: 'If a hazard destroyed the ship, its bounty is discarded. If an NPC did, put the bounty on the NPC’s card, where it can be won.',
      source: 'rules: Death, Non-Player Ships; ruling E44',
    },
  ],
} as const satisfies Chapter
