import type { Chapter } from '@orrery/engine'

export const draft = {
  id: 'draft',
  title: 'Drafting action cards',
  lead: 'Your action card says what you can do this round.',
  rules: [
    {
      id: 'draft.pick',
      text: 'At the beginning of a round, **draft** one card from your hand. It gives you your actions for the round.',
      source: 'codex: Action Cards',
    },
    {
      id: 'draft.secret',
      text: 'All players draft in secret and at the same time, then reveal their cards together. You may change your mind until the last player has chosen. The card that Ghost adds is part of the same choice.',
      source: 'rulings 1, 2',
    },
    {
      id: 'draft.pass',
      text: 'Pass the rest of your hand to the player on your left. With two players, swap hands.',
      source: 'codex: Overview; ruling 3',
    },
  ],
} as const satisfies Chapter
