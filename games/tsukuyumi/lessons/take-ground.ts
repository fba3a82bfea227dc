import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figuresAt } from './figures.ts'
import { controls, either } from './goals.ts'
import { at } from './points.ts'

/** How an area is taken, what it is worth, and what mountains ask for. */
export const takeGround: Lesson<View> = {
  id: 'take-ground',
  minutes: 3,
  chapters: ['conquest', 'board', 'score', 'combat', 'action', 'red'],
  recap: ['conquest.need', 'conquest.mountain', 'score.areas', 'board.control'],
  names: { conquer: 'no-conquest', assume: 'no-assume' },
  acts: [
    {
      scene: 'learn/take-ground',
      seed: 'take-ground',
      me: 0,
      // The first decision is where, not whether.
      silent: { 'round.turn': ['attack'] },
      figures: figuresAt('c6'),
      ends: { tells: ['score.announce'] },
      steps: [
        {
          id: 'richest',
          opens: 'start',
          points: at('area-c7', 'area-c6', 'area-c10'),
          wants: { answers: ['c7'] },
          replies: [
            { id: 'plain', to: ['c10'] },
            { id: 'mountain', to: ['c6'] },
          ],
          cites: ['score.areas', 'combat.action'],
        },
        {
          id: 'card',
          opens: { asks: ['combat.card'] },
          points: [],
          wants: {
            goal: either(controls('c7'), controls('c6'), controls('c10')),
            by: { tells: ['board.control', 'score.announce'] },
          },
          replies: [
            { id: 'empty', to: { refused: ['combat.no-enemy'] } },
            { id: 'steep', to: { refused: ['conquest.need'] } },
          ],
          cites: ['conquest.need', 'combat.no-enemy'],
        },
        {
          id: 'second',
          opens: { sees: controls('c7') },
          points: at('area-c6', 'area-c10'),
          wants: { goal: either(controls('c6'), controls('c10')), by: { tells: ['score.announce'] } },
          replies: [
            { id: 'easy', to: { came: controls('c10') }, kind: true },
            { id: 'climbed', to: { came: controls('c6') }, kind: true },
            { id: 'steep', to: { refused: ['conquest.need'] } },
            { id: 'left', to: ['end'] },
          ],
          cites: ['conquest.mountain', 'conquest.modifiers'],
        },
        {
          id: 'stays',
          opens: { tells: ['score.announce'] },
          points: at('area-c7'),
          wants: 'read',
          cites: ['board.control'],
        },
      ],
      ways: [
        { answers: ['c7', 'no-conquest', 'attack', 'c6', 'no-assume'], leads: 'done' },
        { answers: ['c7', 'no-assume', 'attack', 'c10', 'no-conquest'], leads: 'done' },
        { answers: ['c7', 'no-guerilla', 'done', 'attack', 'c10', 'no-assume'], leads: 'done' },
        { answers: ['c10'], leads: { misses: 'richest', says: 'plain' } },
        { answers: ['c6'], leads: { misses: 'richest', says: 'mountain' } },
        { answers: ['c7', 'no-annihilation'], leads: { refusedBy: 'combat.no-enemy', says: 'empty' } },
        {
          answers: ['c7', 'no-conquest', 'attack', 'c6', 'no-conquest'],
          leads: { refusedBy: 'conquest.need', says: 'steep' },
        },
        { answers: ['c7', 'no-conquest', 'end'], leads: { misses: 'second', says: 'left' } },
      ],
    },
  ],
}
