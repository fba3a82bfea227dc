import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figuresAt } from './figures.ts'
import { controls, isIn } from './goals.ts'
import { at } from './points.ts'

const MOVING = ['move.action', 'move.group', 'move.range#to', 'move.range#on']

/** Three of the four Privates, and all of them. */
const THREE = ['private-1', 'private-2', 'private-3']
const FOUR = [...THREE, 'private-4']

/** How enemies hold those who enter, and how many get through. */
export const walkThrough: Lesson<View> = {
  id: 'walk-through',
  minutes: 3,
  chapters: ['move', 'action', 'red', 'score'],
  recap: ['move.pin', 'move.free-start', 'action.movement-first', 'score.moon-centre'],
  acts: [
    {
      scene: 'learn/walk-through',
      seed: 'walk-through',
      me: 0,
      figures: figuresAt('b4'),
      goal: controls('a0'),
      ends: { tells: ['score.announce'] },
      steps: [
        {
          id: 'center',
          opens: 'start',
          points: at('area-a0', 'area-b4', 'area-b5'),
          wants: 'read',
          replies: [{ id: 'far', to: { refused: ['combat.action#nowhere'] } }],
          cites: ['score.moon-centre', 'move.action'],
        },
        {
          id: 'how-many',
          opens: { asks: ['move.action'] },
          points: at('area-c8', 'area-b4', 'area-b5'),
          wants: { goal: isIn('a0'), by: { leaves: MOVING } },
          replies: [
            { id: 'crowd', to: { came: isIn('b5') } },
            { id: 'pinned', to: { came: isIn('b4') } },
            { id: 'elsewhere', to: { came: (view, told) => [!isIn('a0')(view, told)[0]] } },
          ],
          cites: ['move.pin', 'move.group'],
        },
        {
          id: 'take',
          opens: { sees: isIn('a0') },
          points: at('area-a0'),
          wants: { goal: controls('a0'), by: { tells: ['score.announce', 'board.control'] } },
          replies: [
            { id: 'only-there', to: ['end'] },
            { id: 'other', to: { came: (view, told) => [!controls('a0')(view, told)[0]] } },
          ],
          cites: ['action.movement-first', 'board.control'],
        },
        {
          id: 'paid',
          opens: { tells: ['score.announce'] },
          points: at('area-a0'),
          wants: 'read',
          cites: ['score.moon-centre'],
        },
      ],
      ways: [
        {
          answers: ['move', 'c8', THREE, 'b4', 'a0', 'done', 'attack', 'a0', 'no-conquest'],
          leads: 'done',
        },
        { answers: ['move', 'c8', FOUR, 'b4', 'a0', 'attack', 'a0', 'no-assume'], leads: 'done' },
        {
          answers: [
            'move',
            'c8',
            ['private-1', 'private-2'],
            'b4',
            'c8',
            ['private-3', 'private-4'],
            'b4',
            'a0',
            'attack',
            'a0',
            'no-conquest',
          ],
          leads: 'done',
        },
        { answers: ['attack'], leads: { refusedBy: 'combat.action#nowhere', says: 'far' } },
        {
          answers: ['move', 'c8', ['private-1', 'private-2'], 'b4', 'done'],
          leads: { misses: 'how-many', says: 'pinned' },
        },
        { answers: ['move', 'c8', FOUR, 'b4', 'stop', 'done'], leads: { misses: 'how-many', says: 'pinned' } },
        { answers: ['move', 'c8', FOUR, 'b5'], leads: { misses: 'how-many', says: 'crowd' } },
        { answers: ['move', 'c8', FOUR, 'c7', 'stop', 'done'], leads: { misses: 'how-many', says: 'elsewhere' } },
        { answers: ['move', 'c8', THREE, 'b4', 'a0', 'done', 'end'], leads: { misses: 'take', says: 'only-there' } },
        {
          answers: ['move', 'c8', THREE, 'b4', 'a0', 'c8', 'c7', 'stop', 'done', 'attack', 'c7', 'no-conquest'],
          leads: { misses: 'take', says: 'other' },
        },
        { answers: ['end'], leads: { misses: '' } },
      ],
    },
  ],
}
