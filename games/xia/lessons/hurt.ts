import type { Goal, Lesson } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { all, any, at, hasFame, hasWholeOutfits, isArmed, not, own, was } from './goals.ts'

const entered = was('border.asteroid#roll')
const isDamaged: Goal<View> = (view) => [own(view).damage.length > 0]
const isUnarmed = not(isArmed(1))

/** Damage is taken where its owner wants it. */
export const hurt: Lesson<View> = {
  id: 'hurt',
  minutes: 3,
  chapters: ['ship', 'outfits', 'borders'],
  recap: ['border.defend', 'ship.damage', 'outfit.damage', 'ship.destroyed'],
  names: { shield: 'targe' },
  acts: [
    {
      scene: 'learn/hurt',
      seed: 'hurt 10',
      me: 0,
      figures: (view, told, pack: Content) => ({
        ...figures(view, told, pack),
        die: pack.outfits.targe?.die ?? 0,
      }),
      ends: { sees: hasFame(1) },
      steps: [
        {
          id: 'fly',
          opens: 'start',
          points: [at('ship-Red'), at('sector-kemplar-ii'), at('systems')],
          wants: { goal: all(entered, isArmed(1)), by: { sees: any(isUnarmed, was('turn.order')) } },
          replies: [
            { id: 'spent', to: { came: isUnarmed } },
            { id: 'stayed', to: { came: was('turn.order') } },
          ],
          cites: ['border.asteroid', 'outfit.shield', 'ship.markers'],
        },
        {
          id: 'shield',
          opens: { asks: ['border.defend'] },
          points: [at('hold')],
          wants: { answers: ['targe@b1'] },
          replies: [{ id: 'bare', to: ['done'] }],
          cites: ['border.defend', 'outfit.shield'],
        },
        {
          id: 'choose',
          opens: { asks: ['ship.damage'] },
          points: [at('hold')],
          wants: { goal: all(isDamaged, hasWholeOutfits), by: { leaves: ['ship.damage'] } },
          replies: [{ id: 'outfit', to: { came: not(hasWholeOutfits) } }],
          cites: ['ship.damage', 'outfit.damage', 'ship.damage-use'],
        },
        {
          id: 'token',
          opens: { asks: ['move.step'] },
          points: [{ option: 'token' }],
          wants: { goal: hasFame(1), by: { tells: ['turn.order'] } },
          replies: [{ id: 'forgotten', to: { came: was('turn.order') } }],
          cites: ['map.collect', 'turn.minor'],
        },
        {
          id: 'room',
          opens: { sees: hasFame(1) },
          points: [at('hold')],
          wants: 'read',
          cites: ['ship.destroyed'],
        },
      ],
      ways: [
        { answers: ['impulse', 'cross:NW', 'targe@b1', ['c2', 'd2', 'b3'], 'token'], leads: 'done' },
        { answers: ['impulse', 'cross:NW', 'targe@b1', ['d2', 'b3', 'c3'], 'stop', 'token'], leads: 'done' },
        { answers: ['fly:m-22@a1'], leads: { misses: 'fly', says: 'spent' } },
        { answers: ['end', 3], leads: { misses: 'fly', says: 'stayed' } },
        { answers: ['impulse', 'cross:NW', 'done'], leads: { misses: 'shield', says: 'bare' } },
        {
          answers: ['impulse', 'cross:NW', 'targe@b1', ['a1', 'a2', 'b2']],
          leads: { misses: 'choose', says: 'outfit' },
        },
        {
          answers: ['impulse', 'cross:NW', 'targe@b1', ['c2', 'd2', 'b3'], 'stop', 'end', 0],
          leads: { misses: 'token', says: 'forgotten' },
        },
      ],
    },
  ],
}
