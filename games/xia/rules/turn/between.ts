import { fixed, type Rule, type Seat } from '@orrery/engine'
import { NOBODY } from '../../crafts.ts'
import { beginMove } from '../borders/motion.ts'
import { respawn } from '../death/death.ts'
import { report } from '../dialect.ts'
import { emptyTally } from '../fame/titles.ts'
import { isStranded } from '../ship/vessel.ts'
import { isOver, NOWHERE, type State } from '../state.ts'
import { npcsOf } from './npcs.ts'

/**
 * [turn.order] After a turn: ships on Auto-Pilot move on, then the NPCs of whoever had it, then the next player's turn begins. All that
 * asks nobody is one step.
 */
export function* passOn(g: State): Rule {
  if (g.phase === 'drift') driftOn(g)
  if (g.phase === 'npcs') yield* npcsOf(g)
  if (g.phase === 'begin') yield* beginTurn(g, g.turn)
}

/** [ship.drift] After another player's turn, ships on Auto-Pilot may move on, clockwise. */
function driftOn(g: State): void {
  while (g.queue < g.seats - 1) {
    g.queue++
    const seat = (g.turn + g.queue) % g.seats
    const vessel = g.vessels[seat]
    if (vessel.drift === 0 || vessel.hex === NOWHERE) continue
    beginMove(g, seat, vessel.drift, { drifts: true, stranded: isStranded(vessel) })
    return
  }
  g.phase = 'npcs'
  g.queue = 0
}

/** [turn.order] A turn begins; what was to last until now ends. [death.skip] Or it is skipped; [death.respawn] or a destroyed ship comes back. */
function* beginTurn(g: State, seat: Seat): Rule {
  g.turnNumber++
  g.tally = emptyTally()
  g.lucky = 0
  g.skillsUsed = 0
  g.drawnAt = fixed([])
  g.caught = false
  g.rearranged = false
  const vessel = g.vessels[seat]
  vessel.drift = 0
  vessel.host = NOBODY
  vessel.veiled = false
  report(g, 'turn.order', { seat })
  if (vessel.skips) {
    vessel.skips = false
    report(g, 'death.skip', { craft: seat })
    g.phase = 'npcs'
    g.queue = 0
    return
  }
  if (vessel.hex === NOWHERE) yield* respawn(g, seat)
  // A lucky roll may have won the game.
  if (!isOver(g)) g.phase = 'action'
}
