import type { Rule, Seat } from '@orrery/engine'
import { choose, NONE } from '../dialect.ts'
import { type Board, boardNumbers, type State } from '../state/state.ts'
import { controls, samuraiUnit } from '../state/units.ts'
import { cannotMove, type Moves, mayEnter, moveTo, noMoves } from './movement.ts'

const ODA = samuraiUnit('oda')

/** [mech.oda] After an order or order card that moved ships, his controller may move Oda as a free order: once for each. */
export function* followWithOda(g: State, seat: Seat, moves: Moves): Rule {
  if (!moves.ships || !controls(g, seat, 'oda') || cannotMove(g, seat, ODA)) return
  const enter = mayEnter(g, ODA)
  const where: (Board | typeof NONE)[] = [...boardNumbers(g), NONE]
  const to = yield* choose(g, seat, 'mech.oda', where, (board) => (board === NONE ? undefined : enter(board)))
  if (to !== NONE) yield* moveTo(g, seat, ODA, to, noMoves())
}
