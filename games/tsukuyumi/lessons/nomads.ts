import type { Goal, Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figuresAt } from './figures.ts'
import { areaIn, isClear, not, wasTold } from './goals.ts'
import { at } from './points.ts'

/** They are gone, and there is a mine for the next. */
const isThrifty: Goal<View> = (view, told) => [
  isClear('c7')(view, told)[0] === true && (areaIn(view, 'c7')?.mines ?? 0) > 0,
]

const isProof: Goal<View> = ({ radiationProof }) => [radiationProof]

/** Mines that wait, and an effect that is two. */
export const nomads: Lesson<View> = {
  id: 'nomads',
  minutes: 3,
  chapters: ['nomads', 'property', 'goal', 'action'],
  recap: ['nomads.mine', 'nomads.mine-weakest', 'nomads.effect', 'goal.regain-former-strength'],
  names: { effect: 'nomads.effect', goal: 'regain-former-strength' },
  acts: [
    {
      scene: 'learn/nomads/mines',
      seed: 'nomads',
      me: 0,
      figures: figuresAt('c7'),
      others: {
        'round.turn': ['move'],
        'move.action': ['c6', 'b4', 'done'],
        'move.group': [
          ['worker-1', 'worker-2', 'worker-3'],
          ['worker-4', 'warrior-1'],
        ],
        'move.range#to': ['c7', 'c7'],
        'darkseed.emergency-egg': ['no', 'no'],
      },
      ends: { asks: ['round.turn'] },
      steps: [
        {
          id: 'first',
          opens: { asks: ['nomads.mine'] },
          points: at('area-c7', 'area-b4'),
          wants: { goal: isThrifty, by: { asks: ['nomads.mine', 'round.turn'] } },
          replies: [
            { id: 'wasted', to: { came: wasTold('nomads.mine', ({ mines }) => mines === 2) } },
            { id: 'inside', to: { came: not(isClear('c7')) } },
          ],
          cites: ['nomads.mine', 'nomads.mine-weakest'],
        },
        {
          id: 'second',
          opens: { asks: ['nomads.mine'] },
          points: at('area-c7'),
          wants: { goal: isClear('c7'), by: { asks: ['round.turn'] } },
          replies: [{ id: 'inside', to: { came: not(isClear('c7')) } }],
          cites: ['nomads.mine', 'nomads.mine-entry'],
        },
      ],
      ways: [
        { answers: [1, 1], leads: 'done' },
        { answers: [2], leads: { misses: 'first', says: 'wasted' } },
        { answers: [0], leads: { misses: 'first', says: 'inside' } },
        { answers: [1, 0], leads: { misses: 'second', says: 'inside' } },
      ],
    },
    {
      scene: 'learn/nomads/effect',
      seed: 'nomads',
      me: 0,
      figures: figuresAt('c11'),
      ends: { tells: ['round.phases'] },
      steps: [
        {
          id: 'effect',
          opens: 'start',
          points: at('area-c11', 'area-c8', 'turn'),
          wants: { goal: isProof, by: { tells: ['round.phases'] } },
          replies: [
            { id: 'mine', to: { came: wasTold('action.faction-effect') } },
            { id: 'unused', to: ['end'] },
          ],
          cites: ['nomads.effect', 'property.radioactive'],
        },
        {
          id: 'goal',
          opens: { tells: ['round.phases'] },
          points: at('area-c11'),
          wants: 'read',
          cites: ['goal.regain-former-strength', 'nomads.weapons'],
        },
      ],
      ways: [
        { answers: ['effect', 'radiation'], leads: 'done' },
        { answers: ['effect', 'mines', 'yes'], leads: { misses: 'effect', says: 'mine' } },
        { answers: ['effect', 'mines', 'no'], leads: { misses: 'effect', says: 'mine' } },
        { answers: ['end'], leads: { misses: 'effect', says: 'unused' } },
      ],
    },
  ],
}
