import { fixed, type Refusal, type Rule, reveal, type Seat } from '@orrery/engine'
import { NONE } from '../../codecs.ts'
import { MISSION_TYPES, type MissionId } from '../../content/types.ts'
import { NOBODY } from '../../crafts.ts'
import type { Hex } from '../../map/hex.ts'
import { choose, refuse, report } from '../dialect.ts'
import { gainBounty } from '../fame/bounty.ts'
import { gainFame } from '../fame/fame.ts'
import { count, titleWith } from '../fame/titles.ts'
import type { State } from '../state.ts'
import { cardOf, clearMission, takeCards } from './cards.ts'
import { UNKNOWN } from './payment.ts'
import { isPointOf } from './point.ts'
import { targetOf } from './target.ts'

/** [mission.draw] On a mission point, without an active mission, once for each point in a turn. */
export function mayDraw(g: State, seat: Seat, at: Hex): Refusal | undefined {
  if (g.vessels[seat].mission !== '') return refuse('mission.active')
  if (g.drawnAt.includes(at)) return refuse('mission.draw#again')
  return g.missionDeck.length + g.missionDiscard.length === 0 ? refuse('mission.deck') : undefined
}

/** [mission.draw] Three cards, of which one may be kept, face down. */
export function* drawMissions(g: State, seat: Seat, at: Hex): Rule {
  g.drawnAt = fixed([...g.drawnAt, at])
  const more = titleWith(g, seat, 'missionDraw')
  const drawn = takeCards(g, more ? more.skill.amount : g.content.constants.missionsDrawn)
  g.missionHand = fixed(drawn)
  reveal(g, [seat])
  report(g, 'mission.draw', { seat, cards: drawn.length })
  const kept = yield* choose(g, seat, 'mission.draw', { from: drawn, or: NONE })
  const rest = g.missionHand.filter((id) => id !== kept)
  g.missionHand = fixed([])
  if (rest.length > 0) {
    g.missionDiscard = fixed([...g.missionDiscard, ...rest])
    reveal(g, 'all')
  }
  if (kept !== NONE) acceptMission(g, seat, kept)
  report(g, 'mission.active', { seat, kept: kept === NONE ? 0 : 1, discarded: rest })
}

export function acceptMission(g: State, seat: Seat, id: MissionId): void {
  const vessel = g.vessels[seat]
  vessel.mission = id
  vessel.revealed = false
  vessel.payment = 0
  const mission = g.content.missions[id]
  vessel.target = mission.type === 'assassin' ? targetOf(g, seat, mission.target) : NOBODY
}

/** [mission.deliver] At the mission point of delivery, with the payment on the card. It is offered once the objective is reached. */
export function mayDeliver(g: State, seat: Seat, at: Hex): Refusal | undefined {
  const { delivery } = cardOf(g, seat)
  if (g.vessels[seat].payment === UNKNOWN) return refuse('mission.deliver#payment')
  return isPointOf(g, at, delivery) ? undefined : refuse('mission.deliver', { tile: delivery })
}

/** [mission.deliver] The payment, 1 fame, and the bounty the card names. The card is kept as experience. */
export function* deliver(g: State, seat: Seat): Rule {
  const mission = cardOf(g, seat)
  const vessel = g.vessels[seat]
  const { payment } = vessel
  vessel.credits += payment
  vessel.completed = fixed([...vessel.completed, mission.id])
  clearMission(g, seat)
  report(g, 'mission.deliver', { seat, mission: mission.id, payment })
  gainBounty(g, seat, mission.bounty, 'crime')
  count(g, seat, 'missionTypes', MISSION_TYPES.indexOf(mission.type))
  if (mission.type === 'shuttle') count(g, seat, 'kindness')
  gainFame(g, seat, 1, 'mission')
}
