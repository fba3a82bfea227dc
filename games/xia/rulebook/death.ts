import type { Chapter } from '@orrery/engine'

export const death = {
  id: 'death',
  title: 'Death and respawn',
  rules: [
    {
      id: 'death.remove',
      text: 'A destroyed ship leaves the board and loses its active mission, its cubes and its bounty. Ship, outfits, credits, fame, titles and completed missions are kept.',
      source: 'rules: Death',
    },
    {
      id: 'death.cubes',
      text: 'Its cubes fall into the space where it was destroyed. In a star they are gone.',
      source: 'rules: Death; ruling E53',
    },
    {
      id: 'death.reset',
      text: 'It is reset: full energy, all markers armed, no damage, abilities ready.',
      source: 'rules: Death',
    },
    {
      id: 'death.turn',
      text: 'If you die in your own turn, the turn ends at once, without business or status phase.',
      source: 'rules: Death; ruling E45',
    },
    {
      id: 'death.skip',
      text: 'Players with a tier 2 or 3 ship and NPCs lose their next turn. Players with a tier 1 ship do not.',
      source: 'rules: Death; ruling E45',
    },
    {
      id: 'death.bounty',
      text: 'The bounty of a ship destroyed by a hazard is discarded. If an NPC destroyed it, the bounty is put on the NPC’s card, where it can be won.',
      source: 'rules: Death, Non-Player Ships; ruling E44',
    },
    {
      id: 'death.respawn',
      text: 'At the start of its next turn that is not skipped, the ship returns: roll a d20, and place it on the free spawn point with the nearest number, the higher one of two; on a 20 on any free one. Numbers do not go round. Then the turn is played as usual.',
      source: 'rules: Respawn; ruling E45',
    },
    {
      id: 'death.respawn-full',
      text: 'If every spawn point is occupied, the ship goes to a free normal space beside the one that would have been its own.',
      source: 'ruling E45',
    },
  ],
} as const satisfies Chapter
