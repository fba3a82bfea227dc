import type { Seat } from '@orrery/engine'
import { units } from '../../codecs.ts'
import { rivalShipsInBattle } from '../../rules/battle.ts'
import { pick, report } from '../../rules/dialect.ts'
import type { State, Unit } from '../../rules/state/state.ts'
import { unitName } from '../../rules/state/units.ts'
import { card } from '../card.ts'

/** Who is bribed twice serves the last to pay. */
function bribe(g: State, ship: Unit, by: Seat): void {
  if (g.battle === undefined) return
  g.battle.bribed = [...g.battle.bribed.filter(({ unit }) => unit !== ship), { unit: ship, by }]
  report(g, 'card.B15', { seat: by, unit: unitName(ship) })
}

export const bribedCaptains = card({
  id: 'B15',
  name: 'Bribed Captains',
  type: 'battle',
  deck: 'base',
  cost: { wealth: 1 },
  text: 'Choose an opponent’s ship in this battle. If it and one of your units are still here at the end, its power counts for you instead of for its owner.',
  *play(g, owner) {
    const ships = () => rivalShipsInBattle(g, owner)
    if (ships().length > 0) bribe(g, yield* pick(g, owner, 'card.B15', () => ({ from: ships(), as: units })), owner)
  },
})
