import type { Seat } from '@orrery/engine'
import { NOBODY } from '../../crafts.ts'
import { hexName } from '../../map/hex.ts'
import { nearestFree } from '../death/death.ts'
import { report } from '../dialect.ts'
import { craftAt, NOWHERE, type State } from '../state.ts'
import { since } from '../versions.ts'

/** What a Move Action differs in from one by engine. */
export interface MoveOptions {
  readonly slips?: boolean
  readonly drifts?: boolean
  /** The ship was stranded before. An engine's last marker strands nobody while it is under way: [stranded.when]. */
  readonly stranded?: boolean
}

/** [move.action] A Move Action begins. */
export function beginMove(
  g: State,
  seat: Seat,
  left: number,
  { slips = false, drifts = false, stranded = false }: MoveOptions = {},
): void {
  const { hex } = g.vessels[seat]
  g.move = { seat, left, drifts, slips, back: hex, stranded: stranded && since(g, 2) ? true : undefined }
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
