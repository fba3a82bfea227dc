import type { Chapter } from '@orrery/engine'

export const initiative = {
  id: 'initiative',
  title: 'Initiative',
  rules: [
    {
      id: 'initiative.order',
      text: 'The initiative order is a track with one marker on each place. Place 1 comes first: higher initiative means a smaller number. It decides who acts first in a phase, who chooses first, and ties.',
      source: 'codex: Hold the Line; ruling 6',
    },
    {
      id: 'initiative.move',
      text: 'To move one place up or down is to change places with the neighbour on the track. There are never two markers on one place. With several moves, each is decided by itself and any of them can be left out.',
      source: 'codex: Slow Conquest; ruling 4',
    },
    {
      id: 'initiative.ends',
      text: 'Nobody moves beyond the first or the last place.',
      source: 'ruling 7',
    },
    {
      id: 'initiative.snapshot',
      text: 'The order of a phase is settled when it begins. If a marker moves during a phase, that counts from the next phase on, so that everybody has exactly one turn.',
      source: 'ruling 5',
    },
  ],
} as const satisfies Chapter
