import type { Chapter } from '@orrery/engine'

export const blue = {
  id: 'blue',
  title: 'Blue phase',
  rules: [
    {
      id: 'blue.actions',
      text: 'The blue part of a card can give you your faction effect, events to draw and play, and moves in initiative.',
      source: 'codex: Action Cards',
    },
  ],
} as const satisfies Chapter
