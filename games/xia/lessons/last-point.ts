import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { at, hasWon, not } from './goals.ts'

/** How a turn ends, and how a game does. */
export const lastPoint: Lesson<View> = {
  id: 'last-point',
  minutes: 4,
  chapters: ['status', 'business', 'fame'],
  recap: ['status.arm', 'status.planet', 'business.ship', 'fame.end'],
  names: { planet: 'kemplar-ii', blue: 'Blue' },
  acts: [
    {
      scene: 'learn/arming',
      seed: 'arming',
      me: 0,
      figures,
      ends: { leaves: ['status.arm'] },
      steps: [
        {
          id: 'arm',
          opens: 'start',
          points: [at('systems')],
          wants: { answers: [1, 2] },
          replies: [
            { id: 'few', to: [0] },
            { id: 'empty', to: [3] },
          ],
          cites: ['status.arm', 'ship.energy', 'map.scan'],
        },
        {
          id: 'planets',
          opens: { leaves: ['status.arm'] },
          points: [at('sector-kemplar-ii')],
          wants: 'read',
          cites: ['status.planet', 'business.recharge'],
        },
      ],
      ways: [
        { answers: [1], leads: 'done' },
        { answers: [2], leads: 'done' },
        { answers: [0], leads: { misses: 'arm', says: 'few' } },
        { answers: [3], leads: { misses: 'arm', says: 'empty' } },
      ],
    },
    {
      scene: 'learn/last-point',
      seed: 'last-point',
      me: 0,
      figures,
      others: { 'turn.actions': ['sell'], 'cargo.sell': [['b1', 'c1']] },
      goal: hasWon,
      ends: { tells: ['fame.end'] },
      steps: [
        {
          id: 'win',
          opens: 'start',
          points: [at('fame'), at('purse'), at('ship-Blue')],
          wants: { goal: hasWon, by: { tells: ['fame.end'] } },
          replies: [
            { id: 'for-sale', to: { refused: ['business.fame#last'] } },
            { id: 'too-dear', to: { refused: ['business.ship'] } },
            { id: 'faster', to: { came: not(hasWon) } },
          ],
          cites: ['fame.ways', 'business.fame', 'business.ship'],
        },
        {
          id: 'over',
          opens: { tells: ['fame.end'] },
          points: [at('fame')],
          wants: 'read',
          cites: ['fame.end', 'business.ship', 'title.draw'],
        },
      ],
      ways: [
        { answers: ['ship:copper-lark'], leads: 'done' },
        { answers: ['ship:iron-petrel'], leads: 'done' },
        { answers: ['fame'], leads: { refusedBy: 'business.fame#last', says: 'for-sale' } },
        { answers: ['buy:targe', 'a1.0', 'ship:copper-lark'], leads: { refusedBy: 'business.ship', says: 'too-dear' } },
        { answers: ['buy:targe', 'a1.0', 'done'], leads: { misses: 'win', says: 'faster' } },
        { answers: ['done'], leads: { misses: 'win', says: 'faster' } },
      ],
    },
  ],
}
