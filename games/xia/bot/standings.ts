import type { Evaluation, Seat } from '@orrery/engine'
import { countSpaces } from '../hold/hold.ts'
import { planetAt } from '../map/sectors.ts'
import { matOf, outfitSpaces, undamaged } from '../rules/ship/vessel.ts'
import { isOver, NOWHERE, type State, type Vessel } from '../rules/state.ts'
import { armsWorth, combatWorth, hunting } from './battle.ts'
import { Captain } from './captain.ts'
import { type Chart, chartOf } from './chart.ts'
import { armedOf } from './flight.ts'
import { moneyWorth } from './money.ts'
import { prospects } from './prospects.ts'
import { openTitles } from './titles.ts'
import { WORTH } from './worth.ts'

/** [table.public] How all captains stand, in tenths of a fame point. */
export function standings(g: State): Evaluation[] {
  if (isOver(g)) return g.vessels.map(atTheEnd(g))
  const chart = chartOf(g)
  return g.vessels.map((vessel, seat) =>
    vessel.mat === '' ? { fame: WORTH.fame * fameOf(vessel) } : standing(g, seat, vessel, chart),
  )
}

/** What is neither much nor little: it counts for nothing, so that fame does not make it worth less. */
const WELL_KNOWN = 12

/** The spaces that a good ship makes in a turn, the pairs of cubes it carries, and the spaces that a sale takes it. */
const SWIFT = 18
const PAIRS = 3
const SALE = 18
const MOST_PAIRS = 6

/** What the first engine brings in a turn. */
const ENGINE = 13.5

/** How full the hold is on average. */
const LADEN = 0.6

/** What a ship earns in a turn by trade: the faster it is, the less another space brings. */
function income(speed: number, pairs: number): number {
  return (
    ((SWIFT * (1 + Math.log(speed / SWIFT))) / SALE) * (WORTH.fame + LADEN * WORTH.coin * Math.min(MOST_PAIRS, pairs))
  )
}

const USUAL = income(SWIFT, PAIRS)

/** What the ship is worth for the time to come: its ability, and what it earns more or less than another one. */
function shipWorth({ g, seat, vessel, flight, rounds }: Captain): number {
  const { tier, hold } = matOf(g, seat)
  const pairs = (hold.size - countSpaces(outfitSpaces(vessel))) / 2
  // Who picks a ship will buy an engine for it.
  const speed = flight.best + (g.phase === 'ships' ? ENGINE : 0)
  return WORTH.tier * tier + WORTH.ship * rounds * (income(speed, pairs) - USUAL)
}

const fameOf = ({ fame, fameDue }: Vessel): number => fame + fameDue

const atTheEnd =
  ({ winner }: State) =>
  (vessel: Vessel, seat: Seat): Evaluation => ({
    fame: WORTH.fame * fameOf(vessel),
    victory: winner === seat ? WORTH.victory : -WORTH.victory,
  })

function standing(g: State, seat: Seat, vessel: Vessel, chart: Chart): Evaluation {
  const captain = new Captain(g, seat, chart)
  const missing = 1 - fameOf(vessel) / g.choices.goal
  const { tier } = matOf(g, seat)
  const loss = WORTH.dead + (tier > 1 ? WORTH.skipped : 0)
  const ahead = prospects(captain)
  return {
    fame: WORTH.fame * fameOf(vessel),
    credits: moneyWorth(g, vessel, captain.aboard, captain.rounds),
    titles: WORTH.title * vessel.titles.length + openTitles(captain),
    ship: shipWorth(captain),
    arms: armsWorth(captain, loss),
    energy: energyWorth(captain),
    drift: WORTH.drift * vessel.drift,
    damage: damageWorth(g, seat, vessel, loss) - atStake(g, seat, ahead - loss),
    bounty: vessel.bounty > 0 ? WORTH.bounty + (WORTH.bountyCoin * vessel.bounty) / 1000 : 0,
    experience: WORTH.experience * vessel.completed.length + (vessel.mission === '' ? 0 : WORTH.assignment),
    map: missing * WORTH.sector * (g.sectors.length - WELL_KNOWN),
    prospects: ahead,
    hunt: hunting(captain),
    combat: combatWorth(captain, loss),
    dead: vessel.hex === NOWHERE ? WORTH.dead + (vessel.skips ? WORTH.skipped : 0) : 0,
  }
}

/** How much of the turn after the next one counts, for which there may be a planet on the way. */
const LATER = 0.4

/** How much of the energy counts that a planet will give at the end of the turn, if the ship stays there. */
const PROMISED = 0.6

/** What the next turns lack because markers will not be armed. */
function energyWorth(captain: Captain): number {
  const { g, seat, vessel } = captain
  const { markers } = g.content.constants
  const acts = g.turn === seat && g.phase === 'action'
  const armed = armedOf(g, seat)
  const filled = g.turn === seat && g.phase === 'business' ? matOf(g, seat).energy : vessel.energy
  const next = acts ? Math.min(markers, armed + filled) : armed
  const now = lackOf(captain, next, acts ? filled - (next - armed) : filled)
  if (!acts || vessel.hex === NOWHERE || !planetAt(g, vessel.hex)) return now
  return now * (1 - PROMISED)
}

/** Compared with a ship that is whole and has all its markers. */
function lackOf({ flight, rate, g }: Captain, next: number, energy: number): number {
  const { byMarkers, engines } = flight
  const after = Math.max(0, Math.min(g.content.constants.markers, energy))
  return rate * (byMarkers[next] - engines + LATER * (byMarkers[after] - engines))
}

/** The more damage there is, the more dangerous it gets; at worst the ship is lost, and comes back whole. */
function damageWorth(g: State, seat: Seat, vessel: Vessel, loss: number): number {
  if (vessel.hex === NOWHERE) return 0
  const pending = damageToCome(g, seat)
  if (pending >= undamaged(g, seat)) return loss
  const spaces = countSpaces(vessel.damage) + pending
  return Math.max(WORTH.mostDamage, WORTH.damage * spaces + WORTH.damageSquared * spaces ** 2)
}

/** A ship with so few spaces left is destroyed by almost any hit, and with it goes a part of what was ahead. */
const FRAIL = 5
const STAKE = 0.35

function atStake(g: State, seat: Seat, ahead: number): number {
  if (g.vessels[seat].hex === NOWHERE) return 0
  const left = undamaged(g, seat)
  return left < FRAIL ? STAKE * (1 - left / FRAIL) * ahead : 0
}

/** What is rolled in a fight and not yet dealt out. */
function damageToCome({ combat }: State, seat: Seat): number {
  if (combat === undefined) return 0
  if (combat.by === seat) return combat.recoil
  if (combat.stage !== 'damage') return 0
  const mine = combat.defences.findIndex(({ target }) => target === seat)
  if (mine < combat.done) return 0
  const { attack, defence } = combat.defences[mine]
  return Math.max(0, attack - defence)
}
