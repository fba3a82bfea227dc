import { type Craft, NOBODY, SCOUNDREL } from '../../crafts.ts'
import { type Hex, hexDistance } from '../../map/hex.ts'
import {
  BARS_OUTLAWS,
  BREAKS_THE_LAW,
  CROSSES_TWO_SHIELDS,
  ENTERS_DEBRIS,
  ENTERS_ROCKS,
  ENTERS_STAR,
  type Lanes,
  lanesOf,
  type Node,
  RISKS,
  UNEXPLORED,
} from '../../map/lanes.ts'
import { hexesOf, sectorAt } from '../../map/sectors.ts'
import { craftAt, hexOf, isOutlaw, type State } from '../state.ts'
import { since } from '../versions.ts'
import { Heap } from './heap.ts'

/**
 * What a way costs: shields count most, then debris, then asteroids, then its steps. A board has fewer than 512 spaces, and a chain of
 * all tiles is not 127 spaces long: no way has more of anything than fits.
 */
const STEP = 1
const ASTEROID = 1 << 9
const DEBRIS = 1 << 16
const SHIELD = 1 << 23

/** How many steps a way has. */
export const stepsOf = (cost: number): number => cost & (ASTEROID - 1)

/** [npc.path] NPCs keep away from asteroids, debris, shields and stars, and from what is closed to them. */
export const avoids = (g: State, craft: Craft): number => RISKS | ENTERS_ROCKS | closedTo(g, craft)

/** [npc.planets] The Scoundrel enters no Lawful planet, not through its shield either. [border.lawful] An entrance keeps out every Outlaw. */
function closedTo(g: State, craft: Craft): number {
  if (!since(g, 2)) return craft === SCOUNDREL ? BARS_OUTLAWS : 0
  if (craft === SCOUNDREL) return BARS_OUTLAWS | BREAKS_THE_LAW
  return isOutlaw(g, craft) ? BARS_OUTLAWS : 0
}

/** What a step costs an NPC, or 0 where it never goes. */
export function costOf(kind: number, barred: number): number {
  if ((kind & (barred | ENTERS_STAR)) !== 0) return 0
  let cost = STEP
  if ((kind & RISKS) !== 0) cost += (kind & CROSSES_TWO_SHIELDS) === 0 ? SHIELD : 2 * SHIELD
  if ((kind & ENTERS_ROCKS) !== 0) cost += (kind & ENTERS_DEBRIS) === 0 ? ASTEROID : DEBRIS
  return cost
}

/** By node: what the best way from it to the nearest goal costs; -1 where none is known. */
export type Costs = Int32Array

/** The ways of an NPC to goals: over safe steps alone, or over any. */
export interface Ways {
  readonly costs: Costs
  readonly safe: boolean
  /** As bits: the sectors in which nothing is risked, once they are reached. */
  readonly careful: number
}

/** [npc.path] The safe ways to goals that others may leave; [npc.unsafe] where there is none, the next best. */
export const waysTo = (g: State, craft: Craft, goals: readonly Hex[]): Ways =>
  safeWaysTo(g, craft, goals) ?? nextBestWays(g, craft, goals)

function safeWaysTo(g: State, craft: Craft, goals: readonly Hex[]): Ways | undefined {
  const lanes = lanesOf(g)
  const start = lanes.nodeAt(hexOf(g, craft))
  const { costs } = lanes
  lanes.spread(costs, lanes.stepBack, avoids(g, craft), nodesAt(lanes, goals), [start])
  return costs[start] >= 0 ? { costs, safe: true, careful: 0 } : undefined
}

/**
 * [npc.unsafe] If its goal cannot be reached safely but the goal's sector can, an NPC flies to the space there that is nearest to the goal.
 * If the sector cannot be reached either, it takes the least unsafe way into it, and risks nothing more inside.
 */
export function nextBestWays(g: State, craft: Craft, goals: readonly Hex[]): Ways {
  if (!since(g, 2)) return unsafeWaysTo(g, craft, goals)
  const start = lanesOf(g).nodeAt(hexOf(g, craft))
  const rings = ringsAround(g, goals)
  for (const ring of rings) {
    const ways = safeWaysTo(g, craft, ring)
    if (ways) return ways
  }
  const careful = goals.reduce((bits, goal) => bits | (1 << sectorAt(g, goal)), 0)
  for (const ring of [goals, ...rings]) {
    const ways = unsafeWaysTo(g, craft, ring, careful)
    if (ways.costs[start] >= 0) return ways
  }
  return unsafeWaysTo(g, craft, [])
}

/** The spaces of the goals' sectors where a ship can stay without harm, by their distance from the nearest goal. */
function ringsAround(g: State, goals: readonly Hex[]): Hex[][] {
  const rings: Hex[][] = []
  for (const sector of new Set(goals.map((goal) => sectorAt(g, goal))))
    for (const hex of hexesOf(g, sector, ({ terrain }, cell) => !HARMFUL.has(terrain[cell]))) {
      const far = Math.min(...goals.map((goal) => hexDistance(hex, goal)))
      rings[far] ??= []
      rings[far].push(hex)
    }
  // The goals themselves have been looked at.
  return rings.slice(1).filter(Boolean)
}

