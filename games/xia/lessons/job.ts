import type { Lesson } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { any, at, not, own, turns, was } from './goals.ts'

const JOB = 'R03'

const delivered = was('mission.deliver')
const isGone = was('mission.abort')
/** Two own turns are over. */
const isLate = turns(4)

/** [mission.research] What the lowest rolls pay, and how many results pay more. */
function prospects({ missions }: Content) {
  const job = missions[JOB]
  const rows = job?.type === 'research' ? job.payment : []
  const low = rows[0]?.upTo ?? 0
  const results = rows.at(-1)?.upTo ?? 0
  return { worst: rows[0]?.value ?? 0, low, better: results - low, results }
}

/** A mission for this map and this ship, and its way to Fame. */
export const job: Lesson<View> = {
  id: 'job',
  minutes: 4,
  chapters: ['missions', 'fame'],
  recap: ['mission.draw', 'mission.reveal', 'mission.deliver', 'mission.experience'],
  names: { stratus: 'lower-stratus', outpost: 'outpost-338', market: 'neo-damascus' },
  acts: [
    {
      scene: 'learn/job',
      seed: 'job',
      me: 0,
      figures,
      ends: { leaves: ['mission.draw'] },
      steps: [
        {
          id: 'draw',
          opens: 'start',
          points: [at('sector-kemplar-ii'), { option: 'draw' }],
          wants: { answers: ['draw'] },
          replies: [{ id: 'flown', to: ['impulse', 'fly:m-22@a1', 'end'] }],
          cites: ['mission.draw', 'mission.active'],
        },
        {
          id: 'keep',
          opens: { asks: ['mission.draw'] },
          points: [{ option: 'R03' }, { option: 'R01' }, { option: 'B03' }],
          wants: { answers: [JOB] },
          replies: [
            { id: 'unknown', to: ['R01'] },
            { id: 'unarmed', to: ['B03'] },
            { id: 'none', to: ['none'] },
          ],
          cites: ['mission.objective', 'mission.research', 'mission.hunter'],
        },
      ],
      ways: [
        { answers: ['draw', JOB], leads: 'done' },
        { answers: ['draw', 'R01'], leads: { misses: 'keep', says: 'unknown' } },
        { answers: ['draw', 'B03'], leads: { misses: 'keep', says: 'unarmed' } },
        { answers: ['draw', 'none'], leads: { misses: 'keep', says: 'none' } },
        { answers: ['impulse'], leads: { misses: 'draw', says: 'flown' } },
      ],
    },
    {
      scene: 'learn/delivery',
      seed: 'delivery 31',
      me: 0,
      figures: (view, told, pack: Content) => ({ ...figures(view, told, pack), ...prospects(pack) }),
      goal: delivered,
      ends: { sees: any(delivered, isGone, isLate) },
      steps: [
        {
          id: 'objective',
          opens: 'start',
          points: [at('cards'), at('sector-outpost-338')],
          wants: { answers: ['mission'] },
          replies: [
            { id: 'aborted', to: ['abort'] },
            { id: 'too-early', to: ['impulse', 'fly:m-22@a1', 'end'] },
            { id: 'has-one', to: { refused: ['mission.active'] } },
          ],
          cites: ['mission.research', 'mission.reveal'],
        },
        {
          id: 'reroll',
          opens: { asks: ['mission.experience'] },
          points: [at('cards')],
          wants: { answers: ['yes'] },
          replies: [{ id: 'kept', to: ['no'] }],
          cites: ['mission.experience'],
        },
        {
          id: 'deliver',
          opens: { asks: ['turn.actions'] },
          points: [at('sector-neo-damascus'), at('systems')],
          wants: { goal: delivered, by: { sees: any(delivered, isGone, isLate) } },
          replies: [
            { id: 'thrown-away', to: { came: (view) => [own(view).mission === null] } },
            { id: 'late', to: { came: not(delivered) } },
          ],
          cites: ['mission.deliver', 'move.action'],
        },
        {
          id: 'paid',
          opens: { sees: delivered },
          points: [at('purse'), at('cards')],
          wants: 'read',
          cites: ['mission.deliver', 'mission.experience'],
        },
      ],
      ways: [
        { answers: ['mission', 'yes', 'impulse', '1,-5', 'fly:m-22@a1', '4,-6', 'stop', 'deliver'], leads: 'done' },
        { answers: ['mission', 'yes', 'impulse', '1,-5', 'end', 'impulse', '4,-6', 'stop', 'deliver'], leads: 'done' },
        { answers: ['mission', 'no'], leads: { misses: 'reroll', says: 'kept' } },
        { answers: ['abort'], leads: { misses: 'objective', says: 'aborted' } },
        { answers: ['impulse'], leads: { misses: 'objective', says: 'too-early' } },
        { answers: ['draw'], leads: { refusedBy: 'mission.active', says: 'has-one' } },
        { answers: ['mission', 'yes', 'abort'], leads: { misses: 'deliver', says: 'thrown-away' } },
        { answers: ['mission', 'yes', 'end', 'end'], leads: { misses: 'deliver', says: 'late' } },
      ],
    },
  ],
}
