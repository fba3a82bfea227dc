import type { Lesson } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { at, hasFame, isJust, isOn, was } from './goals.ts'

/** The exploration tokens: in open space, in the nebula, in the asteroid. */
const TOKENS = ['0,-3', '2,-1', '3,-2']
const TOKENS_SEEN = [at('token-neo-damascus'), at('token-burning-horse'), at('token-kemplar-ii')]

/** How one flies, and what a token is worth. */
export const impulse: Lesson<View> = {
  id: 'impulse',
  minutes: 2,
  chapters: ['movement', 'map', 'fame'],
  recap: ['move.impulse', 'map.collect', 'turn.minor', 'border.nebula'],
  names: { north: 'neo-damascus' },
  acts: [
    {
      scene: 'learn/impulse',
      seed: 'impulse 11',
      me: 0,
      figures: (view, told, pack) => ({
        ...figures(view, told, pack as Content),
        engine: (pack as Content).outfits['m-22']?.die ?? 0,
      }),
      ends: { sees: hasFame(1) },
      steps: [
        {
          id: 'fly',
          opens: 'start',
          points: [at('ship-Red'), ...TOKENS_SEEN],
          wants: { answers: ['impulse', 'fly:m-22@a1'] },
          replies: [
            { id: 'engine', to: ['fly:m-22@a1'], kind: true },
            { id: 'ended', to: ['end'] },
          ],
          cites: ['move.impulse', 'move.engine', 'fame.ways'],
        },
        {
          id: 'where',
          opens: { asks: ['move.step'] },
          points: TOKENS_SEEN,
          wants: { goal: isOn(...TOKENS), by: { tells: ['turn.order'] } },
          replies: [
            { id: 'nebula', to: { came: isJust('border.energy-loss') }, kind: true },
            { id: 'past', to: { came: was('turn.order') } },
          ],
          cites: ['move.step', 'border.nebula', 'border.asteroid'],
        },
        {
          id: 'collect',
          opens: { sees: isOn(...TOKENS) },
          points: [{ option: 'token' }],
          wants: { goal: hasFame(1), by: { tells: ['turn.order'] } },
          replies: [{ id: 'left-there', to: { came: was('turn.order') } }],
          cites: ['map.collect', 'turn.minor'],
        },
        {
          id: 'unused',
          opens: { sees: hasFame(1) },
          points: [at('fame')],
          wants: 'read',
          cites: ['move.action', 'map.collect'],
        },
      ],
      ways: [
        { answers: ['impulse', '0,-3', 'token'], leads: 'done' },
        { answers: ['impulse', '0,-3', 'stop', 'token'], leads: 'done' },
        { answers: ['fly:m-22@a1', '0,-3', 'token'], leads: 'done' },
        { answers: ['impulse', 'cross:E', '2,-1', 'token'], leads: 'done' },
        { answers: ['end'], leads: { misses: 'fly', says: 'ended' } },
        { answers: ['attack'], leads: { refusedBy: 'combat.declare#nobody' } },
        { answers: ['impulse', 'stop', 'end'], leads: { misses: 'where', says: 'past' } },
        { answers: ['impulse', '0,-3', 'stop', 'end'], leads: { misses: 'collect', says: 'left-there' } },
      ],
    },
  ],
}
