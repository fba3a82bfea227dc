import { revealMission } from '../../../rules/missions/cards.ts'
import type { Contract, OfType } from './effect.ts'

/** [mission.assassin] The ship that was named when the card was accepted has to be destroyed; its tier decides the payment. */
export const assassin: Contract<OfType<'assassin'>> = {
  *killed(g, seat, mission, { victim, tier }) {
    if (victim === g.vessels[seat].target) revealMission(g, seat, mission.byTier[tier - 1])
  },
}
