import type { Tip } from '@orrery/engine'
import type { View } from '../view.ts'
import { at } from './occasions.ts'

/** Damage and combat. */
export const OF_FIGHTING = [
  {
    id: 'damage',
    kind: 'rule',
    when: { asks: ['ship.damage'] },
    taughtIn: ['hurt'],
    points: [at('hold')],
    cites: ['ship.damage', 'outfit.damage', 'ship.destroyed'],
  },
  {
    id: 'shielding',
    kind: 'rule',
    when: { asks: ['border.defend'] },
    taughtIn: ['hurt'],
    cites: ['border.defend', 'outfit.shield'],
  },
  {
    id: 'attacking',
    kind: 'rule',
    when: { asks: ['combat.declare'] },
    taughtIn: ['shoot'],
    cites: ['combat.declare', 'combat.kill', 'bounty.gain'],
  },
  {
    id: 'ramming',
    kind: 'rule',
    when: { asks: ['combat.declare'] },
    cites: ['combat.ram', 'combat.ram-sum'],
  },
  {
    id: 'defending',
    kind: 'rule',
    when: { asks: ['combat.defend'] },
    taughtIn: ['shoot'],
    points: [at('hold'), at('systems')],
    cites: ['combat.defend', 'combat.rearm', 'table.prompts'],
  },
  {
    id: 'lost',
    kind: 'rule',
    when: { tells: ['death.remove'] },
    if: ({ seat }, told) => [told.some(({ what, data }) => what === 'death.remove' && data.craft === seat)],
    taughtIn: ['leap'],
    cites: ['death.remove', 'death.reset', 'death.respawn', 'death.skip'],
  },
] as const satisfies readonly Tip<View>[]
