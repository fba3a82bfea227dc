import type { Seat } from '@orrery/engine'
import { NOBODY } from '../../crafts.ts'
import { hexName } from '../../map/hex.ts'
import { nearestFree } from '../death/death.ts'
import { report } from '../dialect.ts'
import { craftAt, NOWHERE, type State } from '../state.ts'

/** [move.action] A Move Action begins. */
export function beginMove(g: State, seat: Seat, left: number, { slips = false, drifts = false } = {}): void {
  g.move = { seat, left, drifts, slips, back: g.vessels[seat].hex }
  if (left <= 0 && !drifts) g.move = undefined
}

/** [move.action] What is left of the movement is lost. [move.bounce] A ship that would share a space goes back to the last one of its own. */
export function endMove(g: State): void {
  const { move } = g
  if (move === undefined) return
  g.move = undefined
  const vessel = g.vessels[move.seat]
  if (vessel.hex === NOWHERE || craftAt(g, vessel.hex, move.seat) === NOBODY) return
  vessel.hex = craftAt(g, move.back, move.seat) === NOBODY ? move.back : nearestFree(g, vessel.hex)
  report(g, 'move.bounce', { seat: move.seat, hex: hexName(vessel.hex) })
}
