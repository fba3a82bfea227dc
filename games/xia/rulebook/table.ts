import type { Chapter } from '@orrery/engine'

export const table = {
  id: 'table',
  title: 'At the table',
  lead: 'Hidden information stays hidden; everything else is open.',
  rules: [
    {
      id: 'table.hidden',
      text: 'Hidden: the order of all decks and of the token pile, the faces of tokens on the board, drawn mission cards, and active missions until they are revealed.',
      source: 'house: hidden information; ruling E47',
    },
    {
      id: 'table.public',
      text: 'Everything else is open: ships, holds, markers, energy, credits, bounties, titles, completed missions, and discarded cards.',
      source: 'house: hidden information',
    },
    {
      id: 'table.ties',
      text: 'A d20 settles ties and disputes: each side has the same number of results, and the rest are rolled again.',
      source: 'rules: Ties / Disputes',
    },
    {
      id: 'table.prompts',
      text: 'Defenders are asked in the turns of others, and the attack waits for them. No answer means no defense.',
      source: 'ruling E41',
    },
    {
      id: 'table.leave',
      text: 'If a player leaves, their ship stays on the board and their turns are skipped. It does not defend itself. Other choices, those for an NPC included, are made at random.',
      source: 'ruling E78',
    },
  ],
} as const satisfies Chapter
