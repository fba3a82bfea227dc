import type { Goal, Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { any, at, isOn, turns, was } from './goals.ts'

/** The planet of Neo Damascus; the first is its plasma market. */
const PLANET = ['4,-7', '3,-6', '4,-6', '2,-5', '3,-5', '4,-5']
const [MARKET = ''] = PLANET

const isInside = isOn(...PLANET)
const bounced = was('border.shield#roll', ({ worked }) => worked === 0)
/** Three own turns are over. */
const isLate: Goal<View> = turns(6)

/** A planet has a shield and a door: what each of them costs. */
export const door: Lesson<View> = {
  id: 'door',
  minutes: 3,
  chapters: ['borders', 'movement', 'ship'],
  recap: ['border.shield', 'border.lawful', 'bounty.status', 'move.engine'],
  acts: [
    {
      scene: 'learn/door',
      seed: 'door 61',
      me: 0,
      figures,
      goal: isOn(MARKET),
      ends: { sees: any(isOn(MARKET), isLate) },
      steps: [
        {
          id: 'market',
          opens: 'start',
          points: [at('ship-Red'), at('sector-neo-damascus'), at('systems')],
          wants: 'read',
          cites: ['move.engine', 'ship.markers'],
        },
        {
          id: 'border',
          opens: { asks: ['move.step'] },
          points: [{ option: 'cross:E' }, { option: '2,-5' }],
          wants: { goal: isInside, by: { sees: any(bounced, isLate) } },
          replies: [
            { id: 'bounced', to: { came: bounced } },
            { id: 'late', to: { came: isLate } },
          ],
          cites: ['border.shield', 'border.lawful', 'border.shield-damage'],
        },
        {
          id: 'inside',
          opens: { sees: isInside },
          points: [at('sector-neo-damascus'), at('systems')],
          wants: { goal: isOn(MARKET), by: { sees: isLate } },
          cites: ['border.sides', 'business.recharge', 'status.planet'],
        },
        {
          id: 'law',
          opens: { sees: isOn(MARKET) },
          points: [at('purse')],
          wants: 'read',
          cites: ['border.lawful', 'bounty.status'],
        },
      ],
      ways: [
        { answers: ['fly:m-22@a1', '2,-5', 'fly:m-22@a1', MARKET], leads: 'done' },
        { answers: ['fly:m-22@a1', '2,-5', 'end', 'done', 'impulse', MARKET], leads: 'done' },
        { answers: ['end', 'impulse', MARKET], leads: 'done' },
        { answers: ['fly:m-22@a1', 'cross:E'], leads: { misses: 'border', says: 'bounced' } },
        { answers: ['impulse'], leads: { refusedBy: 'move.impulse' } },
        {
          answers: ['fly:m-22@a1', 'stop', 'end', 0, 'end', 0, 'end', 0],
          leads: { misses: 'border', says: 'late' },
        },
      ],
    },
  ],
}
