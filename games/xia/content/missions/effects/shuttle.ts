import { revealMission } from '../../../rules/missions/cards.ts'
import { distancePayment } from '../../../rules/missions/payment.ts'
import { needsPoint } from '../../../rules/missions/point.ts'
import type { Errand, OfType } from './effect.ts'

/** [mission.shuttle] Passengers board at the named mission point; the longer their way, the more is paid. */
export const shuttle: Errand<OfType<'shuttle'>> = {
  refuse: (g, _seat, mission, at) => needsPoint(g, at, mission.pickup),
  *perform(g, seat) {
    revealMission(g, seat, distancePayment(g, seat))
  },
}
