import { revealMission } from './cards.ts'
import { type MissionKind, needsPoint, type OfType } from './kind.ts'
import { distancePayment } from './payment.ts'

/** [mission.shuttle] Passengers board at the named mission point; the longer their way, the more is paid. */
export const shuttle: MissionKind<OfType<'shuttle'>> = {
  refuse: (g, _seat, mission, at) => needsPoint(g, at, mission.pickup),
  *perform(g, seat) {
    revealMission(g, seat, distancePayment(g, seat))
  },
}
