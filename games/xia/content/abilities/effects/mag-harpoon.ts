import type { Seat } from '@orrery/engine'
import { crafts } from '../../../codecs.ts'
import { type Craft, craftName } from '../../../crafts.ts'
import { areAdjacent } from '../../../map/borders.ts'
import type { Hex } from '../../../map/hex.ts'
import { inSight } from '../../../map/sight.ts'
import { pick, refuse, report } from '../../../rules/dialect.ts'
import { craftsOnBoard, hexOf, type State } from '../../../rules/state.ts'
import type { ActionEffect } from './effect.ts'

const within = (g: State, seat: Seat, at: Hex): Craft[] => {
  const hooks = (other: Craft) =>
    other !== seat && areAdjacent(g, at, hexOf(g, other)) && inSight(g, at, hexOf(g, other))
  return craftsOnBoard(g).filter(hooks)
}

/** [ability.mag-harpoon] Hooks on to an adjacent ship in sight. */
export const magHarpoon: ActionEffect = {
  isLocal: true,
  refuse: (g, seat, at) => (within(g, seat, at).length === 0 ? refuse('ability.mag-harpoon') : undefined),
  *run(g, seat, value, _n, at) {
    if (value === 0) return
    const host = yield* pick(g, seat, 'ability.mag-harpoon', { from: within(g, seat, at), as: crafts })
    g.vessels[seat].host = host
    report(g, 'ability.mag-harpoon', { seat, host: craftName(host) })
  },
}
