import type { Chapter } from '@orrery/engine'

export const status = {
  id: 'status',
  title: 'Status',
  rules: [
    {
      id: 'status.claim',
      text: 'First, claim the titles you have fulfilled.',
      source: 'rules: Status Phase; rulings E54, E57',
    },
    {
      id: 'status.titles',
      text: 'Second, draw the titles that are due to you.',
      source: 'rules: Status Phase; ruling E56',
    },
    {
      id: 'status.refresh',
      text: 'Third, your abilities and your impulse are ready again.',
      source: 'rules: Status Phase',
    },
    {
      id: 'status.arm',
      text: 'Fourth, arm as many used or disarmed markers as you like, for 1 energy each. The others are disarmed; none stays on an outfit.',
      source: 'rules: Status Phase, Markers',
    },
    {
      id: 'status.planet',
      text: 'On a planet, arming is free.',
      source: 'rules: Status Phase; ruling E63',
    },
  ],
} as const satisfies Chapter
