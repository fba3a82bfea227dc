import type { Goal, Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { stands } from './goals.ts'

/** What the learner got for allies less what the other got, when the round ended. */
const gained: Goal<View> = ({ seat, seats }) => [
  (seats[seat ?? 0]?.honor ?? 0) - Math.max(...seats.filter((_, other) => other !== seat).map(({ honor }) => honor)) >=
    1,
]

/** Where a clan marker brings most. */
export const allies: Lesson<View> = {
  id: 'allies',
  minutes: 2,
  chapters: ['alliance', 'resolution'],
  recap: ['resolution.alliances', 'alliance.tiers', 'alliance.move'],
  acts: [
    {
      scene: 'learn/allies',
      seed: 'allies',
      me: 0,
      figures,
      ends: { tells: ['resolution.alliances'] },
      goal: gained,
      steps: [
        {
          id: 'pays',
          opens: 'start',
          points: [{ landmark: 'track' }],
          wants: 'read',
          cites: ['resolution.alliances', 'alliance.tiers'],
        },
        {
          id: 'which',
          opens: { asks: ['turn.sequence'] },
          points: [{ landmark: 'track' }, { landmark: 'branch-0' }, { landmark: 'branch-1' }],
          wants: { goal: gained, by: { tells: ['resolution.alliances'] } },
          replies: [
            { id: 'sol', to: { came: stands('Sol', 'Nova-2') } },
            { id: 'luna', to: { came: stands('Luna', 'Nova-5') } },
            { id: 'terra', to: { came: stands('Terra', 'Pulsar-2') } },
          ],
          cites: ['alliance.move'],
        },
        {
          id: 'swing',
          opens: { tells: ['resolution.alliances'] },
          points: [{ landmark: 'track' }],
          wants: 'read',
          cites: ['resolution.alliances'],
        },
      ],
      ways: [
        { answers: ['allegiance-2', 'Comet', 'Nova-1', 'end'], leads: 'done' },
        { answers: ['allegiance-2', 'Sol', 'Nova-2', 'end'], leads: { misses: 'which', says: 'sol' } },
        { answers: ['allegiance-2', 'Luna', 'Nova-5', 'end'], leads: { misses: 'which', says: 'luna' } },
        { answers: ['allegiance-2', 'Terra', 'Pulsar-2', 'end'], leads: { misses: 'which', says: 'terra' } },
        { answers: ['wealth-2', 'end'], leads: { misses: 'which' } },
      ],
    },
  ],
}
