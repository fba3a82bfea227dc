import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { belongsTo, wasTold } from './goals.ts'
import { at } from './points.ts'

/** Whom the Oni serve: whoever's card says so. */
export const demons: Lesson<View> = {
  id: 'demons',
  minutes: 3,
  chapters: ['oni', 'green', 'conquest'],
  recap: ['oni.control', 'oni.place', 'oni.conquest', 'green.mandatory'],
  acts: [
    {
      scene: 'learn/demons',
      seed: 'demons',
      me: 0,
      figures,
      others: { 'combat.choose': ['none'] },
      ends: { tells: ['round.phases'] },
      steps: [
        {
          id: 'must',
          opens: 'start',
          points: at('turn', 'area-b1'),
          wants: 'read',
          cites: ['green.mandatory', 'oni.control'],
        },
        {
          id: 'where',
          opens: 'start',
          points: at('area-c1', 'area-c2', 'area-c4'),
          wants: { goal: belongsTo('oni', 'c1'), by: { tells: ['round.phases'] } },
          replies: [
            { id: 'must', to: { refused: ['green.mandatory#place', 'green.mandatory#conquest'] } },
            { id: 'less', to: { came: belongsTo('oni', 'c2', 'c4') } },
            { id: 'own', to: { came: belongsTo('oni', 'c8') } },
            { id: 'weak', to: { came: wasTold('conquest.need#failed') } },
            { id: 'nobodys', to: { came: belongsTo('oni', 'a0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6') } },
          ],
          cites: ['oni.place', 'oni.conquest'],
        },
        {
          id: 'beware',
          opens: { tells: ['round.phases'] },
          points: at('area-c8', 'area-b1'),
          wants: 'read',
          cites: ['oni.conquest', 'property.tsukuyumi'],
        },
      ],
      ways: [
        { answers: ['oni-place', 'oni-large', 'c1', 'oni-conquest', 'c1'], leads: 'done' },
        { answers: ['oni-place', 'oni-medium', 'c1', 'oni-conquest', 'c1'], leads: 'done' },
        {
          answers: ['oni-place', 'oni-medium', 'c2', 'oni-conquest', 'c2'],
          leads: { misses: 'where', says: 'less' },
        },
        { answers: ['oni-place', 'oni-large', 'c4', 'oni-conquest', 'c4'], leads: { misses: 'where', says: 'less' } },
        {
          answers: ['oni-place', 'oni-medium', 'c4', 'oni-conquest', 'c4'],
          leads: { misses: 'where', says: 'weak' },
        },
        { answers: ['oni-place', 'oni-small', 'c1', 'oni-conquest', 'c1'], leads: { misses: 'where', says: 'weak' } },
        { answers: ['oni-place', 'oni-large', 'c8', 'oni-conquest', 'c8'], leads: { misses: 'where', says: 'own' } },
        {
          answers: ['oni-conquest', 'b1', 'oni-place', 'oni-large', 'c1'],
          leads: { misses: 'where', says: 'nobodys' },
        },
        { answers: ['end'], leads: { refusedBy: 'green.mandatory#place', says: 'must' } },
      ],
    },
  ],
}
