import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { all, hasSpentAll, isAlly, isLevel, leads } from './goals.ts'

/** What wealth and carriers make of a small marker. */
export const threeOfOne: Lesson<View> = {
  id: 'three-of-one',
  minutes: 3,
  chapters: ['orders', 'alliance', 'wealth'],
  recap: ['order.boost', 'alliance.neutral', 'carrier.follow'],
  names: { vault: 'L12' },
  acts: [
    {
      scene: 'learn/three-of-one',
      seed: 'three-of-one',
      me: 0,
      figures,
      others: { 'turn.sequence': ['wealth-1', 'end'] },
      goal: all(isAlly('Ion'), leads(2)),
      ends: { sees: hasSpentAll },
      steps: [
        {
          id: 'both',
          opens: 'start',
          points: [{ landmark: 'track' }, { landmark: 'location-2' }, { landmark: 'orders' }],
          wants: 'read',
          cites: ['order.marker'],
        },
        {
          id: 'boost',
          opens: { asks: ['order.boost'] },
          points: [{ landmark: 'orders' }],
          wants: 'read',
          replies: [{ id: 'waste', to: { came: (_, told) => [told.some(isFive)] }, kind: true }],
          cites: ['order.boost'],
        },
        {
          id: 'count',
          opens: { asks: ['alliance.move#to'] },
          points: [{ landmark: 'neutral' }, { landmark: 'branch-0' }],
          wants: { goal: isAlly('Ion'), by: { leaves: ['alliance.move#to'] } },
          replies: [
            { id: 'far', to: { refused: ['alliance.move#far'] } },
            { id: 'nobodys', to: ['neutral'] },
          ],
          cites: ['alliance.move', 'alliance.neutral'],
        },
        {
          id: 'cheaper',
          opens: { asks: ['move.units'] },
          points: [{ landmark: 'location-2' }, { landmark: 'supply' }],
          wants: { goal: leads(2), by: { leaves: ['move.units', 'move.legal', 'carrier.passengers'] } },
          replies: [{ id: 'level', to: { came: isLevel(2) } }],
          cites: ['carrier.follow', 'move.units'],
        },
      ],
      ways: [
        {
          answers: ['allegiance-1', 2, 'Ion', 'Nova-1', 'end', 'units-3', 'nova-1', 2, 'nova-2', 2, 'nova-3', 2, 'end'],
          leads: 'done',
        },
        {
          answers: [
            'allegiance-3',
            0,
            'Ion',
            'Nova-1',
            'end',
            'units-1',
            2,
            'nova-1',
            2,
            'nova-2',
            2,
            'nova-3',
            2,
            'end',
          ],
          leads: 'done',
        },
        {
          answers: [
            'allegiance-3',
            0,
            'Ion',
            'Nova-1',
            'end',
            'units-1',
            0,
            'nova-carrier',
            2,
            ['nova-1', 'nova-2'],
            'end',
          ],
          leads: 'done',
        },
        { answers: ['allegiance-3', 0, 'Ion', 'Nova-2'], leads: { refusedBy: 'alliance.move#far', says: 'far' } },
        { answers: ['allegiance-3', 0, 'Ion', 'neutral'], leads: { misses: 'count', says: 'nobodys' } },
        {
          answers: ['allegiance-1', 2, 'Ion', 'Nova-1', 'end', 'units-3', 'nova-1', 2, 'nova-2', 2, 'stop'],
          leads: { misses: 'cheaper', says: 'level' },
        },
        { answers: ['wealth-3', 0, 'end', 'draw-1', 0, 1, 'end'], leads: { misses: '' } },
      ],
    },
  ],
}

/** [order.boost] Two wealth on a marker that was large enough by itself. */
const isFive = ({
  what,
  data,
}: {
  readonly what: string
  readonly data: { readonly [key: string]: unknown }
}): boolean => what === 'order.allegiance' && data['value'] === 3 && data['boost'] === 2
