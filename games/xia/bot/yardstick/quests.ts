import { distancePayment } from '../../content/missions/cards/index.ts'
import type { Mission } from '../../content/types.ts'
import { type Craft, ENFORCER, MERCHANT, NOBODY } from '../../crafts.ts'
import { tileDistance } from '../../map/distance.ts'
import { type Node, UNEXPLORED } from '../../map/lanes.ts'
import { planetAt } from '../../map/sectors.ts'
import { missionOf } from '../../rules/missions/cards.ts'
import { outfitOf } from '../../rules/ship/vessel.ts'
import { hexOf, NOWHERE, type State } from '../../rules/state.ts'
import { at, type Goal } from './goal.ts'
import type { Pilot } from './pilot.ts'
import { LIKELY, WORTH } from './worth.ts'

/** New mission cards of which one can be done. A mission can be given up for them at any time. */
const CARDS = 5

/** How often a robbery succeeds sooner or later, and a kill: with a weapon, and without. */
const ROBS = 0.6
const KILLS = { armed: 0.25, unarmed: 0.02 } as const

/** What a roll pays on average, in coins. */
const ROLLED_COINS = 2.4

type ByWay = Extract<Mission, { readonly byDistance: readonly number[] }>
type Fetching = Extract<Mission, { readonly pickup: string }>

/** The mission under way, and the places where one could be had. */
export function addQuests(pilot: Pilot, goals: Goal[]): void {
  const mission = missionOf(pilot.g, pilot.seat)
  addCards(pilot, goals)
  if (mission === undefined) return
  const delivery = pilot.atlas.pointOf(mission.delivery)
  if (delivery === UNEXPLORED) return
  if (pilot.vessel.revealed)
    goals.push(at('mission', delivery, LIKELY.delivery * reward(pilot, mission, paidCoins(pilot))))
  else if ('pickup' in mission) addFetching(pilot, mission, delivery, goals)
  else addCrime(pilot, mission, delivery, goals)
}

/** To look again next turn is no reason to stay: a point counts where she is only while she can draw there. */
function addCards({ g, atlas, seat, distance }: Pilot, goals: Goal[]): void {
  const { hexes } = atlas.lanes
  const acts = g.turn === seat && g.phase === 'action'
  const none = (1 - atlas.feasible) ** g.content.constants.missionsDrawn
  for (const node of atlas.points)
    if (acts ? !g.drawnAt.includes(hexes[node]) : distance[node] > 0) goals.push(at('cards', node, (1 - none) * CARDS))
}

/** What lies on the card; at least something when it is not known yet. */
const paidCoins = ({ vessel }: Pilot): number => Math.max(1, vessel.payment / 1000)

/** Fame, payment and bounty of a mission; smugglers may still be caught. */
function reward(pilot: Pilot, mission: Mission, coins: number): number {
  const { coin, fame } = pilot
  return chanceOf(pilot, mission) * (fame + coins * coin + (mission.bounty / 1000) * WORTH.bountyCoin)
}

/** Smugglers are searched once, when they reach the planet. */
function chanceOf({ g, vessel }: Pilot, mission: Mission): number {
  if (mission.type !== 'smuggler') return 1
  const isIn = vessel.revealed && vessel.hex !== NOWHERE && planetAt(g, vessel.hex)?.id === mission.delivery
  return isIn ? 1 : (LIKELY.sneak * (21 - mission.sneak)) / 20
}

/** Something is done at one place and delivered at another. */
function addFetching(pilot: Pilot, mission: Fetching, delivery: Node, goals: Goal[]): void {
  const pickup = pilot.atlas.pointOf(mission.pickup)
  if (pickup === UNEXPLORED) return
  const coins = mission.type === 'research' ? ROLLED_COINS : coinsForWay(pilot, mission)
  goals.push(journey(pilot, pickup, delivery, LIKELY.mission * reward(pilot, mission, coins)))
}

function coinsForWay({ g }: Pilot, { pickup, delivery, byDistance }: ByWay): number {
  const sectors = tileDistance(g, pickup, delivery)
  return sectors < 1 ? 1 : distancePayment(byDistance, sectors) / 1000
}

/** A ship has to be robbed or destroyed first. */
function addCrime(pilot: Pilot, mission: Mission, delivery: Node, goals: Goal[]): void {
  const victim = nearestVictim(pilot, mission)
  if (victim === UNEXPLORED) return
  const likely = mission.type === 'thief' ? ROBS : isArmed(pilot) ? KILLS.armed : KILLS.unarmed
  goals.push(journey(pilot, victim, delivery, likely * reward(pilot, mission, ROLLED_COINS)))
}

const journey = (pilot: Pilot, start: Node, end: Node, worth: number): Goal => ({
  ...at('mission', start, worth),
  end,
  way: pilot.from(start)[end],
})

const isArmed = ({ g, vessel }: Pilot): boolean =>
  vessel.outfits.some((fitted) => ['blaster', 'missile'].includes(outfitOf(g, fitted).type))

/** The nearest ship that would do, by its space. */
function nearestVictim(pilot: Pilot, mission: Mission): Node {
  const { atlas, g } = pilot
  const nodes: Node[] = []
  for (const craft of victims(pilot, mission)) {
    const hex = craft === NOBODY ? NOWHERE : hexOf(g, craft)
    if (hex !== NOWHERE) nodes.push(atlas.lanes.nodeAt(hex))
  }
  return nodes.length === 0 ? UNEXPLORED : pilot.nearest(nodes)
}

function victims({ g, seat, vessel }: Pilot, mission: Mission): Craft[] {
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
