import type { Data, Lesson, Told } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { all, at, flies, isArmed, isInnocent, not, was } from './goals.ts'

const shotDown = was('combat.kill')
const wellAimed = all(shotDown, isInnocent)

/** What the blaster of this lesson rolls, beside what all lessons mention. */
const dice = (view: View, told: readonly Told[], pack: Content): Data => ({
  ...figures(view, told, pack),
  die: pack.outfits['saker-v']?.die ?? 0,
})

/** Whom to attack, and what to do when attacked. */
export const shoot: Lesson<View> = {
  id: 'shoot',
  minutes: 4,
  chapters: ['combat', 'ship', 'death', 'outfits'],
  recap: ['combat.range', 'combat.kill', 'bounty.gain', 'combat.defend'],
  names: { blue: 'Blue', yellow: 'Yellow', shield: 'targe' },
  acts: [
    {
      scene: 'learn/shoot',
      seed: 'shoot 3',
      me: 0,
      figures: dice,
      goal: wellAimed,
      ends: { tells: ['combat.resolve', 'turn.order'] },
      steps: [
        {
          id: 'whom',
          opens: 'start',
          points: [at('ship-Blue'), at('ship-Yellow')],
          wants: { goal: wellAimed, by: { tells: ['combat.resolve', 'turn.order'] } },
          replies: [
            { id: 'innocent', to: { came: not(isInnocent) } },
            { id: 'survived', to: { came: was('combat.resolve') } },
            { id: 'peace', to: { came: was('turn.order') } },
          ],
          cites: ['combat.range', 'combat.sight', 'combat.kill', 'bounty.status'],
        },
        {
          id: 'paid',
          opens: { sees: wellAimed },
          points: [at('purse')],
          wants: 'read',
          cites: ['bounty.claim', 'death.remove', 'death.skip'],
        },
      ],
      ways: [
        { answers: ['attack', 'saker-v@a1>Blue', 'saker-v@a1>Blue'], leads: 'done' },
        {
          answers: ['attack', 'saker-v@a1>Yellow', 'saker-v@a1>Yellow'],
          leads: { misses: 'whom', says: 'innocent' },
        },
        { answers: ['attack', 'saker-v@a1>Blue', 'fire'], leads: { misses: 'whom', says: 'survived' } },
        { answers: ['end'], leads: { misses: 'whom', says: 'peace' } },
      ],
    },
    {
      scene: 'learn/shot-at',
      seed: 'shot-at 33',
      me: 0,
      figures: dice,
      others: {
        'turn.actions': ['attack', 'end'],
        'combat.declare': ['saker-v@c1>Red', 'fire'],
      },
      ends: { tells: ['turn.order'] },
      steps: [
        {
          id: 'defend',
          opens: { asks: ['combat.defend'] },
          points: [at('ship-Blue'), at('hold'), at('systems')],
          wants: { goal: all(was('combat.resolve'), flies), by: { tells: ['combat.resolve'] } },
          replies: [{ id: 'destroyed', to: { came: not(flies) } }],
          cites: ['combat.defend', 'combat.resolve'],
        },
        {
          id: 'rearm',
          opens: { asks: ['combat.rearm'] },
          points: [at('systems')],
          wants: { goal: isArmed(1), by: { leaves: ['combat.rearm'] } },
          replies: [{ id: 'unarmed', to: [0] }],
          cites: ['combat.rearm', 'table.prompts'],
        },
        {
          id: 'calm',
          opens: { tells: ['turn.order'] },
          points: [at('systems')],
          wants: 'read',
          cites: ['combat.rearm', 'ship.markers'],
        },
      ],
      ways: [
        { answers: ['targe@b1', ['c1', 'a2', 'b2'], 1], leads: 'done' },
        { answers: ['done'], leads: { misses: 'defend', says: 'destroyed' } },
        { answers: ['targe@b1', ['c1', 'a2', 'b2'], 0], leads: { misses: 'rearm', says: 'unarmed' } },
      ],
    },
  ],
}
