import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { controls, wins } from './goals.ts'
import { at } from './points.ts'

/** What an area counts for at the end, and for whom. */
export const lastAttack: Lesson<View> = {
  id: 'last-attack',
  minutes: 3,
  chapters: ['score', 'initiative', 'combat', 'conquest'],
  recap: ['score.areas', 'score.initiative', 'score.moon-centre', 'score.tie'],
  acts: [
    {
      scene: 'learn/last-attack',
      seed: 'last-attack',
      me: 0,
      figures,
      others: { 'combat.choose': ['none'], 'darkseed.emergency-egg': ['no'] },
      ends: { tells: ['score.end'] },
      steps: [
        {
          id: 'counts',
          opens: 'start',
          points: [],
          wants: 'read',
          cites: ['score.areas', 'score.initiative'],
        },
        {
          id: 'which',
          opens: 'start',
          points: at('area-a0', 'area-c7', 'area-c1'),
          wants: { goal: wins, by: { tells: ['score.end'] } },
          replies: [
            { id: 'center', to: { came: controls('a0') } },
            { id: 'fertile', to: { came: controls('c7') } },
            { id: 'nothing', to: { came: (view, told) => [!wins(view, told)[0]] } },
          ],
          cites: ['score.end', 'score.moon-centre'],
        },
        {
          id: 'swing',
          opens: { tells: ['score.end'] },
          points: at('area-c1'),
          wants: 'read',
          cites: ['score.areas', 'score.initiative'],
        },
      ],
      ways: [
        { answers: ['attack', 'c1', 'no-conquest'], leads: 'done' },
        { answers: ['attack', 'c1', 'no-assume'], leads: 'done' },
        { answers: ['attack', 'a0', 'no-conquest'], leads: { misses: 'which', says: 'center' } },
        { answers: ['attack', 'c7', 'no-conquest'], leads: { misses: 'which', says: 'fertile' } },
        { answers: ['attack', 'c1', 'no-annihilation'], leads: { misses: 'which', says: 'nothing' } },
        { answers: ['end'], leads: { misses: 'which', says: 'nothing' } },
      ],
    },
  ],
}
