import type { Chapter } from '@orrery/engine'

export const blue = {
  id: 'blue',
  title: 'Blue phase',
  rules: [
    {
      id: 'blue.actions',
      text: 'The blue part of a card can hold the faction effect, drawing and playing events, and moving in the initiative order.',
      source: 'codex: Action Cards',
    },
  ],
} as const satisfies Chapter
