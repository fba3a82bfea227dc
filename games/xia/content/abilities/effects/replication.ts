import type { Seat } from '@orrery/engine'
import { choose, refuse, report } from '../../../rules/dialect.ts'
import type { State } from '../../../rules/state.ts'
import type { AbilityId } from '../../types.ts'
import type { ActionEffect } from './effect.ts'

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
export const replication: ActionEffect = {
  refuse: (g, seat) => (faceUp(g, seat).length === 0 ? refuse('ability.replication') : undefined),
  *run(g, seat, value) {
    if (value === 0) return
    const ability = yield* choose(g, seat, 'ability.replication', { from: faceUp(g, seat) })
    g.vessels[seat].replica = ability
    report(g, 'ability.replication', { seat, ability })
  },
}
