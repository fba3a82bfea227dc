import { fixed, type Rule } from '@orrery/engine'
import { hexes } from '../../codecs.ts'
import type { Hex } from '../../map/hex.ts'
import { figuresOnBoard, underRocket } from '../board/figures.ts'
import { choose } from '../dialect.ts'
import type { Turn } from '../state/frames.ts'
import type { State } from '../state/state.ts'
import type { Figure } from '../state/vocabulary.ts'
import { cannotAttack } from './cards.ts'
import { declareAttack } from './declare.ts'

/** [combat.aggressive] The aggressive units whose own attack is left in a red turn; a Rocket marker takes it from those in its area. */
export function chargers(g: State, { side, extra, charged = [] }: Turn): Figure[] {
  const { hasAggressive, aggressive } = g.content.tables
  if (g.phase !== 'red' || extra || !hasAggressive[side]) return []
  return figuresOnBoard(g, side).filter(
    (figure) => aggressive[figure] && !charged.includes(figure) && !underRocket(g, side, g.place[figure]),
  )
}

/** Where aggressive units can attack, be it as the last ones in the phase. */
export const chargeHexes = (g: State, turn: Turn): Hex[] =>
  [...new Set(chargers(g, turn).map((figure) => g.place[figure]))].filter(
    (hex) => !cannotAttack(g, turn.side, hex, false),
  )

/** Whether an aggressive unit could still attack in this turn. */
export const canCharge = (g: State, turn: Turn): boolean => chargeHexes(g, turn).length > 0

/** [combat.aggressive] An aggressive unit attacks where it is, and all units with it. */
export function* charge(g: State, turn: Turn): Rule {
  const { side } = turn
  const hex = yield* choose(g, side, 'combat.aggressive', { from: chargeHexes(g, turn), as: hexes })
  const figure = chargers(g, turn).find((one) => g.place[one] === hex) as Figure
  turn.charged = fixed([...(turn.charged ?? []), figure])
  declareAttack(g, side, side, hex, { more: turn.combat > 0 || canCharge(g, turn) })
}
