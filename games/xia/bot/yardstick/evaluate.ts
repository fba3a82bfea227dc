import type { Evaluation, Seat } from '@orrery/engine'
import { isOver, type State, type Vessel } from '../../rules/state.ts'
import { moneyWorth } from './money.ts'
import { prospects } from './prospects.ts'
import { damageWorth, deathWorth, energyWorth, shipWorth } from './ship.ts'
import { openTitles } from './titles.ts'
import { WORTH } from './worth.ts'

/** What is neither much nor little: these count for nothing, so that fame does not make them worth less. */
const WELL_KNOWN = 12
const USUAL_SHIP = 6

/** [table.public] Named parts of how good a position is for a seat, in tenths of a fame point. Bots compare the sum. */
export function evaluate(g: State, seat: Seat): Evaluation {
  const vessel = g.vessels[seat]
  const fame = WORTH.fame * fameOf(vessel)
  if (isOver(g)) return { fame, victory: g.winner === seat ? WORTH.victory : -WORTH.victory }
  if (vessel.mat === '') return { fame }
  const missing = 1 - fameOf(vessel) / g.choices.goal
  return {
    fame,
    rivals: WORTH.rival * WORTH.fame * bestRival(g, seat),
    credits: moneyWorth(g, seat),
    titles: WORTH.title * vessel.titles.length + openTitles(g, seat),
    ship: missing * (shipWorth(g, seat) - USUAL_SHIP),
    energy: energyWorth(g, seat),
    drift: WORTH.drift * vessel.drift,
    damage: damageWorth(g, seat),
    bounty: vessel.bounty > 0 ? WORTH.bounty + (WORTH.bountyCoin * vessel.bounty) / 1000 : 0,
    experience: WORTH.experience * vessel.completed.length,
    map: missing * WORTH.sector * (g.sectors.length - WELL_KNOWN),
    prospects: prospects(g, seat),
    dead: deathWorth(g, seat),
  }
}

const fameOf = ({ fame, fameDue }: Vessel): number => fame + fameDue

function bestRival(g: State, seat: Seat): number {
  let best = 0
  for (let other = 0; other < g.seats; other++) if (other !== seat) best = Math.max(best, fameOf(g.vessels[other]))
  return best
}
