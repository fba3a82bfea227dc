import type { Seat } from '@orrery/engine'
import type { Gathering } from '../content/types.ts'
import { countSpaces } from '../hold/hold.ts'
import type { Node } from '../map/lanes.ts'
import { matOf } from '../rules/ship/vessel.ts'
import { type State, TOKENS } from '../rules/state.ts'
import type { Captain } from './captain.ts'
import { crampedBy } from './room.ts'
import { LIKELY } from './worth.ts'
import type { Market } from './yardstick/atlas.ts'
import { FAR } from './yardstick/routes.ts'

export type TaskKind = 'sale' | 'trade' | 'gathering' | 'mission' | 'cards' | 'token' | 'rim' | 'landing'

/** Something that can be done: somewhere, perhaps from there to another place, for something. */
export interface Task {
  readonly kind: TaskKind
  readonly start: Node
  readonly end: Node
  /** The spaces between the two. */
  readonly way: number
  readonly worth: number
  /** What is paid at the start. */
  readonly cost: number
  /** Only after a sale or another payment: there is no room or no money for it yet. */
  readonly isLater: boolean
}

export const at = (kind: TaskKind, node: Node, worth: number): Task => ({
  kind,
  start: node,
  end: node,
  way: 0,
  worth,
  cost: 0,
  isLater: false,
})

/** What a cube costs that has to be thrown away before a sale: more than it is worth, so that it is not forgotten. */
const WASTE = 2.2

const saleable = ({ colours }: Market, cubes: readonly number[]): number => {
  let sold = 0
  for (let colour = 0; colour < cubes.length; colour++) if (((colours >> colour) & 1) === 1) sold += cubes[colour]
  return sold
}

/** Cubes aboard and where they can be sold. What cannot be sold there would be thrown away for the fame. */
export function addSales({ g, chart, cubes, aboard, fame, coin }: Captain, tasks: Task[]): void {
  if (aboard === 0) return
  for (const market of chart.sells) {
    const sold = saleable(market, cubes)
    if (sold === 0) continue
    const earned = sold >= g.content.constants.tradeFameCubes ? fame : 0
    tasks.push(at('sale', market.node, LIKELY.sale * (earned + sold * coin - WASTE * (aboard - sold))))
  }
}

/** Cubes that are bought and sold again: as many pairs as there are room and credits for. */
export function addTrades(captain: Captain, tasks: Task[]): void {
  const { g, vessel, chart, aboard, room, coin, fame } = captain
  const { purchasePrice, cubesPerPurchase } = g.content.constants
  const pairs = Math.min(MOST_PAIRS, Math.floor(room / cubesPerPurchase), Math.floor(vessel.credits / purchasePrice))
  const isLater = aboard > 0 || pairs === 0
  const bought = Math.max(1, pairs)
  const worth = LIKELY.purchase * (fame + cubesPerPurchase * bought * coin)
  for (const { buy, sell, colours } of chart.hops) {
    const way = captain.from(buy)[sell]
    if (way >= FAR || !isSupplied(captain, colours)) continue
    tasks.push({ kind: 'trade', start: buy, end: sell, way, worth, cost: bought * coin, isLater })
  }
}

/** More pairs of cubes than this are not thought of. */
const MOST_PAIRS = 1

function isSupplied({ g: { cubeSupply, content } }: Captain, colours: number): boolean {
  for (let colour = 0; colour < cubeSupply.length; colour++)
    if (((colours >> colour) & 1) === 1 && cubeSupply[colour] >= content.constants.cubesPerPurchase) return true
  return false
}

/** How often work on a space brings two cubes home, by its kind. */
const GATHERED: { readonly [kind in Gathering]: number } = { mine: 0.25, harvest: 0.35, salvage: 0.6 }

/** Two cubes that are gathered and sold. */
export function addGatherings(captain: Captain, tasks: Task[]): void {
  const { g, chart, cubes, aboard, room, coin, fame, need } = captain
  const { tradeFameCubes } = g.content.constants
  const missing = tradeFameCubes - aboard
  if (missing < 1 || room < missing) return
  const worth = fame + tradeFameCubes * coin + need
  for (const site of chart.sites) {
    if (aboard > 0 && saleable(site, cubes) === 0) continue
    const likely = GATHERED[site.kind] ** (missing / 2)
    const distance = captain.from(site.node)
    for (const sell of chart.sells) {
      const way = distance[sell.node]
      if ((site.colours & sell.colours) !== 0 && way < FAR)
        tasks.push({
          kind: 'gathering',
          start: site.node,
          end: sell.node,
          way,
          worth: likely * worth,
          cost: 0,
          isLater: false,
        })
    }
  }
}

/** The tokens that lie face down, by those that nobody has turned up yet. */
export function addTokens({ g, chart, coin, fame, need }: Captain, tasks: Task[]): void {
  const left = { ...g.content.tokens }
  for (const { tokens } of g.vessels) for (const token of tokens) left[token]--
  let all = 0
  for (const token of TOKENS) all += left[token]
  if (all === 0) return
  const worth = (left.fame * fame + left.credits * (coin + need)) / all
  for (let sector = 0; sector < g.tokens.length; sector++)
    if (g.tokens[sector] !== '') tasks.push(at('token', chart.tokens[sector], worth))
}

/** A new sector: it may have a token, a market, a planet. */
const NEW_SECTOR = 2.5

/** The edge of what is known. */
export function addRim({ g, chart }: Captain, distance: Int16Array, tasks: Task[]): void {
  if (g.sectorDeck.length === 0 || chart.rim.length === 0) return
  tasks.push(at('rim', nearest(chart.rim, distance), NEW_SECTOR))
}

/** A visit to a planet: for each point of energy that is missing, and when there are credits to spend on fame or a ship. */
const RECHARGE = 0.15
const SHOPPING = 2

/** For each damaged space that can be repaired. */
const REPAIR = 0.4

/** How many times more energy is worth to a ship that has run out of it. */
const STRANDED = 3

/** A planet to land on: the nearest space of each. */
export function addLanding(captain: Captain, distance: Int16Array, tasks: Task[]): void {
  const { g, seat, vessel, chart, coin, flight } = captain
  const { credits, energy, damage } = vessel
  const recharge = RECHARGE * (matOf(g, seat).energy - energy) * (1 + STRANDED * (1 - flight.fuel))
  const repair = credits >= 1000 ? Math.max(0, REPAIR * countSpaces(damage) + crampedBy(g, seat) - coin) : 0
  const shopping = Math.max(credits >= g.content.constants.fameCost ? SHOPPING : 0, shipyardWorth(captain))
  const worth = recharge + repair + shopping
  if (worth <= 0) return
  for (const nodes of chart.landings) tasks.push(at('landing', nearest(nodes, distance), worth))
}

/** A new ship that can be paid for brings fame, too. */
function shipyardWorth({ g, seat, vessel: { credits }, coin, fame }: Captain): number {
  const price = nextShipPrice(g, seat)
  return credits >= price ? fame - (price / 1000) * coin : 0
}

/** What the cheapest ship costs that is one tier larger; without end when there is none. */
export function nextShipPrice(g: State, seat: Seat): number {
  const tier = matOf(g, seat).tier + 1
  let price = Number.POSITIVE_INFINITY
  for (const ship of Object.values(g.content.ships)) if (ship.tier === tier) price = Math.min(price, ship.price)
  return price
}

function nearest(nodes: readonly Node[], distance: Int16Array): Node {
  let best = nodes[0]
  for (const node of nodes) if (distance[node] < distance[best]) best = node
  return best
}
