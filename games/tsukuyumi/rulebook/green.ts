import type { Chapter } from '@orrery/engine'

export const green = {
  id: 'green',
  title: 'Green phase',
  rules: [
    {
      id: 'green.actions',
      text: 'The green part of a card can hold production, and placing, moving and conquering with Oni.',
      source: 'codex: Action Cards; review',
    },
    {
      id: 'green.mandatory',
      text: 'What your card gives you to do with Oni must be done. You cannot end your green turn while one of these actions is possible.',
      source: 'codex: Overview; ruling 94',
    },
  ],
} as const satisfies Chapter
