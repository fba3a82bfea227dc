import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { all, any, at, carries, hasFame, own, was } from './goals.ts'

const LEAVING = ['impulse', 'fly:m-22@a1', 'end']

/** The purchase is over: the hold is full, or the ship is on its way. */
const hasBought = all(
  carries(2),
  any(carries(4), (view) => [view.move !== null || view.phase !== 'action' || !own(view).impulse]),
)

/** [cargo.sell] One cube was sold, no more. */
const soldOne = was('cargo.sell', ({ cubes }) => (cubes as readonly number[]).length === 1)

/** Two cubes or more sold, and nothing left: that is a Fame Point. */
export const cleanHold: Lesson<View> = {
  id: 'clean-hold',
  minutes: 3,
  chapters: ['cargo', 'fame'],
  recap: ['cargo.buy', 'cargo.sell', 'cargo.fame', 'cargo.jettison'],
  names: { market: 'neo-damascus' },
  acts: [
    {
      scene: 'learn/buying',
      seed: 'buying',
      me: 0,
      figures,
      ends: { sees: hasBought },
      steps: [
        {
          id: 'buy',
          opens: 'start',
          points: [at('sector-kemplar-ii'), at('sector-neo-damascus'), at('hold')],
          wants: { answers: ['buy'] },
          replies: [{ id: 'empty', to: LEAVING }],
          cites: ['cargo.buy', 'cargo.trade', 'cargo.place'],
        },
        {
          id: 'more',
          opens: { asks: ['turn.actions'] },
          points: [at('hold'), at('purse')],
          wants: { answers: ['buy', ...LEAVING] },
          replies: [
            { id: 'both', to: ['buy'], kind: true },
            { id: 'half', to: LEAVING, kind: true },
          ],
          cites: ['cargo.buy', 'cargo.fame'],
        },
        {
          id: 'on-the-way',
          opens: { sees: hasBought },
          points: [at('sector-neo-damascus')],
          wants: 'read',
          cites: ['cargo.trade', 'cargo.collect'],
        },
      ],
      ways: [
        { answers: ['buy', ['c2', 'd2'], 'buy', ['b3', 'c3']], leads: 'done' },
        { answers: ['buy', ['b3', 'c3'], 'impulse'], leads: 'done' },
        { answers: ['buy', ['b3', 'c3'], 'end'], leads: 'done' },
        { answers: ['impulse'], leads: { misses: 'buy', says: 'empty' } },
        { answers: ['end'], leads: { misses: 'buy', says: 'empty' } },
      ],
    },
    {
      scene: 'learn/selling',
      seed: 'selling',
      me: 0,
      figures,
      goal: hasFame(1),
      ends: { tells: ['cargo.sell', 'turn.order'] },
      steps: [
        {
          id: 'stray',
          opens: 'start',
          points: [at('sector-neo-damascus'), at('hold'), { option: 'jettison' }],
          wants: { goal: hasFame(1), by: { tells: ['cargo.sell', 'turn.order'] } },
          replies: [
            { id: 'one', to: { came: soldOne } },
            { id: 'not-empty', to: { came: was('cargo.sell') } },
            { id: 'unsold', to: { came: was('turn.order') } },
          ],
          cites: ['cargo.sell', 'cargo.fame', 'cargo.jettison'],
        },
        {
          id: 'clean',
          opens: { sees: hasFame(1) },
          points: [at('fame'), at('purse')],
          wants: 'read',
          cites: ['cargo.fame', 'cargo.collect'],
        },
      ],
      ways: [
        { answers: ['jettison', ['b3'], 'sell', ['c1', 'd1']], leads: 'done' },
        { answers: ['sell', ['c1', 'd1']], leads: { misses: 'stray', says: 'not-empty' } },
        { answers: ['jettison', ['b3'], 'sell', ['c1']], leads: { misses: 'stray', says: 'one' } },
        { answers: ['end', 'done'], leads: { misses: 'stray', says: 'unsold' } },
      ],
    },
  ],
}
