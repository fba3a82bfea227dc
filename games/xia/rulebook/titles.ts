import type { Chapter } from '@orrery/engine'

export const titles = {
  id: 'titles',
  title: 'Titles',
  lead: 'Titles reward the first captain to meet their objective.',
  rules: [
    {
      id: 'title.draw',
      text: 'The first marker to reach or pass a title space of the Fame track uses it up. That player draws a title in the next Status Phase, one per space, and lays it open for all.',
      source: 'rules: Titles, Status Phase; ruling E56',
    },
    {
      id: 'title.count',
      text: 'Events before a title was drawn do not count for it, so all players start even. Titles for a single turn look at one of your turns; titles for a state look at the moment you claim them.',
      source: 'ruling E57; house: the objectives',
    },
    {
      id: 'title.claim',
      text: 'If you have met the objective of an open title, you may **claim** it in your Status Phase, even several at once. Then it is gone for the others. You cannot claim a title in the Status Phase in which it was drawn.',
      source: 'rules: Titles; ruling E57',
    },
    {
      id: 'title.skill',
      text: 'A claimed title brings its Fame and, from then on, its **skill**.',
      source: 'rules: Titles',
    },
  ],
} as const satisfies Chapter
