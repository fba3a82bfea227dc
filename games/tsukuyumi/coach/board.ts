import type { Tip } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import { factionOf, unitsIn } from '../lessons/goals.ts'
import { at } from '../lessons/points.ts'
import type { View } from '../view.ts'
import { hasUnit, myUnits } from './seen.ts'

/** What is said about production, movement and combat. */
export const boardTips = [
  {
    id: 'produce',
    kind: 'rule',
    when: { asks: ['production.points'] },
    taughtIn: ['one-card'],
    cites: ['production.points', 'production.supply'],
  },
  {
    id: 'upgrade',
    kind: 'rule',
    when: { asks: ['production.points'] },
    if: (view, _told, pack) => [hasUnit(view, pack, ({ id }) => isStem(pack as Content, id))],
    cites: ['production.upgrade'],
  },
  {
    id: 'place',
    kind: 'advice',
    when: { asks: ['production.place'] },
    taughtIn: ['one-card'],
    cites: ['production.place'],
  },
  {
    id: 'oni-size',
    kind: 'rule',
    when: { asks: ['oni.place'] },
    taughtIn: ['demons'],
    cites: ['oni.control', 'oni.place'],
    figures: (_view, _told, pack) => {
      const { units } = pack as Content
      return {
        small: units['oni-small'].conquest,
        medium: units['oni-medium'].conquest,
        large: units['oni-large'].conquest,
      }
    },
  },
  { id: 'oni-place', kind: 'advice', when: { asks: ['oni.place#where'] }, taughtIn: ['demons'], cites: ['oni.place'] },
  { id: 'oni-conquer', kind: 'rule', when: { asks: ['oni.conquest'] }, taughtIn: ['demons'], cites: ['oni.conquest'] },
  {
    id: 'range',
    kind: 'rule',
    when: { asks: ['move.action'] },
    if: ({ movement }, told) => [movement !== null, told.some(({ what }) => what === 'move.action')],
    taughtIn: ['walk-through'],
    cites: ['move.action', 'move.group'],
    figures: ({ movement }) => ({ range: movement?.range ?? 0 }),
  },
  {
    id: 'pinned',
    kind: 'rule',
    when: { asks: ['move.range#to', 'move.range#on'] },
    taughtIn: ['walk-through'],
    cites: ['move.pin', 'move.free-start'],
  },
  {
    id: 'bonus',
    kind: 'rule',
    when: { asks: ['move.range#on'] },
    if: (view, _told, pack) => [hasUnit(view, pack, ({ moveBonus }) => moveBonus > 0)],
    cites: ['move.range', 'nomads.lt-dan'],
  },
  {
    id: 'flying',
    kind: 'rule',
    when: { asks: ['move.group', 'move.range#to'] },
    if: (view, _told, pack) => [hasUnit(view, pack, ({ flying }) => flying)],
    cites: ['move.flying'],
  },
  {
    id: 'blockades',
    kind: 'rule',
    when: { asks: ['move.range#to'] },
    if: (view) => [myUnits(view).some(({ area }) => (area.printed ?? []).length > 0)],
    cites: ['board.blockade', 'board.passage'],
  },
  {
    id: 'attack',
    kind: 'rule',
    when: { asks: ['combat.action'] },
    taughtIn: ['take-ground'],
    cites: ['combat.action', 'combat.again'],
  },
  {
    id: 'combat-card',
    kind: 'rule',
    when: { asks: ['combat.card'] },
    points: at('turn'),
    cites: [
      'combat.card',
      'combat.once',
      'card.no-conquest',
      'card.ds-conquest',
      'card.bo-conquest',
      'card.cs-conquest',
    ],
  },
  {
    id: 'what-they-answer',
    kind: 'advice',
    when: { asks: ['combat.card'] },
    if: (view) => [view.battles.some(({ hex }) => unitsIn(view, hex)[1].length > 0)],
    taughtIn: ['your-answer'],
    cites: ['combat.choose', 'combat.defenders'],
  },
  {
    id: 'answer',
    kind: 'rule',
    when: { asks: ['combat.choose', 'combat.choose#secret'] },
    taughtIn: ['your-answer'],
    points: at('turn'),
    cites: ['combat.choose', 'counter.counterstrike', 'counter.protection'],
  },
  {
    id: 'split',
    kind: 'rule',
    when: { asks: ['combat.split'] },
    cites: ['combat.split', 'damage.spill'],
  },
  {
    id: 'casualties',
    kind: 'rule',
    when: { asks: ['damage.assign'] },
    taughtIn: ['hit-hard'],
    cites: ['damage.assign', 'damage.absorb'],
  },
  {
    id: 'conquered',
    kind: 'rule',
    when: { tells: ['board.control'] },
    if: (view, told) => [told.some(({ what, data }) => what === 'board.control' && data.side === factionOf(view))],
    taughtIn: ['take-ground'],
    cites: ['board.control', 'score.areas'],
    figures: (_view, _told, pack) => ({ points: (pack as Content).numbers.oceanPoints }),
  },
] as const satisfies readonly Tip<View>[]

/** Whether something can be made of such a unit. */
const isStem = ({ units }: Content, kind: string): boolean =>
  Object.values(units).some(({ upgrade }) => upgrade?.from === kind)
