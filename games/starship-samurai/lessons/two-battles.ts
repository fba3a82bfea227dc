import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { hasWon } from './goals.ts'

/** Hands are secret, their size is not; and a card wins once. */
export const twoBattles: Lesson<View> = {
  id: 'two-battles',
  minutes: 3,
  chapters: ['battle', 'cards'],
  recap: ['battle.commit', 'battle.bluff', 'table.public', 'battle.losers'],
  names: { exchange: 'L06', elite: 'ST1' },
  acts: [
    {
      scene: 'learn/two-battles',
      seed: 'two-battles',
      me: 0,
      figures,
      others: { 'battle.commit': ['ST1', 'pass'] },
      goal: hasWon(2),
      ends: { tells: ['turn.phases#end'] },
      steps: [
        {
          id: 'behind',
          opens: 'start',
          points: [{ landmark: 'location-1' }, { landmark: 'location-2' }],
          wants: 'read',
          cites: ['battle.commit'],
        },
        {
          id: 'first',
          opens: { asks: ['battle.commit'] },
          points: [{ landmark: 'location-1' }, { landmark: 'hand' }],
          wants: { answers: ['ST2', 'pass'] },
          replies: [{ id: 'spent', to: ['ST1'] }],
          cites: ['battle.commit', 'battle.bluff', 'table.public'],
        },
        {
          id: 'second',
          opens: { tells: ['battle.return'] },
          points: [{ landmark: 'location-2' }, { landmark: 'hand' }],
          wants: { goal: hasWon(2), by: { tells: ['turn.phases#end'] } },
          replies: [{ id: 'kept', to: ['ST2', 'pass'] }],
          cites: ['battle.commit'],
        },
        {
          id: 'home',
          opens: { tells: ['turn.phases#end'] },
          points: [{ landmark: 'location-1' }, { landmark: 'location-2' }],
          wants: 'read',
          cites: ['battle.losers'],
        },
      ],
      ways: [
        { answers: ['ST2', 'wealth', 'ST1'], leads: 'done' },
        { answers: ['ST2', 'cards', 'ST1'], leads: 'done' },
        { answers: ['pass', 'ST1'], leads: 'done' },
        { answers: ['ST1'], leads: { misses: 'first', says: 'spent' } },
        { answers: ['pass', 'pass'], leads: { misses: 'second', says: 'kept' } },
      ],
    },
  ],
}
