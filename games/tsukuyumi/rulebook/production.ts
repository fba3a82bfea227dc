import type { Chapter } from '@orrery/engine'

export const production = {
  id: 'production',
  title: 'Production',
  rules: [
    {
      id: 'production.points',
      text: 'Production gives points to spend on your units, on upgrades and on what only your faction buys. Points that you do not spend in the phase are lost.',
      source: 'codex: Production; house',
    },
    {
      id: 'production.place',
      text: 'Place new units in your homezone or in an area next to it. Blockades, pigs and Kaneda stop movement, not new units. Some factions have more places. No mine goes off when a unit is placed.',
      source: 'codex: Blockades, Homezones, Dark Seed; house: the same place for all factions',
    },
    {
      id: 'production.upgrade',
      text: 'Some units can be made from lesser ones for the difference in points. They are swapped where they stand.',
      source: 'codex: Dark Seed; faction sheets',
    },
    {
      id: 'production.supply',
      text: 'You have only so many miniatures of each unit. Units that are destroyed go back to the supply and can be produced again.',
      source: 'faction sheets; fan calculator',
    },
    {
      id: 'production.productive',
      text: 'Productive units give extra points in the green phase only, Planter 2 and Breeder 1 each, even if your card has no green phase or no production. The points can be spent anywhere.',
      source: 'codex: Productive, Planter and Breeder',
    },
  ],
} as const satisfies Chapter
