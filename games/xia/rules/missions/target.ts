import type { Seat } from '@orrery/engine'
import type { AssassinTarget } from '../../content/types.ts'
import { type Craft, MERCHANT, NOBODY } from '../../crafts.ts'
import type { State } from '../state.ts'

/** Whom the card means: a neighbour at the table, or whoever has the turn after or before, with the NPCs that are in play. */
export function targetOf(g: State, seat: Seat, target: AssassinTarget): Craft {
  const order = turnOrder(g)
  const at = order.indexOf(seat)
  const found = {
    left: (seat + 1) % g.seats,
    right: (seat + g.seats - 1) % g.seats,
    next: order[(at + 1) % order.length],
    previous: order[(at + order.length - 1) % order.length],
  }[target]
  return found === seat ? NOBODY : found
}

/** [turn.order] Players clockwise, each one followed by the NPCs she moves, as far as they have spawned. */
function turnOrder(g: State): Craft[] {
  const order: Craft[] = []
  for (let seat = 0; seat < g.seats; seat++) {
    order.push(seat)
    g.drones.forEach((drone, i) => {
      if (drone.controller === seat && drone.spawned) order.push(MERCHANT + i)
    })
  }
  return order
}
