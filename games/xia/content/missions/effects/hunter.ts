import { report } from '../../../rules/dialect.ts'
import { revealMission } from '../../../rules/missions/cards.ts'
import { missionRoll } from '../../../rules/missions/experience.ts'
import { tableValue } from '../../d20.ts'
import type { Contract, OfType } from './effect.ts'

/** [mission.hunter] Any ship with a bounty has to be destroyed; at once a roll tells how much is left of it, and what is paid. */
export const hunter: Contract<OfType<'hunter'>> = {
  *killed(g, seat, mission, { wanted }) {
    if (!wanted) return
    const { natural, total } = yield* missionRoll(g, seat, 'hunter', 'remains')
    const payment = tableValue(mission.payment, total)
    report(g, 'mission.hunter#roll', { seat, natural, bonus: total - natural, payment })
    revealMission(g, seat, payment)
  },
}
