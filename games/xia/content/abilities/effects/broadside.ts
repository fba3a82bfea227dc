import type { Seat } from '@orrery/engine'
import type { Craft } from '../../../crafts.ts'
import { cannotTarget, declareAttack } from '../../../rules/combat/attack.ts'
import { refuse } from '../../../rules/dialect.ts'
import { craftsOnBoard, type State } from '../../../rules/state.ts'
import type { Numbers } from '../../types.ts'
import type { ActionEffect } from './effect.ts'

const exposed = (g: State, seat: Seat, n: Numbers): Craft[] =>
  craftsOnBoard(g).filter((craft) => craft !== seat && !cannotTarget(g, seat, craft, n.from, n.to))

/** [ability.broadside] One attack on all ships in sight around, with the rolled strength. */
export const broadside: ActionEffect = {
  isAttack: true,
  refuse: (g, seat) =>
    exposed(g, seat, g.content.abilities.broadside.numbers).length === 0 ? refuse('ability.broadside') : undefined,
  *run(g, seat, _value, n) {
    const shots = exposed(g, seat, n).map((target) => Object.freeze({ weapon: 'broadside', target }))
    declareAttack(g, seat, shots)
  },
}
