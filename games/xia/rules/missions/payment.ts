import type { Seat } from '@orrery/engine'
import { tileDistance } from '../../map/distance.ts'
import { report } from '../dialect.ts'
import type { State } from '../state.ts'
import { missionOf } from './cards.ts'

export const UNKNOWN = -1

/** [map.distance] What is paid for the way from pick-up to delivery, or `UNKNOWN` while there is none. */
export function distancePayment(g: State, seat: Seat): number {
  const mission = missionOf(g, seat)
  if (mission?.type !== 'shuttle' && mission?.type !== 'smuggler') return UNKNOWN
  const sectors = tileDistance(g, mission.pickup, mission.delivery)
  if (sectors < 1) return UNKNOWN
  return mission.byDistance[Math.min(sectors, mission.byDistance.length) - 1]
}

/** [mission.shuttle] A payment that had to wait is fixed as soon as a new sector shows the way. */
export function settlePayments(g: State): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const vessel = g.vessels[seat]
    if (!vessel.revealed || vessel.payment !== UNKNOWN) continue
    vessel.payment = distancePayment(g, seat)
    if (vessel.payment !== UNKNOWN)
      report(g, 'mission.reveal#payment', { seat, mission: vessel.mission, payment: vessel.payment })
  }
}
