import type { Rule, Seat } from '@orrery/engine'
import { planetAt } from '../../map/sectors.ts'
import { pickAmount, report } from '../dialect.ts'
import { claimFame, endIfWon } from '../fame/fame.ts'
import { claimTitles, drawTitles } from '../fame/titles.ts'
import { isOver, type State } from '../state.ts'
import { passOn } from './between.ts'

/** [status.claim] [status.titles] [status.refresh] [status.arm] The four steps that end a turn. */
export function* concludeTurn(g: State, seat: Seat): Rule {
  g.phase = 'status'
  claimFame(g, seat)
  claimTitles(g, seat)
  claimFame(g, seat)
  endIfWon(g, seat)
  if (isOver(g)) return
  drawTitles(g, seat)
  refresh(g, seat)
  yield* armMarkers(g, seat)
  g.phase = 'drift'
  g.queue = 0
  yield* passOn(g)
}

/** [status.refresh] Abilities and impulse are ready again. [ship.replica] A replica is gone. */
function refresh(g: State, seat: Seat): void {
  const vessel = g.vessels[seat]
  vessel.exhausted = 0
  vessel.impulse = true
  vessel.papers = false
  vessel.replica = ''
}

/** [status.arm] 1 energy for each marker; [status.planet] on a planet nothing. The others are disarmed: none stays on an outfit. */
function* armMarkers(g: State, seat: Seat): Rule {
  const vessel = g.vessels[seat]
  vessel.used = 0
  const { markers } = g.content.constants
  const missing = markers - vessel.armed
  if (missing === 0) return
  if (planetAt(g, vessel.hex)) {
    vessel.armed = markers
    report(g, 'status.planet', { seat, armed: missing })
    return
  }
  const most = Math.min(missing, vessel.energy)
  const armed = yield* pickAmount(g, seat, 'status.arm', { min: 0, max: most, about: { energy: vessel.energy } })
  g.vessels[seat].armed += armed
  g.vessels[seat].energy -= armed
  if (armed > 0) report(g, 'status.arm', { seat, armed })
}
