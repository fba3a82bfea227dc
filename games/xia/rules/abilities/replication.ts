import type { Seat } from '@orrery/engine'
import type { AbilityId } from '../../content/types.ts'
import { choose, refuse, report } from '../dialect.ts'
import type { State } from '../state.ts'
import type { ActionRule } from './ability.ts'

/** Abilities that lie face up with other players. */
function faceUp(g: State, seat: Seat): AbilityId[] {
  const found = new Set<AbilityId>()
  g.vessels.forEach((vessel, other) => {
    if (other === seat) return
    vessel.abilities.forEach((id, place) => {
      if (id !== 'replication' && (vessel.exhausted & (1 << place)) === 0) found.add(id)
    })
  })
  return [...found]
}

/** [ability.replication] [ship.replica] Another player's ability can be used once as one's own, until the Status Phase. */
export const replication: ActionRule = {
  refuse: (g, seat) => (faceUp(g, seat).length === 0 ? refuse('ability.replication') : undefined),
  *run(g, seat, value) {
    if (value === 0) return
    const ability = yield* choose(g, seat, 'ability.replication', { from: faceUp(g, seat) })
    g.vessels[seat].replica = ability
    report(g, 'ability.replication', { seat, ability })
  },
}
