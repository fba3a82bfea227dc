import { type Fixed, fixed } from '@orrery/engine'
import { report } from './dialect.ts'
import type { State } from './state/state.ts'
import { since } from './versions.ts'

/** Nobody has offered or agreed on anything. */
export function openTrade(g: State): void {
  if (!since(g, 2)) return
  g.offered = none(g)
  g.bonds = fixed([])
}

const none = ({ seats }: State): Fixed<number> => fixed(Array.from({ length: seats }, () => 0))

/** [trade.lapse] Offers stand until the turn or the battle is over in which they were made. */
export function lapseOffers(g: State): void {
  g.bound = undefined
  if (g.offers.length > 0) {
    if (since(g, 2)) for (const { id, from, to } of g.offers) report(g, 'trade.lapse', { id, from, to })
    g.offers = []
  }
  if (g.offered?.some((count) => count > 0)) g.offered = none(g)
}
