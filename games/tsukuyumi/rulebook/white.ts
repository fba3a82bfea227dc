import type { Chapter } from '@orrery/engine'

export const white = {
  id: 'white',
  title: 'White phase',
  rules: [
    {
      id: 'white.choice',
      text: 'The white phase is the same on all cards: choose 2 different ones of production with 1 point, movement with range 1, one combat action, and drawing 1 event and playing up to 1.',
      source: 'codex: Action Cards',
    },
  ],
} as const satisfies Chapter
