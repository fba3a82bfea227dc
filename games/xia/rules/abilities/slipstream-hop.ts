import { beginMove } from '../motion.ts'
import type { ActionRule } from './ability.ts'

/** [ability.slipstream-hop] A short Move Action that takes no notice of asteroids, debris and nebulae. */
export const slipstreamHop: ActionRule = {
  *run(g, seat, value, n) {
    if (value > 0) beginMove(g, seat, n.movement, { slips: true })
  },
}
