import type { Goal, Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figuresAt } from './figures.ts'
import { all, controls, isClear, unitsIn } from './goals.ts'
import { at } from './points.ts'

const both = all(controls('c8'), isClear('c8'))

/** Nobody is left, or the area is taken and what is left of them falls to the last attack. */
const enough: Goal<View> = (view, told) => {
  const left = unitsIn(view, 'c8')[1].length
  const canFinish = controls('c8')(view, told)[0] === true && (view.turn?.combat ?? 0) > 0 && left <= 2
  return [left === 0 || canFinish]
}

/** How damage is dealt, and why a little more is worth a lot. */
export const hitHard: Lesson<View> = {
  id: 'hit-hard',
  minutes: 3,
  chapters: ['combat', 'damage', 'nomads', 'mission'],
  recap: ['damage.assign', 'damage.absorb', 'nomads.weapons', 'combat.again'],
  names: { annihilate: 'no-annihilation', conquer: 'no-conquest', survival: 'survival-of-the-fittest' },
  acts: [
    {
      scene: 'learn/hit-hard',
      seed: 'hit-hard',
      me: 0,
      figures: figuresAt('c8'),
      others: { 'combat.choose': ['none', 'none'], 'darkseed.emergency-egg': ['no', 'no'] },
      goal: both,
      ends: { tells: ['score.announce'] },
      steps: [
        {
          id: 'which-first',
          opens: 'start',
          points: at('area-c8'),
          wants: 'read',
          cites: ['combat.card', 'combat.again'],
        },
        {
          id: 'gap',
          opens: { asks: ['nomads.weapons'] },
          points: at('area-c8', 'turn'),
          wants: { goal: enough, by: { asks: ['round.turn', 'move.action', 'draft.pick'] } },
          replies: [{ id: 'short', to: { came: (view, told) => [!enough(view, told)[0]] } }],
          cites: ['damage.assign', 'damage.absorb', 'nomads.weapons'],
        },
        {
          id: 'finish',
          opens: { asks: ['round.turn'] },
          points: at('area-c8'),
          wants: { goal: both, by: { tells: ['score.announce'] } },
          replies: [
            { id: 'empty', to: { refused: ['combat.no-enemy'] } },
            { id: 'left', to: ['end'] },
          ],
          cites: ['combat.no-enemy', 'board.control'],
        },
        {
          id: 'mission',
          opens: { tells: ['score.announce'] },
          points: [],
          wants: 'read',
          cites: ['mission.survival-of-the-fittest', 'mission.complete'],
        },
      ],
      ways: [
        {
          answers: ['attack', 'c8', 'no-annihilation', ['pistol-1'], 'attack', 'c8', 'no-conquest'],
          leads: 'done',
        },
        {
          answers: ['attack', 'c8', 'no-conquest', 'attack', 'c8', 'no-annihilation', ['pistol-1']],
          leads: 'done',
        },
        {
          answers: ['attack', 'c8', 'no-guerilla', ['pistol-1'], 'done', 'attack', 'c8', 'no-annihilation'],
          leads: 'done',
        },
        { answers: ['attack', 'c8', 'no-annihilation', []], leads: { misses: 'gap', says: 'short' } },
        {
          answers: ['attack', 'c8', 'no-conquest', 'attack', 'c8', 'no-annihilation', []],
          leads: { misses: 'gap', says: 'short' },
        },
        {
          answers: ['attack', 'c8', 'no-annihilation', ['pistol-1'], 'attack', 'c8', 'no-annihilation'],
          leads: { refusedBy: 'combat.no-enemy', says: 'empty' },
        },
        {
          answers: ['attack', 'c8', 'no-annihilation', ['pistol-1'], 'end'],
          leads: { misses: 'finish', says: 'left' },
        },
        { answers: ['attack', 'c8', 'no-conquest', 'end'], leads: { misses: '' } },
      ],
    },
  ],
}
