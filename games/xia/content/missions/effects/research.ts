import { report } from '../../../rules/dialect.ts'
import { revealMission } from '../../../rules/missions/cards.ts'
import { missionRoll } from '../../../rules/missions/experience.ts'
import { needsPoint } from '../../../rules/missions/point.ts'
import { tableValue } from '../../d20.ts'
import type { Errand, OfType } from './effect.ts'

/** [mission.research] At the named mission point: the better the research, the more is paid. */
export const research: Errand<OfType<'research'>> = {
  refuse: (g, _seat, mission, at) => needsPoint(g, at, mission.pickup),
  *perform(g, seat, mission) {
    const { natural, total } = yield* missionRoll(g, seat, 'research', 'research')
    const payment = tableValue(mission.payment, total)
    report(g, 'mission.research#roll', { seat, natural, bonus: total - natural, payment })
    revealMission(g, seat, payment)
  },
}
