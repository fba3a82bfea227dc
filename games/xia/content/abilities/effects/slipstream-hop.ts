import { beginMove } from '../../../rules/borders/motion.ts'
import type { ActionEffect } from './effect.ts'

/** [ability.slipstream-hop] A short Move Action that takes no notice of asteroids, debris and nebulae. */
export const slipstreamHop: ActionEffect = {
  *run(g, seat, value, n) {
    if (value > 0) beginMove(g, seat, n.movement, { slips: true })
  },
}
