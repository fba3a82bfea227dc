import { fixed, type Rule, type Seat } from '@orrery/engine'
import type { MissionType, Roll } from '../../content/types.ts'
import { confirm, report } from '../dialect.ts'
import { bareD20, type Rolled } from '../fame/dice.ts'
import { skill } from '../fame/titles.ts'
import type { State } from '../state.ts'

/** [mission.experience] After a mission's d20 a completed mission of the same kind can be spent to roll again; only the last roll counts. */
export function* missionRoll(g: State, seat: Seat, type: MissionType, what: Roll, bonus = 0): Rule<Rolled> {
  let natural = bareD20(g, seat)
  for (;;) {
    const spare = g.vessels[seat].completed.find((id) => g.content.missions[id].type === type)
    if (spare === undefined || !(yield* confirm(g, seat, 'mission.experience', { natural, bonus, mission: spare })))
      break
    const vessel = g.vessels[seat]
    vessel.completed = fixed(vessel.completed.filter((id) => id !== spare))
    g.missionDiscard = fixed([...g.missionDiscard, spare])
    report(g, 'mission.experience', { seat, mission: spare, natural })
    natural = bareD20(g, seat)
  }
  return { natural, total: natural + bonus + skill(g, seat, 'rollBonus', what) }
}
