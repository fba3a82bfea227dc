import type { Chapter } from '@orrery/engine'

export const status = {
  id: 'status',
  title: 'Status Phase',
  lead: 'The Status Phase has four steps.',
  rules: [
    {
      id: 'status.claim',
      text: 'First, claim titles with an objective you have met.',
      source: 'rules: Status Phase; rulings E54, E57',
    },
    {
      id: 'status.titles',
      text: 'Second, draw the titles due to you.',
      source: 'rules: Status Phase; ruling E56',
    },
    {
      id: 'status.refresh',
      text: 'Third, ready your abilities and your impulse.',
      source: 'rules: Status Phase',
    },
    {
      id: 'status.arm',
      text: 'Fourth, arm any number of used or disarmed markers for 1 energy each. The others are disarmed; none stays on an outfit.',
      source: 'rules: Status Phase, Markers',
    },
    {
      id: 'status.planet',
      text: 'On a planet, arming is free.',
      source: 'rules: Status Phase; ruling E63',
    },
  ],
} as const satisfies Chapter
