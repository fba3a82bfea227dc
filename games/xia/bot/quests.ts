import type { Mission } from '../content/types.ts'
import { type Craft, ENFORCER, MERCHANT, NOBODY } from '../crafts.ts'
import { tileDistance } from '../map/distance.ts'
import { type Node, UNEXPLORED } from '../map/lanes.ts'
import { planetAt } from '../map/sectors.ts'
import { missionOf } from '../rules/missions/cards.ts'
import { outfitOf } from '../rules/ship/vessel.ts'
import { hexOf, NOWHERE, type State } from '../rules/state.ts'
import type { Captain } from './captain.ts'
import { LIKELY, WORTH } from './worth.ts'

/** How often a robbery succeeds sooner or later, and a kill: with a weapon, and without. */
const ROBS = 0.6
const KILLS = { armed: 0.4, unarmed: 0.03 } as const

/** What a roll pays on average, in coins. */
const ROLLED_COINS = 2.4

type ByWay = Extract<Mission, { readonly byDistance: readonly number[] }>

/** A mission under way. */
export interface Quest {
  /** Where its objective is reached, and where it is delivered. */
  readonly at: Node
  readonly delivery: Node
  readonly isDone: boolean
  /** Fame, payment and bounty, by how likely it is done. */
  readonly worth: number
  readonly coins: number
}

/** The mission that a captain has, as far as the map shows its places. */
export function questOf(captain: Captain, distance: Int16Array): Quest | undefined {
  const mission = missionOf(captain.g, captain.seat)
  if (mission === undefined) return undefined
  const delivery = captain.chart.pointOf(mission.delivery)
  if (delivery === UNEXPLORED) return undefined
  if (captain.vessel.revealed) {
    const coins = paidCoins(captain)
    return { at: delivery, delivery, isDone: true, worth: LIKELY.delivery * reward(captain, mission, coins), coins }
  }
  const at = 'pickup' in mission ? captain.chart.pointOf(mission.pickup) : nearestVictim(captain, mission, distance)
  if (at === UNEXPLORED) return undefined
  const coins = 'byDistance' in mission ? coinsForWay(captain, mission) : ROLLED_COINS
  const worth = likelihood(captain, mission) * reward(captain, mission, coins)
  return { at, delivery, isDone: false, worth, coins }
}

/** A ship has to be robbed or destroyed first; other things are only a matter of time. */
function likelihood(captain: Captain, mission: Mission): number {
  if ('pickup' in mission) return LIKELY.mission
  return mission.type === 'thief' ? ROBS : isArmed(captain) ? KILLS.armed : KILLS.unarmed
}

/** What lies on the card; at least something when it is not known yet. */
const paidCoins = ({ vessel }: Captain): number => Math.max(1, vessel.payment / 1000)

/** Fame, payment and bounty of a mission; smugglers may still be caught. */
function reward(captain: Captain, mission: Mission, coins: number): number {
  const { coin, fame } = captain
  return chanceOf(captain, mission) * (fame + coins * coin + (mission.bounty / 1000) * WORTH.bountyCoin)
}

/** Smugglers are searched once, when they reach the planet. */
function chanceOf({ g, vessel }: Captain, mission: Mission): number {
  if (mission.type !== 'smuggler') return 1
  const isIn = vessel.revealed && vessel.hex !== NOWHERE && planetAt(g, vessel.hex)?.id === mission.delivery
  return isIn ? 1 : (LIKELY.sneak * (21 - mission.sneak)) / 20
}

function coinsForWay({ g }: Captain, { pickup, delivery, byDistance }: ByWay): number {
  const sectors = tileDistance(g, pickup, delivery)
  return sectors < 1 ? 1 : byDistance[Math.min(sectors, byDistance.length) - 1] / 1000
}

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
