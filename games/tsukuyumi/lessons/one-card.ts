import type { Goal, Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures, figuresAt } from './figures.ts'
import { controls, strengths, wasTold } from './goals.ts'
import { at } from './points.ts'

/** [conquest.tie] Dark Seed next door cannot take the area: a tie would be enough for them. */
const isSafe: Goal<View> = (view) => [strengths(view, 'c8')[0] > strengths(view, 'c7')[1]]

const choseCombat = wasTold(
  'white.choice',
  ({ side, actions }) => side === 'nomads' && (actions as readonly string[]).includes('combat'),
)

/** What the colors of an action card are for. */
export const oneCard: Lesson<View> = {
  id: 'one-card',
  minutes: 4,
  chapters: ['draft', 'round', 'white', 'green', 'red', 'production'],
  recap: ['draft.pass', 'white.choice', 'round.missing-phase', 'production.place'],
  names: { war: 'AC36', grab: 'AC11' },
  acts: [
    {
      scene: 'learn/one-card/draft',
      seed: 'one-card',
      me: 0,
      figures,
      ends: { asks: ['white.choice'] },
      steps: [
        {
          id: 'draft',
          opens: { asks: ['draft.pick'] },
          points: at('hand', 'area-c8', 'area-c7', 'area-c10'),
          wants: { answers: ['AC11', 'AC36'] },
          replies: [
            { id: 'grab', to: ['AC11'], kind: true },
            { id: 'war', to: ['AC36'], kind: true },
            { id: 'peace', to: ['AC26'] },
            { id: 'few', to: ['AC01', 'AC28'] },
          ],
          cites: ['draft.pick', 'draft.pass', 'round.missing-phase'],
        },
      ],
      ways: [
        { answers: ['AC11'], leads: 'done' },
        { answers: ['AC36'], leads: 'done' },
        { answers: ['AC26'], leads: { misses: 'draft', says: 'peace' } },
        { answers: ['AC01'], leads: { misses: 'draft', says: 'few' } },
        { answers: ['AC28'], leads: { misses: 'draft', says: 'few' } },
      ],
    },
    {
      scene: 'learn/one-card/white',
      seed: 'one-card',
      me: 0,
      figures,
      ends: { tells: ['round.phases'] },
      steps: [
        {
          id: 'white',
          opens: 'start',
          points: at('turn', 'area-c7'),
          wants: { goal: controls('c7'), by: { tells: ['round.phases'] } },
          replies: [
            { id: 'unused', to: { came: choseCombat } },
            { id: 'without', to: { came: (view, told) => [!choseCombat(view, told)[0]] } },
          ],
          cites: ['white.choice'],
        },
      ],
      ways: [
        { answers: [['combat', 'production'], 'attack', 'c7', 'no-conquest', 'end'], leads: 'done' },
        { answers: [['movement', 'combat'], 'attack', 'c7', 'no-conquest'], leads: 'done' },
        { answers: [['combat', 'events'], 'attack', 'c7', 'no-assume', 'end'], leads: 'done' },
        { answers: [['production', 'events'], 'end'], leads: { misses: 'white', says: 'without' } },
        { answers: [['combat', 'production'], 'end'], leads: { misses: 'white', says: 'unused' } },
      ],
    },
    {
      scene: 'learn/one-card/green',
      seed: 'one-card',
      me: 0,
      figures: (view, told, pack) => ({ ...figuresAt('c8')(view, told, pack), near: strengths(view, 'c7')[1] }),
      ends: { tells: ['round.phases'] },
      steps: [
        {
          id: 'green',
          opens: 'start',
          points: at('turn', 'area-c8', 'area-c7'),
          wants: { goal: isSafe, by: { tells: ['round.phases'] } },
          replies: [{ id: 'weak', to: { came: (view, told) => [!isSafe(view, told)[0]] } }],
          cites: ['production.points', 'production.place', 'conquest.tie'],
        },
        {
          id: 'safe',
          opens: { tells: ['round.phases'] },
          points: at('area-c8'),
          wants: 'read',
          cites: ['production.place', 'initiative.order'],
        },
      ],
      ways: [
        { answers: ['produce', 'lt-dan', 'c8', 'produce', 'squad-leader', 'c8', 'end'], leads: 'done' },
        {
          answers: ['produce', 'private', 'c8', 'produce', 'private', 'c8', 'produce', 'launcher', 'c8', 'end'],
          leads: 'done',
        },
        { answers: ['produce', 'private', 'c8', 'end'], leads: { misses: 'green', says: 'weak' } },
        {
          answers: ['produce', 'private', 'c9', 'produce', 'private', 'c10', 'produce', 'rifle', 'end'],
          leads: { misses: 'green', says: 'weak' },
        },
        { answers: ['end'], leads: { misses: 'green', says: 'weak' } },
      ],
    },
  ],
}
