import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { all, isLevel, leads, not } from './goals.ts'

/** Everything a turn offers beside its order. */
export const beforeTheGuns: Lesson<View> = {
  id: 'before-the-guns',
  minutes: 4,
  chapters: ['cards', 'turn', 'wealth'],
  recap: ['turn.card', 'cards.cost', 'fighter.attach', 'turn.free-orders'],
  names: { vault: 'L12', decoy: 'B10' },
  acts: [
    {
      scene: 'learn/before-the-guns',
      seed: 'before-the-guns',
      me: 0,
      figures,
      ends: { tells: ['turn.end'] },
      goal: leads(1, 2),
      steps: [
        {
          id: 'look',
          opens: 'start',
          points: [{ landmark: 'location-1' }, { landmark: 'location-2' }, { landmark: 'hand' }],
          wants: { goal: leads(1, 2), by: { tells: ['turn.end'] } },
          replies: [
            { id: 'battle-card', to: { refused: ['cards.play#battle'] } },
            { id: 'no-ally', to: { refused: ['cards.required'] } },
            { id: 'left', to: { came: all(leads(1), not(leads(2))) } },
            { id: 'level', to: { came: isLevel(1) } },
            { id: 'behind', to: { came: not(leads(1)) } },
          ],
          cites: ['turn.card', 'turn.free-orders', 'fighter.attach'],
        },
        {
          id: 'marker',
          opens: { sees: leads(1, 2) },
          points: [{ landmark: 'orders' }],
          wants: 'read',
          cites: ['order.no-pass'],
        },
      ],
      ways: [
        { answers: ['B10', ['pulsar-carrier', 'pulsar-1'], 'wealth-1', 0, 'end'], leads: 'done' },
        { answers: ['B10', ['pulsar-1', 'pulsar-2'], 'attach', 'nova-1', 'wealth-1', 'end'], leads: 'done' },
        { answers: ['wealth-1', 0, 'end'], leads: { misses: 'look', says: 'behind' } },
        { answers: ['ST1'], leads: { refusedBy: 'cards.play#battle', says: 'battle-card' } },
        { answers: ['B04'], leads: { refusedBy: 'cards.required', says: 'no-ally' } },
        {
          answers: ['attach', 'nova-1', 'attach', 'nova-2', 'wealth-1', 'end'],
          leads: { misses: 'look', says: 'level' },
        },
        { answers: ['units-1', 0, 'masumune', 1, 'pulsar-1', 'end'], leads: { misses: 'look', says: 'left' } },
      ],
    },
  ],
}
