import type { Chapter } from '@orrery/engine'

export const table = {
  id: 'table',
  title: 'At the table',
  rules: [
    {
      id: 'table.hidden',
      text: 'Secret are: the order of all decks and of the token pile, the faces of tokens on the board, drawn mission cards, and active missions until they are revealed. Nobody is sent what they may not know. All chance comes from one seeded generator, and its use is recorded.',
      source: 'house: hidden information; ruling E47',
    },
    {
      id: 'table.public',
      text: 'Everything else is open: ships, holds, markers, energy, credits, bounties, titles, completed missions and discarded cards.',
      source: 'house: hidden information',
    },
    {
      id: 'table.ties',
      text: 'Ties and disputes are settled by a d20 on which each side has as many numbers; what is left over is rolled again.',
      source: 'rules: Ties / Disputes',
    },
    {
      id: 'table.prompts',
      text: 'Defenders are asked in the turn of others, and the attack waits for them. Not to answer is not to defend.',
      source: 'ruling E41',
    },
    {
      id: 'table.leave',
      text: 'The ship of a player who has gone stays on the board, and its turns are passed. It does not defend itself, and its other choices, those for an NPC included, are made by chance.',
      source: 'ruling E78',
    },
  ],
} as const satisfies Chapter
