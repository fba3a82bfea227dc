import type { Chapter } from '@orrery/engine'

export const white = {
  id: 'white',
  title: 'White phase',
  rules: [
    {
      id: 'white.choice',
      text: 'The white phase is the same on all cards. Choose 2 different actions: production with 1 point, movement with range 1, one combat action, or events (draw 1 and play up to 1).',
      source: 'codex: Action Cards',
    },
  ],
} as const satisfies Chapter
