import type { Rule, Seat } from '@orrery/engine'
import { report } from '../dialect.ts'
import { gainBounty } from '../fame/bounty.ts'
import type { State } from '../state.ts'
import { discardMission, missionOf } from './cards.ts'
import { missionRoll } from './experience.ts'

/** The planet on which a player would be searched for contraband, if she has any. */
export function searchedAt(g: State, seat: Seat): string | undefined {
  if (!g.vessels[seat].revealed) return undefined
  const mission = missionOf(g, seat)
  return mission?.type === 'smuggler' ? mission.delivery : undefined
}

/** [mission.sneak] Whoever moves onto the planet of delivery with contraband rolls, however she got in; if she is caught, the card is lost. */
export function* sneak(g: State, seat: Seat, planet: string): Rule {
  const mission = missionOf(g, seat)
  if (mission?.type !== 'smuggler' || searchedAt(g, seat) !== planet) return
  const papers = g.vessels[seat].papers ? g.content.abilities['forged-papers'].numbers.sneak : 0
  const { natural, total } = yield* missionRoll(g, seat, 'smuggler', 'sneak', papers)
  const [bonus, needed] = [total - natural, mission.sneak]
  if (total >= needed) {
    report(g, 'mission.sneak', { seat, natural, bonus, needed, tile: planet })
    return
  }
  report(g, 'mission.sneak#caught', { seat, natural, bonus, needed, tile: planet })
  gainBounty(g, seat, mission.caughtBounty, 'contraband')
  discardMission(g, seat, 'lost')
}
