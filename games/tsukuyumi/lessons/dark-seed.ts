import type { Goal, Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figuresAt } from './figures.ts'
import { all, controls, isIn, matches, not } from './goals.ts'
import { at } from './points.ts'

const isRedTurn: Goal<View> = ({ phase, turn }) => [phase === 'red' && turn?.faction === 'dark-seed']

/** Units that hatch where they are needed. */
export const darkSeed: Lesson<View> = {
  id: 'dark-seed',
  minutes: 2,
  chapters: ['darkseed', 'production', 'green', 'goal'],
  recap: ['darkseed.hatch', 'production.productive', 'darkseed.conqueror', 'goal.space-for-the-swarm'],
  names: { conquer: 'ds-conquest', goal: 'space-for-the-swarm' },
  acts: [
    {
      scene: 'learn/dark-seed',
      seed: 'dark-seed',
      me: 0,
      figures: figuresAt('c7'),
      others: { 'combat.choose': ['none', 'none'] },
      ends: { tells: ['score.announce'] },
      goal: controls('c7'),
      steps: [
        {
          id: 'hatch',
          opens: 'start',
          points: at('area-c7', 'area-c2', 'turn'),
          wants: { goal: matches('c7'), by: { tells: ['round.phases'] } },
          replies: [
            { id: 'weak', to: { came: isIn('c7') } },
            { id: 'home', to: { came: not(isIn('c7')) } },
          ],
          cites: ['darkseed.hatch', 'darkseed.production'],
        },
        {
          id: 'take',
          opens: { sees: isRedTurn },
          points: at('area-c7'),
          wants: { goal: controls('c7'), by: { tells: ['score.announce'] } },
          replies: [{ id: 'alive', to: { came: all(not(controls('c7'))) } }],
          cites: ['combat.card', 'conquest.need'],
        },
        {
          id: 'swarm',
          opens: { tells: ['score.announce'] },
          points: at('area-c7'),
          wants: 'read',
          cites: ['darkseed.lay', 'goal.space-for-the-swarm'],
        },
      ],
      ways: [
        { answers: ['produce', 'conqueror', 'c7', 'end', 'attack', 'c7', 'ds-conquest', 'end'], leads: 'done' },
        { answers: ['produce', 'warrior', 'c7', 'end', 'attack', 'c7', 'ds-conquest', 'end'], leads: 'done' },
        { answers: ['produce', 'stinger', 'c7', 'attack', 'c7', 'ds-swarm', 'end'], leads: 'done' },
        {
          answers: [
            'produce',
            'worker',
            'c7',
            'produce',
            'worker>warrior',
            'end',
            'attack',
            'c7',
            'ds-conquest',
            'end',
          ],
          leads: 'done',
        },
        { answers: ['produce', 'worker', 'c7', 'end'], leads: { misses: 'hatch', says: 'weak' } },
        { answers: ['produce', 'conqueror', 'c4', 'end'], leads: { misses: 'hatch', says: 'home' } },
        { answers: ['end'], leads: { misses: 'hatch', says: 'home' } },
        { answers: ['produce', 'conqueror', 'c7', 'end', 'end'], leads: { misses: 'take', says: 'alive' } },
        {
          answers: ['produce', 'warrior', 'c7', 'end', 'attack', 'c7', 'ds-annihilation', 'end'],
          leads: { misses: 'take', says: 'alive' },
        },
      ],
    },
  ],
}
