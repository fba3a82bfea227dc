import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { all, at, flies, knows, not, was } from './goals.ts'

const fourSectors = knows(4)
const explored = all(knows(5), flies)

/** What is beyond the edge of the map, and what it costs to find out. */
export const leap: Lesson<View> = {
  id: 'leap',
  minutes: 3,
  chapters: ['map', 'borders', 'death'],
  recap: ['map.scan', 'map.jump', 'death.remove', 'death.skip'],
  acts: [
    {
      scene: 'learn/leap',
      seed: 'leap',
      me: 0,
      figures,
      ends: { sees: explored },
      steps: [
        {
          id: 'edge',
          opens: 'start',
          points: [at('ship-Red'), { option: 'scan' }],
          wants: { goal: fourSectors, by: { tells: ['turn.order'] } },
          replies: [
            { id: 'star', to: { came: was('border.star') }, kind: true },
            { id: 'seen', to: { came: fourSectors }, kind: true },
            { id: 'stayed', to: { came: was('turn.order') } },
          ],
          cites: ['map.scan', 'map.jump', 'map.jump-star'],
        },
        {
          id: 'other-side',
          opens: { asks: ['turn.actions'] },
          points: [at('ship-Red'), at('systems')],
          wants: { goal: explored, by: { tells: ['turn.order'] } },
          replies: [
            { id: 'eyes-open', to: { came: not(flies) } },
            { id: 'idle', to: { came: flies } },
          ],
          cites: ['map.edge', 'map.scan', 'business.recharge'],
        },
        {
          id: 'found',
          opens: { sees: explored },
          points: [],
          wants: 'read',
          cites: ['map.token', 'map.jump'],
        },
      ],
      ways: [
        { answers: ['scan', 'W', 'scan'], leads: 'done' },
        { answers: ['impulse', 'jump:W', 'scan'], leads: 'done' },
        { answers: ['fly:m-22@a1', 'jump:SW', 'impulse', 'jump:SE'], leads: 'done' },
        { answers: ['scan', 'W', 'impulse', 'jump:SE'], leads: 'done' },
        { answers: ['end'], leads: { misses: 'edge', says: 'stayed' } },
        { answers: ['scan', 'W', 'impulse', 'cross:W'], leads: { misses: 'other-side', says: 'eyes-open' } },
        { answers: ['impulse', 'jump:W', 'impulse', 'cross:W'], leads: { misses: 'other-side', says: 'eyes-open' } },
        { answers: ['scan', 'W', 'end'], leads: { misses: 'other-side', says: 'idle' } },
      ],
    },
  ],
}
