import type { Goal, Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figuresAt } from './figures.ts'
import { areaIn, wasTold } from './goals.ts'
import { at } from './points.ts'

const isRadioactive: Goal<View> = (view) => [areaIn(view, 'c11')?.properties?.includes('radioactive') === true]

/** The round has ended, and the Hunter has seen it. */
const hunterLives: Goal<View> = ({ hexes }, told) => [
  told.some(({ what }) => what === 'score.announce') &&
    hexes.some(({ units }) => (units.nomads ?? []).some((figure) => figure.startsWith('hunter'))),
]

/** What events do to the land, and the land to whoever is on it. */
export const movingEarth: Lesson<View> = {
  id: 'moving-earth',
  minutes: 3,
  chapters: ['event', 'property', 'blue', 'board', 'round'],
  recap: ['event.occupied', 'property.unstable', 'property.radioactive', 'round.end'],
  names: { contamination: 'EV19' },
  acts: [
    {
      scene: 'learn/moving-earth/event',
      seed: 'moving-earth',
      me: 0,
      figures: figuresAt('c11'),
      ends: { tells: ['round.phases'] },
      steps: [
        {
          id: 'event',
          opens: 'start',
          points: at('area-c11', 'hand', 'area-c10'),
          wants: { goal: isRadioactive, by: { tells: ['event.add-radioactive', 'round.phases'] } },
          replies: [
            { id: 'firm', to: { refused: ['event.occupied'] } },
            { id: 'empty', to: { came: wasTold('event.add-radioactive') } },
            { id: 'kept', to: ['end'] },
          ],
          cites: ['event.play', 'event.occupied', 'property.unstable'],
        },
      ],
      ways: [
        { answers: ['event', 'EV19', 'c11'], leads: 'done' },
        { answers: ['event', 'EV19', 'c10'], leads: { refusedBy: 'event.occupied', says: 'firm' } },
        { answers: ['event', 'EV19', 'c8'], leads: { misses: 'event', says: 'empty' } },
        { answers: ['end'], leads: { misses: 'event', says: 'kept' } },
      ],
    },
    {
      scene: 'learn/moving-earth/fallout',
      seed: 'moving-earth',
      me: 0,
      figures: figuresAt('c11'),
      ends: { tells: ['score.announce'] },
      steps: [
        {
          id: 'hunter',
          opens: 'start',
          points: at('area-c11', 'turn'),
          wants: { goal: hunterLives, by: { tells: ['score.announce'] } },
          replies: [{ id: 'died', to: { came: (view, told) => [!hunterLives(view, told)[0]] } }],
          cites: ['property.radioactive', 'round.end'],
        },
        {
          id: 'gone',
          opens: { tells: ['score.announce'] },
          points: at('area-c11'),
          wants: 'read',
          cites: ['board.control', 'damage.credit'],
        },
      ],
      ways: [
        { answers: ['move', 'c11', 'c12', 'stop', 'done'], leads: 'done' },
        { answers: ['move', 'c11', 'c12', 'c1', 'done'], leads: 'done' },
        { answers: ['move', 'c11', 'c10', 'done'], leads: 'done' },
        { answers: ['end'], leads: { misses: 'hunter', says: 'died' } },
        {
          answers: ['move', 'c2', ['private-1', 'private-2'], 'c1', 'done'],
          leads: { misses: 'hunter', says: 'died' },
        },
      ],
    },
  ],
}