const HARMFUL: ReadonlySet<string> = new Set(['asteroid', 'debris', 'star'])

/** The ways with the fewest shields, then debris, then asteroids, then steps. Inside of careful sectors only safe steps will do. */
function unsafeWaysTo(g: State, craft: Craft, goals: readonly Hex[], careful = 0): Ways {
  const lanes = lanesOf(g)
  const { costs, next, stepBack, gate, gates } = lanes
  const start = lanes.nodeAt(hexOf(g, craft))
  const barred = closedTo(g, craft)
  const open = new Heap()
  const visit = (node: Node, cost: number) => {
    if (costs[node] >= 0 && costs[node] <= cost) return
    costs[node] = cost
    open.push(cost, node)
  }
  costs.fill(-1)
  for (const goal of nodesAt(lanes, goals)) visit(goal, 0)
  for (let node = open.pop(); node >= 0 && node !== start; node = open.pop()) {
    for (let edge = node * 6; edge < node * 6 + 6; edge++) {
      const cost = next[edge] === UNEXPLORED ? 0 : costOf(stepBack[edge], barred)
      if (cost > 0 && !isTooRisky(lanes, careful, cost, node, next[edge])) visit(next[edge], costs[node] + cost)
    }
    const own = gate[node]
    if (own < 0) continue
    for (let other = 0; other < gates.length; other++)
      if (other !== own) for (const from of gates[other]) visit(from, costs[node] + STEP)
  }
  return { costs, safe: false, careful }
}

/** A step over something that hurts, inside of a sector in which nothing is risked. */
const isTooRisky = (lanes: Lanes, careful: number, cost: number, a: Node, b: Node): boolean =>
  cost > STEP && lanes.sectorAt(a) === lanes.sectorAt(b) && ((careful >> lanes.sectorAt(a)) & 1) === 1

const nodesAt = (lanes: Lanes, hexes: readonly Hex[]): Node[] => hexes.map((hex) => lanes.nodeAt(hex))

/** Where an NPC can be after a number of steps on the best ways; each space with the place of the one before it, a step earlier. */
export interface Layer {
  readonly nodes: Node[]
  readonly before: number[]
}

/** [npc.ties] The spaces of all the best ways after 1, 2, 3, … steps, up to a number of them. */
export function layersOf(g: State, craft: Craft, { costs, safe, careful }: Ways, most: number): Layer[] {
  const lanes = lanesOf(g)
  const { next, step, gate, gates } = lanes
  const barred = safe ? avoids(g, craft) : closedTo(g, craft)
  const layers: Layer[] = []
  let nodes = [lanes.nodeAt(hexOf(g, craft))]
  while (layers.length < most && costs[nodes[0]] > 0) {
    const layer: Layer = { nodes: [], before: [] }
    for (let from = 0; from < nodes.length; from++) {
      const node = nodes[from]
      for (let edge = node * 6; edge < node * 6 + 6; edge++) {
        const to = next[edge]
        if (to === UNEXPLORED || costs[to] < 0 || costs[to] >= costs[node]) continue
        const cost = costOf(step[edge], barred)
        if (cost > 0 && costs[to] + cost === costs[node] && !isTooRisky(lanes, careful, cost, node, to))
          add(layer, to, from)
      }
      const own = gate[node]
      if (own < 0) continue
      for (let other = 0; other < gates.length; other++)
        if (other !== own) for (const to of gates[other]) if (costs[to] + STEP === costs[node]) add(layer, to, from)
    }
    layers.push(layer)
    nodes = layer.nodes
  }
  return layers
}

function add({ nodes, before }: Layer, node: Node, from: number): void {
  if (nodes.includes(node)) return
  nodes.push(node)
  before.push(from)
}

/** [npc.target] Those of several ships with the shortest way to them: a safe one, or, with no such way to any of them, the least unsafe one. */
export function nearestOf(g: State, craft: Craft, others: readonly Craft[]): Craft[] {
  const lanes = lanesOf(g)
  const { costs } = lanes
  const nodes = others.map((other) => lanes.nodeAt(hexOf(g, other)))
  const start = lanes.nodeAt(hexOf(g, craft))
  lanes.spread(costs, lanes.step, avoids(g, craft), [start], nodes)
  let lengths = nodes.map((node) => costs[node])
  if (lengths.every((length) => length < 0))
    lengths = others.map((other) => stepsOf(unsafeWaysTo(g, craft, [hexOf(g, other)]).costs[start]))
  const shortest = Math.min(...lengths.filter((length) => length >= 0))
  return others.filter((_, i) => lengths[i] === shortest)
}

export const isFree = (g: State, hex: Hex, craft: Craft): boolean => craftAt(g, hex, craft) === NOBODY
