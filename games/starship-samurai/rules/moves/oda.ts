import type { Rule, Seat } from '@orrery/engine'
import { choose, NONE } from '../dialect.ts'
import { boardNumbers, type State } from '../state/state.ts'
import { controls, samuraiUnit } from '../state/units.ts'
import { cannotMove, type Moves, mayEnter, moveTo, noMoves } from './movement.ts'

const ODA = samuraiUnit('oda')

/** [mech.oda] After an order or order card that moved ships, his controller may move Oda as a free order: once for each. */
export function* followWithOda(g: State, seat: Seat, moves: Moves): Rule {
  if (!moves.ships || !controls(g, seat, 'oda') || cannotMove(g, seat, ODA)) return
  const to = yield* choose(g, seat, 'mech.oda', () => ({ from: boardNumbers(g), or: NONE, unless: mayEnter(g, ODA) }))
  if (to !== NONE) yield* moveTo(g, seat, ODA, to, { ...noMoves(), reason: 'oda' })
}
