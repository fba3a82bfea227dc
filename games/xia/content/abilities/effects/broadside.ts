import type { Seat } from '@orrery/engine'
import type { Craft } from '../../../crafts.ts'
import type { Hex } from '../../../map/hex.ts'
import { cannotTarget, declareAttack } from '../../../rules/combat/attack.ts'
import { refuse } from '../../../rules/dialect.ts'
import { craftsOnBoard, type State } from '../../../rules/state.ts'
import type { Numbers } from '../../types.ts'
import type { ActionEffect } from './effect.ts'

const exposed = (g: State, seat: Seat, at: Hex, n: Numbers): Craft[] =>
  craftsOnBoard(g).filter((craft) => craft !== seat && !cannotTarget(g, at, craft, n.from, n.to))

/** [ability.broadside] One attack on all ships in sight around, with the rolled strength. */
export const broadside: ActionEffect = {
  isAttack: true,
  isLocal: true,
  refuse: (g, seat, at) =>
    exposed(g, seat, at, g.content.abilities.broadside.numbers).length === 0 ? refuse('ability.broadside') : undefined,
  *run(g, seat, _value, n, at) {
    const shots = exposed(g, seat, at, n).map((target) => Object.freeze({ weapon: 'broadside', target }))
    declareAttack(g, seat, at, shots)
  },
}
