import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figuresAt } from './figures.ts'
import { controls, not } from './goals.ts'
import { at } from './points.ts'

/** Few units, and Uplinks that help them. */
export const cybersamurai: Lesson<View> = {
  id: 'cybersamurai',
  minutes: 2,
  chapters: ['cybersamurai', 'uplink', 'conquest', 'goal'],
  recap: ['uplink.tetsuo', 'cybersamurai.install', 'goal.gps-mapping'],
  names: { tetsuo: 'tetsuo', conquer: 'cs-conquest', goal: 'gps-mapping' },
  acts: [
    {
      scene: 'learn/cybersamurai',
      seed: 'cybersamurai',
      me: 0,
      figures: figuresAt('c4'),
      others: { 'combat.choose': ['none'], 'darkseed.emergency-egg': ['no', 'no'] },
      ends: { tells: ['board.control', 'score.announce'] },
      steps: [
        {
          id: 'laser',
          opens: 'start',
          points: at('area-c4', 'area-c2', 'area-c8'),
          wants: { goal: controls('c4'), by: { tells: ['board.control', 'score.announce'] } },
          replies: [
            { id: 'lacking', to: { refused: ['conquest.need'] } },
            { id: 'other', to: { came: controls('c2') } },
            { id: 'killed', to: { came: not(controls('c4')) } },
          ],
          cites: ['uplink.tetsuo', 'conquest.need'],
        },
        {
          id: 'uplinks',
          opens: { tells: ['board.control'] },
          points: at('area-c4'),
          wants: 'read',
          cites: ['cybersamurai.install', 'goal.gps-mapping'],
        },
      ],
      ways: [
        { answers: ['tetsuo', 'c4', 'attack', 'c4', 'cs-conquest'], leads: 'done' },
        { answers: ['attack', 'c4', 'cs-conquest'], leads: { refusedBy: 'conquest.need', says: 'lacking' } },
        { answers: ['attack', 'c2', 'cs-conquest'], leads: { misses: 'laser', says: 'other' } },
        { answers: ['attack', 'c4', 'cs-annihilation', 'end'], leads: { misses: 'laser', says: 'killed' } },
        { answers: ['tetsuo', 'c8', 'end'], leads: { misses: 'laser', says: 'killed' } },
      ],
    },
  ],
}
