import type { Chapter } from '@orrery/engine'

export const draft = {
  id: 'draft',
  title: 'Choosing action cards',
  rules: [
    {
      id: 'draft.pick',
      text: 'At the beginning of a round you choose one card of your hand. It gives you the actions of the round.',
      source: 'codex: Action Cards',
    },
    {
      id: 'draft.secret',
      text: 'All choose in secret and at the same time, and all cards are turned up together. Until the last player has chosen, you may change your mind; afterwards no more. What Ghost adds belongs to the same secret choice.',
      source: 'rulings 1, 2',
    },
    {
      id: 'draft.pass',
      text: 'What is left of your hand goes to the player on your left. Two players swap hands.',
      source: 'codex: Overview; ruling 3',
    },
  ],
} as const satisfies Chapter
