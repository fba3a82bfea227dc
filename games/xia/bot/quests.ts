import type { Mission, Table } from '../content/types.ts'
import { type Craft, ENFORCER, MERCHANT, NOBODY } from '../crafts.ts'
import { tileDistance } from '../map/distance.ts'
import { type Node, UNEXPLORED } from '../map/lanes.ts'
import { planetAt } from '../map/sectors.ts'
import { missionOf } from '../rules/missions/cards.ts'
import { outfitOf } from '../rules/ship/vessel.ts'
import { hexOf, NOWHERE, type State } from '../rules/state.ts'
import type { Captain } from './captain.ts'
import { at, type Task } from './tasks.ts'
import { LIKELY, WORTH } from './worth.ts'

/** New mission cards of which one can be done, to a ship that gets about: not more than they turn out to be worth, or nobody would draw them. */
const CARDS = 2
const USUAL_SPEED = 15

/** How often a robbery succeeds sooner or later, and a kill: with a weapon, and without. */
const ROBS = 0.6
const KILLS = { armed: 0.4, unarmed: 0.03 } as const

type ByWay = Extract<Mission, { readonly byDistance: readonly number[] }>
type Fetching = Extract<Mission, { readonly pickup: string }>

/** The mission under way, and the places where one could be had. */
export function addQuests(captain: Captain, distance: Int16Array, tasks: Task[]): void {
  const mission = missionOf(captain.g, captain.seat)
  if (mission === undefined) {
    addCards(captain, distance, tasks)
    return
  }
  const delivery = captain.chart.pointOf(mission.delivery)
  if (delivery === UNEXPLORED) return
  if (captain.vessel.revealed)
    tasks.push(at('mission', delivery, LIKELY.delivery * reward(captain, mission, paidCoins(captain))))
  else if ('pickup' in mission) addFetching(captain, mission, delivery, tasks)
  else addCrime(captain, mission, delivery, distance, tasks)
}

/** To look again next turn is no reason to stay: a point counts where she is only while she can draw there. */
function addCards({ g, chart, seat, flight }: Captain, distance: Int16Array, tasks: Task[]): void {
  const { hexes } = chart.lanes
  const acts = g.turn === seat && g.phase === 'action'
  const none = (1 - chart.feasible) ** g.content.constants.missionsDrawn
  const worth = (1 - none) * CARDS * Math.min(1, flight.perTurn / USUAL_SPEED)
  for (const node of chart.points)
    if (acts ? !g.drawnAt.includes(hexes[node]) : distance[node] > 0) tasks.push(at('cards', node, worth))
}

/** Whether a mission under way leads to places that are known, and asks for nothing she has no means for. A card that does not only keeps others away. */
export function isDoable(captain: Captain): boolean {
  const mission = missionOf(captain.g, captain.seat)
  if (mission === undefined || captain.chart.pointOf(mission.delivery) === UNEXPLORED) return false
  if (captain.vessel.revealed) return true
  if ('pickup' in mission) return captain.chart.pointOf(mission.pickup) !== UNEXPLORED
  return mission.type === 'thief' || isArmed(captain)
}

/** What lies on the card; at least something when it is not known yet. */
const paidCoins = ({ vessel }: Captain): number => Math.max(1, vessel.payment / 1000)

/** Fame, payment and bounty of a mission; smugglers may still be caught. */
function reward(captain: Captain, mission: Mission, coins: number): number {
  const { coin, fame, need } = captain
  return chanceOf(captain, mission) * (fame + coins * coin + need + (mission.bounty / 1000) * WORTH.bountyCoin)
}

/** Smugglers are searched once, when they reach the planet. */
function chanceOf({ g, vessel }: Captain, mission: Mission): number {
  if (mission.type !== 'smuggler') return 1
  const isIn = vessel.revealed && vessel.hex !== NOWHERE && planetAt(g, vessel.hex)?.id === mission.delivery
  return isIn ? 1 : (LIKELY.sneak * (21 - mission.sneak)) / 20
}

/** Something is done at one place and delivered at another. */
function addFetching(captain: Captain, mission: Fetching, delivery: Node, tasks: Task[]): void {
  const pickup = captain.chart.pointOf(mission.pickup)
  if (pickup === UNEXPLORED) return
  const coins = mission.type === 'research' ? rolledCoins(mission.payment) : coinsForWay(captain, mission)
  tasks.push(journey(captain, pickup, delivery, LIKELY.mission * reward(captain, mission, coins)))
}

/** What a roll pays on average, in coins. */
function rolledCoins(payment: Table): number {
  let sum = 0
  let below = 0
  for (const { upTo, value } of payment) {
    sum += (upTo - below) * value
    below = upTo
  }
  return sum / (1000 * below)
}

function coinsForWay({ g }: Captain, { pickup, delivery, byDistance }: ByWay): number {
  const sectors = tileDistance(g, pickup, delivery)
  return sectors < 1 ? 1 : byDistance[Math.min(sectors, byDistance.length) - 1] / 1000
}

/** A ship has to be robbed or destroyed first. */
function addCrime(captain: Captain, mission: Mission, delivery: Node, distance: Int16Array, tasks: Task[]): void {
  const victim = nearestVictim(captain, mission, distance)
  if (victim === UNEXPLORED) return
  const likely = mission.type === 'thief' ? ROBS : isArmed(captain) ? KILLS.armed : KILLS.unarmed
  tasks.push(journey(captain, victim, delivery, likely * reward(captain, mission, coinsForCrime(mission))))
}

/** Most ships that are hunted are small. */
const coinsForCrime = (mission: Mission): number =>
  'byTier' in mission ? mission.byTier[0] / 1000 : 'payment' in mission ? rolledCoins(mission.payment) : 0

const journey = (captain: Captain, start: Node, end: Node, worth: number): Task => ({
  ...at('mission', start, worth),
  end,
  way: captain.from(start)[end],
})

const isArmed = ({ g, vessel }: Captain): boolean =>
  vessel.outfits.some((fitted) => ['blaster', 'missile'].includes(outfitOf(g, fitted).type))

/** The nearest ship that would do, by its space. */
function nearestVictim(captain: Captain, mission: Mission, distance: Int16Array): Node {
  const { chart, g } = captain
  let best = UNEXPLORED
  for (const craft of victims(captain, mission)) {
    const hex = craft === NOBODY ? NOWHERE : hexOf(g, craft)
    if (hex === NOWHERE) continue
    const node = chart.lanes.nodeAt(hex)
    if (best === UNEXPLORED || distance[node] < distance[best]) best = node
  }
  return best
}

function victims({ g, seat, vessel }: Captain, mission: Mission): Craft[] {
  const others = g.vessels.map((_, other) => other).filter((other) => other !== seat)
  if (mission.type === 'assassin') return [vessel.target]
  if (mission.type === 'hunter') return wanted(g, others)
  if (mission.type !== 'thief') return []
  switch (mission.target) {
    case 'anyone':
      return others
    case 'left':
      return [(seat + 1) % g.seats]
    case 'right':
      return [(seat + g.seats - 1) % g.seats]
    case 'merchant':
      return [MERCHANT]
    case 'enforcer':
      return [ENFORCER]
  }
}

const wanted = (g: State, others: readonly Craft[]): Craft[] => {
  const npcs = g.drones.map((_, i) => MERCHANT + i).filter((craft) => g.drones[craft - MERCHANT].bounty > 0)
  return [...others.filter((other) => g.vessels[other].bounty > 0), ...npcs]
}
