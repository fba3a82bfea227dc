import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { leads } from './goals.ts'

const MOVING = ['move.units', 'move.legal', 'move.displace', 'mech.mototada']

/** A full location, and who makes room there. */
export const noRoom: Lesson<View> = {
  id: 'no-room',
  minutes: 3,
  chapters: ['movement', 'samurai', 'units'],
  recap: ['move.full', 'move.displace', 'move.weakest', 'unit.graveyard'],
  names: { exchange: 'L06' },
  acts: [
    {
      scene: 'learn/no-room',
      seed: 'no-room',
      me: 0,
      figures,
      ends: { leaves: MOVING },
      goal: leads(1),
      steps: [
        {
          id: 'full',
          opens: 'start',
          points: [{ landmark: 'location-1' }, { landmark: 'orders' }],
          wants: { answers: ['units-2'] },
          replies: [{ id: 'elsewhere', to: ['draw-2', 'wealth-2', 'allegiance-2', 'attach'] }],
          cites: ['move.full', 'order.units'],
        },
        {
          id: 'fee',
          opens: { asks: ['order.boost'] },
          points: [{ landmark: 'orders' }, { landmark: 'supply' }],
          wants: 'read',
          cites: ['order.boost', 'mech.masumune'],
        },
        {
          id: 'try',
          opens: { asks: ['move.units'] },
          points: [{ landmark: 'location-1' }, { landmark: 'supply' }],
          wants: { goal: leads(1), by: { leaves: MOVING } },
          replies: [
            { id: 'no-fee', to: { refused: ['mech.masumune'] } },
            { id: 'no-space', to: { refused: ['move.full'] } },
          ],
          cites: ['move.full', 'move.displace', 'move.weakest'],
        },
        {
          id: 'one-more',
          opens: { leaves: MOVING },
          points: [{ landmark: 'location-1' }],
          wants: 'read',
          cites: ['mech.mototada', 'unit.graveyard'],
        },
      ],
      ways: [
        { answers: ['units-2', 0, 'masumune', 1, 'pulsar-2', 'mototada', 1, 'pulsar-3', 'pulsar-4'], leads: 'done' },
        { answers: ['units-2', 0, 'masumune', 1, 'pulsar-2', 'stop'], leads: 'done' },
        { answers: ['units-2', 0, 'nova-3', 1], leads: { refusedBy: 'move.full', says: 'no-space' } },
        { answers: ['units-2', 1, 'masumune'], leads: { refusedBy: 'mech.masumune', says: 'no-fee' } },
        { answers: ['units-2', 0, 'nova-3', 2, 'stop'], leads: { misses: 'try' } },
        { answers: ['wealth-2'], leads: { misses: 'full', says: 'elsewhere' } },
      ],
    },
  ],
}
