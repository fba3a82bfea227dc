import { tableValue } from '../../content/d20.ts'
import { revealMission } from './cards.ts'
import { missionRoll } from './experience.ts'
import { type MissionKind, needsPoint, type OfType } from './kind.ts'

/** [mission.research] At the named mission point: the better the research, the more is paid. */
export const research: MissionKind<OfType<'research'>> = {
  refuse: (g, _seat, mission, at) => needsPoint(g, at, mission.pickup),
  *perform(g, seat, mission) {
    const rolled = yield* missionRoll(g, seat, 'research', 'research')
    revealMission(g, seat, tableValue(mission.payment, rolled))
  },
}
