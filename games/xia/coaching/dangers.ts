import type { Tip } from '@orrery/engine'
import { COLOURS } from '../crafts.ts'
import { ownShip } from '../surroundings.ts'
import type { View } from '../view.ts'
import { acting, at } from './occasions.ts'

/** What would be lost: it comes before everything else. */
export const DANGERS = [
  {
    id: 'stranded',
    kind: 'danger',
    when: { asks: ['turn.actions', 'move.step', 'business.order'] },
    if: (view) => [ownShip(view)?.stranded ?? false],
    points: [at('systems')],
    cites: ['stranded.when', 'stranded.rights'],
  },
  {
    id: 'close',
    kind: 'danger',
    when: acting,
    if: (view) => [rival(view).theirs >= view.goal - 1],
    points: [at('fame')],
    cites: ['fame.end', 'option.goal', 'option.first-game'],
    figures: (view) => ({ ...rival(view), goal: view.goal }),
  },
  {
    id: 'outlaw',
    kind: 'danger',
    when: acting,
    if: (view) => [(ownShip(view)?.bounty ?? 0) > 0],
    points: [at('purse')],
    cites: ['bounty.status', 'bounty.claim', 'border.lawful'],
    figures: (view) => ({ bounty: ownShip(view)?.bounty ?? 0 }),
  },
  {
    id: 'little-energy',
    kind: 'danger',
    when: acting,
    if: (view) => [(ownShip(view)?.energy ?? 0) <= 2],
    taughtIn: ['last-point'],
    points: [at('systems')],
    cites: ['ship.energy', 'business.recharge', 'status.planet'],
    figures: (view) => ({ energy: ownShip(view)?.energy ?? 0 }),
  },
] as const satisfies readonly Tip<View>[]

/** The other player with the most Fame. */
function rival({ seat, vessels }: View): { readonly rival: string; readonly theirs: number } {
  const others = vessels.filter((_, other) => other !== seat)
  const [first] = others.toSorted((a, b) => b.fame - a.fame)
  return { rival: first?.colour ?? COLOURS[0], theirs: first?.fame ?? 0 }
}
