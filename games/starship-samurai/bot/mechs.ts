import type { Seat } from '@orrery/engine'
import { draftOrder } from '../rules/round/draft.ts'
import { SAMURAI, type State } from '../rules/state/state.ts'
import { MECH_WORTH } from './worth.ts'

/** What the mechs bring that a seat has picked so far. */
export function mechsWorth(g: State, seat: Seat): number {
  const order = draftOrder(g)
  let worth = 0
  g.draftPicks.forEach((samurai, pick) => {
    if (order[pick] === seat) worth += MECH_WORTH[SAMURAI[samurai]]
  })
  return worth
}
