import type { Seat } from '@orrery/engine'
import { runningTurn } from '../rules/state/agenda.ts'
import type { State } from '../rules/state/state.ts'

/**
 * Another text when a turn or a phase has ended: bots think no further. In somebody else's turn they think to the end of the fight or the
 * movement that they are asked about, and do not imagine what else that turn may bring.
 */
export function chapter(g: State, seat: Seat): string {
  const turn = runningTurn(g)
  if (turn === undefined || turn.side === g.factions[seat]) return `${g.round}/${g.phase}/${turn?.side ?? ''}`
  return `${g.round}/${g.phase}/${turn.side}/${g.agenda.length > 1}`
}
