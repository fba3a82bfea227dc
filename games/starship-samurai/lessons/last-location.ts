import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures } from './figures.ts'

/** What a victory brings beside its five honor. */
export const lastLocation: Lesson<View> = {
  id: 'last-location',
  minutes: 3,
  chapters: ['end', 'resolution', 'battle'],
  recap: ['end.types', 'end.when', 'resolution.alliances'],
  names: { elite: 'ST1' },
  acts: [
    {
      scene: 'learn/last-location',
      seed: 'last-location',
      me: 0,
      figures,
      ends: { tells: ['end.winner'] },
      goal: ({ seat, ranking }) => [ranking[0] === seat],
      steps: [
        {
          id: 'types',
          opens: 'start',
          points: [{ landmark: 'location-1' }, { landmark: 'location-2' }],
          wants: 'read',
          cites: ['end.types'],
        },
        {
          id: 'where',
          opens: { asks: ['battle.commit'] },
          points: [{ landmark: 'location-1' }, { landmark: 'location-2' }, { landmark: 'hand' }],
          wants: { goal: ({ seat, ranking }) => [ranking[0] === seat], by: { tells: ['end.winner'] } },
          replies: [{ id: 'city', to: { came: (_, told) => [told.some(wonTheCity)] } }],
          cites: ['battle.commit', 'end.types'],
        },
        {
          id: 'decided',
          opens: { tells: ['end.winner'] },
          points: [],
          wants: 'read',
          cites: ['end.when'],
        },
      ],
      ways: [
        { answers: ['pass', 'ST1'], leads: 'done' },
        { answers: ['ST1', 'pass'], leads: { misses: 'where', says: 'city' } },
        { answers: ['pass', 'pass'], leads: { misses: 'where' } },
      ],
    },
  ],
}

const wonTheCity = ({
  what,
  data,
}: {
  readonly what: string
  readonly data: { readonly [key: string]: unknown }
}): boolean => what === 'battle.victor' && data['board'] === 1 && data['seat'] === 0
