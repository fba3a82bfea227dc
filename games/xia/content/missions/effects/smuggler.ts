import { revealMission } from '../../../rules/missions/cards.ts'
import { distancePayment } from '../../../rules/missions/payment.ts'
import { needsPoint } from '../../../rules/missions/point.ts'
import type { Errand, OfType } from './effect.ts'

/** [mission.smuggler] Contraband is taken aboard at the named mission point. */
export const smuggler: Errand<OfType<'smuggler'>> = {
  refuse: (g, _seat, mission, at) => needsPoint(g, at, mission.pickup),
  *perform(g, seat) {
    revealMission(g, seat, distancePayment(g, seat))
  },
}
