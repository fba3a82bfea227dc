import { tableValue } from '../../content/d20.ts'
import { revealMission } from './cards.ts'
import { missionRoll } from './experience.ts'
import type { MissionKind, OfType } from './kind.ts'

/** [mission.hunter] Any ship with a bounty has to be destroyed; at once a roll tells how much is left of it, and what is paid. */
export const hunter: MissionKind<OfType<'hunter'>> = {
  *killed(g, seat, mission, { wanted }) {
    if (!wanted) return
    const rolled = yield* missionRoll(g, seat, 'hunter', 'remains')
    revealMission(g, seat, tableValue(mission.payment, rolled))
  },
}
