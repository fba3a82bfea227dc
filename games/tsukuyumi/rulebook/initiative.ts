import type { Chapter } from '@orrery/engine'

export const initiative = {
  id: 'initiative',
  title: 'Initiative',
  lead: 'Initiative decides the order of play, the order of choices, and ties.',
  rules: [
    {
      id: 'initiative.order',
      text: '**Initiative** is a track with one marker in each position. Position 1 acts first in a phase and chooses first. Higher initiative means a smaller number.',
      source: 'codex: Hold the Line; ruling 6',
    },
    {
      id: 'initiative.move',
      text: 'To move up or down one position, swap with the neighbor on the track. With several moves, decide each one by itself; you may skip any of them.',
      source: 'codex: Slow Conquest; ruling 4',
    },
    {
      id: 'initiative.ends',
      text: 'A marker cannot move beyond the first or the last position.',
      source: 'ruling 7',
    },
    {
      id: 'initiative.snapshot',
      text: 'The order of a phase is fixed when the phase begins. A marker that moves during a phase counts from the next phase on, so everyone has exactly one turn.',
      source: 'ruling 5',
    },
  ],
} as const satisfies Chapter
