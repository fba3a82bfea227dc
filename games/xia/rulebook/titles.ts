import type { Chapter } from '@orrery/engine'

export const titles = {
  id: 'titles',
  title: 'Titles',
  rules: [
    {
      id: 'title.draw',
      text: 'The first time anybody’s marker reaches or passes a title space of the fame track, that space is used up. Its player draws a title in the next status phase, one for each such space, and lays it open for all.',
      source: 'rules: Titles, Status Phase; ruling E56',
    },
    {
      id: 'title.count',
      text: 'What happened before a title was drawn does not count for it, so all players start even. Titles for a single turn look at one turn of yours; those for a state look at the moment of claiming.',
      source: 'ruling E57; house: the objectives',
    },
    {
      id: 'title.claim',
      text: 'Who has fulfilled the objective of an open title may claim it in their own status phase, several at once too; it is then gone for the others. A title drawn in a status phase cannot be claimed in the same one.',
      source: 'rules: Titles; ruling E57',
    },
    {
      id: 'title.skill',
      text: 'A claimed title brings its fame and, from then on, its skill.',
      source: 'rules: Titles',
    },
  ],
} as const satisfies Chapter
