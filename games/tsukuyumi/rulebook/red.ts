import type { Chapter } from '@orrery/engine'

export const red = {
  id: 'red',
  title: 'Red phase',
  rules: [
    {
      id: 'red.actions',
      text: 'The red part of a card can give you a movement action with a range, and a number of combat actions.',
      source: 'codex: Action Cards',
    },
  ],
} as const satisfies Chapter
