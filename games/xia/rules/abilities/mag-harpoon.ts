import type { Seat } from '@orrery/engine'
import { type Craft, craftName, craftNamed } from '../../crafts.ts'
import { areAdjacent } from '../../map/borders.ts'
import { inSight } from '../../map/sight.ts'
import { pick, refuse, report } from '../ask.ts'
import { craftsOnBoard, hexOf, type State } from '../state.ts'
import type { ActionRule } from './ability.ts'

const within = (g: State, seat: Seat): Craft[] => {
  const { hex } = g.vessels[seat]
  const hooks = (other: Craft) =>
    other !== seat && areAdjacent(g, hex, hexOf(g, other)) && inSight(g, hex, hexOf(g, other))
  return craftsOnBoard(g).filter(hooks)
}

/** [ability.mag-harpoon] Hooks on to an adjacent ship in sight. */
export const magHarpoon: ActionRule = {
  refuse: (g, seat) => (within(g, seat).length === 0 ? refuse('ability.mag-harpoon') : undefined),
  *run(g, seat, value) {
    if (value === 0) return
    const host = yield* pick(g, seat, 'ability.mag-harpoon', within(g, seat).map(craftName))
    g.vessels[seat].host = craftNamed(host)
    report(g, 'ability.mag-harpoon', { seat, host })
  },
}
