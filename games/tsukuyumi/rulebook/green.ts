import type { Chapter } from '@orrery/engine'

export const green = {
  id: 'green',
  title: 'Green phase',
  rules: [
    {
      id: 'green.actions',
      text: 'The green part of a card can give you production, and Oni to place, move, and conquer with.',
      source: 'codex: Action Cards; review',
    },
    {
      id: 'green.mandatory',
      text: 'You must use the Oni actions on your card. You cannot end your green turn while one of them is possible.',
      source: 'codex: Overview; ruling 94',
    },
  ],
} as const satisfies Chapter
