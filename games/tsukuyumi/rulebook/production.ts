import type { Chapter } from '@orrery/engine'

export const production = {
  id: 'production',
  title: 'Production',
  lead: 'Production brings new units onto the board and makes others stronger.',
  rules: [
    {
      id: 'production.points',
      text: 'Production gives you points to spend on units, upgrades, and things only your faction can buy. Points you do not spend in the phase are lost.',
      source: 'codex: Production; house',
    },
    {
      id: 'production.place',
      text: 'Place new units in your homezone or in an area next to it; some factions have more places. Blockades, pigs, and Kaneda do not stop new units, and mines do not explode under them.',
      source: 'codex: Blockades, Homezones, Dark Seed; house: the same place for all factions',
    },
    {
      id: 'production.upgrade',
      text: 'You can upgrade some units to stronger ones by paying the difference in points. Swap them where they are.',
      source: 'codex: Dark Seed; faction sheets',
    },
    {
      id: 'production.supply',
      text: 'Your supply has a limited number of miniatures of each unit. Destroyed units return to it and can be produced again.',
      source: 'faction sheets; fan calculator',
    },
    {
      id: 'production.productive',
      text: '**Productive** units give you extra points in the green phase only: a Planter 2 and a Breeder 1. You get them even without a green phase or production on your card, and may spend them anywhere.',
      source: 'codex: Productive, Planter, and Breeder',
    },
  ],
} as const satisfies Chapter
