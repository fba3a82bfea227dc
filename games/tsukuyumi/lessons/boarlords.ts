import type { Goal, Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures, figuresAt } from './figures.ts'
import { areaIn, controls, isIn, not, strengths } from './goals.ts'
import { at } from './points.ts'

/** More points than the others have even if they are doubled. */
const holds: Goal<View> = (view) => {
  const [mine, theirs] = strengths(view, 'c8')
  return [mine > 2 * theirs]
}

const hasStronghold: Goal<View> = (view) => [(areaIn(view, 'c8')?.strongholds ?? 0) > 0]

/** Land that is built to hold, and ways that only they know. */
export const boarlords: Lesson<View> = {
  id: 'boarlords',
  minutes: 3,
  chapters: ['boarlords', 'action', 'blue', 'goal'],
  recap: ['boarlords.stronghold', 'boarlords.tunnel', 'boarlords.cover', 'goal.territorial-expansion'],
  names: { effect: 'boarlords.effect', assume: 'no-assume', goal: 'territorial-expansion' },
  acts: [
    {
      scene: 'learn/boarlords/stronghold',
      seed: 'boarlords',
      me: 0,
      figures: figuresAt('c8'),
      ends: { tells: ['round.phases'] },
      steps: [
        {
          id: 'build',
          opens: 'start',
          points: at('area-c8', 'turn'),
          wants: { goal: holds, by: { tells: ['round.phases'] } },
          replies: [
            { id: 'one', to: { came: hasStronghold } },
            { id: 'none', to: { came: not(hasStronghold) } },
          ],
          cites: ['boarlords.effect', 'boarlords.stronghold', 'boarlords.cover'],
        },
      ],
      ways: [
        { answers: ['effect', 'stronghold c8', 'stronghold c8'], leads: 'done' },
        { answers: ['effect', 'stronghold c8', 'cover c8'], leads: { misses: 'build', says: 'one' } },
        { answers: ['effect', 'cover c8', 'cover c8'], leads: { misses: 'build', says: 'none' } },
        { answers: ['effect', 'tunnel c7-c8', 'pigs c8-e'], leads: { misses: 'build', says: 'none' } },
        { answers: ['end'], leads: { misses: 'build', says: 'none' } },
      ],
    },
    {
      scene: 'learn/boarlords/tunnel',
      seed: 'boarlords',
      me: 0,
      figures,
      goal: controls('a0'),
      ends: { tells: ['score.announce'] },
      steps: [
        {
          id: 'tunnel',
          opens: 'start',
          points: at('area-c8', 'area-b4', 'area-a0'),
          wants: { goal: controls('a0'), by: { tells: ['board.control', 'score.announce'] } },
          replies: [
            { id: 'there', to: { came: isIn('a0') } },
            { id: 'short', to: { came: not(isIn('a0')) } },
          ],
          cites: ['boarlords.tunnel', 'board.tunnel'],
        },
        {
          id: 'goal',
          opens: { tells: ['score.announce'] },
          points: at('area-c8'),
          wants: 'read',
          cites: ['boarlords.stronghold', 'goal.territorial-expansion'],
        },
      ],
      ways: [
        {
          answers: ['move', 'c8', ['boarmaiden-1'], 'b4', 'a0', 'done', 'attack', 'a0', 'bo-conquest'],
          leads: 'done',
        },
        {
          answers: ['move', 'c8', ['squeaker-1', 'boarmaiden-1'], 'b4', 'a0', 'attack', 'a0', 'bo-stampede'],
          leads: 'done',
        },
        {
          answers: ['move', 'c8', ['boarmaiden-1'], 'b5', 'done', 'attack', 'b5', 'bo-conquest'],
          leads: { misses: 'tunnel', says: 'short' },
        },
        {
          answers: ['move', 'c8', ['boarmaiden-1'], 'b4', 'a0', 'done', 'end'],
          leads: { misses: 'tunnel', says: 'there' },
        },
        { answers: ['end'], leads: { misses: 'tunnel', says: 'short' } },
      ],
    },
  ],
}
