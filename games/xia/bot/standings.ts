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
import { isDoable } from './quests.ts'
import { crampedBy } from './room.ts'
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

/** What is neither much nor little: these count for nothing, so that fame does not make them worth less. */
const WELL_KNOWN = 12
const USUAL_SHIP = 6

/** The spaces a good ship makes in a turn. */
const SWIFT = 20

/** What the ship is worth for the time to come: its tier, its speed, the room for cubes. */
function shipWorth({ g, seat, vessel, flight }: Captain): number {
  const { tier, hold } = matOf(g, seat)
  const room = hold.size - countSpaces(outfitSpaces(vessel))
  return WORTH.tier * tier + WORTH.speed * Math.log(flight.best / SWIFT) + WORTH.room * Math.sqrt(room)
}

/** Fewer spaces are of no use for trade. */
const PAIR = 2

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
    credits: moneyWorth(
      g,
      vessel,
      captain.aboard,
      captain.rounds,
      vessel.damage !== 0 && captain.room + captain.aboard < PAIR,
    ),
    titles: WORTH.title * vessel.titles.length + openTitles(captain),
    ship: missing * (shipWorth(captain) - USUAL_SHIP),
    arms: armsWorth(captain, loss),
    energy: energyWorth(captain),
    drift: WORTH.drift * vessel.drift,
    damage: damageWorth(g, seat, vessel, loss) - atStake(g, seat, ahead),
    bounty: vessel.bounty > 0 ? WORTH.bounty + (WORTH.bountyCoin * vessel.bounty) / 1000 : 0,
    experience: WORTH.experience * vessel.completed.length + (isDoable(captain) ? WORTH.assignment : 0),
    map: missing * WORTH.sector * (g.sectors.length - WELL_KNOWN),
    prospects: ahead,
    hunt: hunting(captain),
    combat: combatWorth(captain, loss),
    dead: vessel.hex === NOWHERE ? WORTH.dead + (vessel.skips ? WORTH.skipped : 0) : 0,
  }
}

/** How much of the energy counts that a planet will give at the end of the turn, if the ship stays there. */
const PROMISED = 0.6

/** How much of the turn after the next one counts, for which there may be a planet on the way. */
const LATER = 0.4

/** Energy, and what the next turns lack because markers will not be armed. */
function energyWorth({ g, seat, vessel, flight }: Captain): number {
  const { markers } = g.content.constants
  const acts = g.turn === seat && g.phase === 'action'
  const armed = armedOf(g, seat)
  const filled = g.turn === seat && g.phase === 'business' ? matOf(g, seat).energy : vessel.energy
  const next = acts ? Math.min(markers, armed + filled) : armed
  const after = Math.min(markers, acts ? filled - (next - armed) : filled)
  const { byMarkers, engines } = flight
  const lacking = engines - byMarkers[next] + LATER * (engines - byMarkers[after])
  const now = WORTH.energy * Math.sqrt(filled) + WORTH.space * lacking
  if (!acts || vessel.hex === NOWHERE || !planetAt(g, vessel.hex)) return now
  return now * (1 - PROMISED) + PROMISED * WORTH.energy * Math.sqrt(matOf(g, seat).energy)
}

function damageWorth(g: State, seat: Seat, vessel: Vessel, loss: number): number {
  if (vessel.hex === NOWHERE) return 0
  const pending = damageToCome(g, seat)
  if (pending >= undamaged(g, seat)) return loss
  const spaces = countSpaces(vessel.damage) + pending
  return (
    Math.max(WORTH.mostDamage, WORTH.damage * spaces + WORTH.damageSquared * spaces ** 2) - crampedBy(g, seat, pending)
  )
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
