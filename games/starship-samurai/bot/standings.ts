import type { Evaluation } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import { alliancesWorth } from './alliances.ts'
import { clockOf } from './clock.ts'
import { groundOf } from './ground.ts'
import { handWorth, wealthWorth } from './hand.ts'
import { landWorth } from './land.ts'
import { mechStandings } from './mechs.ts'
import { WORTH } from './worth.ts'

/** [table.public] How all clans stand, in honor at the end of the game. */
export function standings(g: State): Evaluation[] {
  const { seats } = g
  if (g.phase === 'over') return g.honor.map((honor, seat) => ({ honor, wealth: 0.01 * g.wealth[seat] }))
  if (g.phase === 'mech-draft') return mechStandings(g)
  const clock = clockOf(g)
  const ground = groundOf(g)
  const alliances = alliancesWorth(g, clock)
  const land = landWorth(g, clock, ground)
  const list: Evaluation[] = []
  for (let seat = 0; seat < seats; seat++)
    list.push({
      honor: g.honor[seat],
      alliances: alliances[seat],
      locations: land.locations[seat],
      claims: land.claims[seat],
      presence: land.presence[seat],
      orders: WORTH.order * clock.orders[seat],
      wealth: wealthWorth(g, clock, seat),
      cards: handWorth(g, clock, seat),
      fallen:
        -(WORTH.fallenShip * ground.fallenShips[seat] + WORTH.fallenMech * ground.fallenMechs[seat]) *
        (clock.turns[seat] / 4),
    })
  return list
}
