import type { Seat } from '@orrery/engine'
import { type Craft, ENFORCER, isPlayer, MERCHANT } from '../../../crafts.ts'
import { areAdjacent } from '../../../map/borders.ts'
import { refuse, report } from '../../../rules/dialect.ts'
import { gainBounty } from '../../../rules/fame/bounty.ts'
import { revealMission } from '../../../rules/missions/cards.ts'
import { missionRoll } from '../../../rules/missions/experience.ts'
import { craftsOnBoard, hexOf, type State } from '../../../rules/state.ts'
import { tableValue } from '../../d20.ts'
import type { ThiefTarget } from '../../types.ts'
import type { Errand, OfType } from './effect.ts'

/** [mission.thief] Beside the victim: the more is taken, the more is paid. [mission.caught] Or the thief is caught, and tries again in another turn. */
export const thief: Errand<OfType<'thief'>> = {
  refuse(g, seat, mission, at) {
    if (g.caught) return refuse('mission.caught')
    const beside = (craft: Craft) => isVictim(g, seat, mission.target, craft) && areAdjacent(g, at, hexOf(g, craft))
    return craftsOnBoard(g).some(beside) ? undefined : refuse('mission.thief', { target: mission.target })
  },
  *perform(g, seat, mission) {
    const { natural, total } = yield* missionRoll(g, seat, 'thief', 'steal')
    const payment = tableValue(mission.payment, total)
    const bonus = total - natural
    if (payment > 0) {
      report(g, 'mission.thief#roll', { seat, natural, bonus, payment })
      revealMission(g, seat, payment)
      return
    }
    g.caught = true
    report(g, 'mission.caught', { seat, natural, bonus })
    gainBounty(g, seat, mission.caughtBounty, 'theft')
  },
}

function isVictim(g: State, seat: Seat, target: ThiefTarget, craft: Craft): boolean {
  if (craft === seat) return false
  switch (target) {
    case 'anyone':
      return isPlayer(craft)
    case 'left':
      return craft === (seat + 1) % g.seats
    case 'right':
      return craft === (seat + g.seats - 1) % g.seats
    case 'merchant':
      return craft === MERCHANT
    case 'enforcer':
      return craft === ENFORCER
  }
}
