import { type Hex, neighbour, opposite } from '../../map/hex.ts'
import { borderAt } from '../../map/sectors.ts'
import { BARS_OUTLAWS, ENTERS_ROCKS, type Lanes, lanesOf, type Node, RISKS, UNEXPLORED } from '../lanes.ts'
import { type Craft, craftAt, hexOf, NOBODY, SCOUNDREL, type State } from '../state.ts'

/** [npc.path] NPCs keep away from asteroids, debris, shields and stars; the Scoundrel is also kept out of Lawful planets. */
export const avoids = (craft: Craft): number => RISKS | ENTERS_ROCKS | (craft === SCOUNDREL ? BARS_OUTLAWS : 0)

/**
 * Ways from an NPC over safe steps, gates included. It looks no further than it is asked, and works on the lanes' own lists: the next
 * one overwrites it, so nothing of it is kept across a question.
 */
export class Ways {
  readonly lanes: Lanes
  readonly #avoid: number
  readonly #distance: Int16Array
  readonly #queue: Int16Array
  #at = 0
  #gatesUsed = 0

  constructor(g: State, craft: Craft) {
    const lanes = lanesOf(g)
    const start = lanes.nodeAt(hexOf(g, craft))
    this.lanes = lanes
    this.#avoid = avoids(craft)
    const { queue, distance, found } = lanes.ways
    for (let i = 0; i < found; i++) distance[queue[i]] = -1
    this.#distance = distance
    this.#queue = queue
    lanes.ways.found = 1
    this.#queue[0] = start
    this.#distance[start] = 0
  }

  /** Visits the neighbours of the next space. Says whether there was one. */
  #lookFurther(): boolean {
    if (this.#at === this.lanes.ways.found) return false
    const { next, step, gate, gates } = this.lanes
    const node = this.#queue[this.#at++]
    for (let edge = node * 6; edge < node * 6 + 6; edge++)
      if ((step[edge] & this.#avoid) === 0) this.#visit(node, next[edge])
    const own = gate[node]
    if (own < 0 || ((this.#gatesUsed >> own) & 1) === 1) return true
    this.#gatesUsed |= 1 << own
    for (let other = 0; other < gates.length; other++)
      if (other !== own) for (const to of gates[other]) this.#visit(node, to)
    return true
  }

  #visit(from: Node, to: Node): void {
    if (this.#distance[to] >= 0) return
    this.#distance[to] = this.#distance[from] + 1
    this.#queue[this.lanes.ways.found++] = to
  }

  /** The length of the way to a hex as far as it has been looked for, or -1. */
  reached(hex: Hex): number {
    return this.#distance[this.lanes.nodeAt(hex)]
  }

  /** The shortest way to one of several goals, or -1. Everything as near as that has been looked at then. */
  nearest(goals: readonly Hex[]): number {
    const distance = this.#distance
    const queue = this.#queue
    const { ways } = this.lanes
    const nodes = goals.map((goal) => this.lanes.nodeAt(goal))
    let best = -1
    for (const node of nodes) if (distance[node] >= 0 && (best < 0 || distance[node] < best)) best = distance[node]
    for (let seen = ways.found; best < 0; ) {
      if (!this.#lookFurther()) return -1
      for (; seen < ways.found; seen++) if (nodes.includes(queue[seen])) best = distance[queue[seen]]
    }
    while (this.#at < ways.found && distance[queue[this.#at]] < best) this.#lookFurther()
    return best
  }

  /** [npc.ties] Where it can be after 1, 2, 3, … steps on the shortest ways to the nearest of the goals, each with the space before it. */
  layers(steps: number, goals: readonly Hex[]): ReadonlyMap<Hex, Hex>[] {
    const far = this.nearest(goals)
    const { hexes } = this.lanes
    const layers: Map<Hex, Hex>[] = []
    const nodes = goals.map((goal) => this.lanes.nodeAt(goal)).filter((node) => this.#distance[node] === far)
    let layer = new Set(nodes)
    for (let distance = far; distance > 0; distance--) {
      const before = new Set<Node>()
      const links = new Map<Hex, Hex>()
      for (const node of layer)
        for (const prior of this.#before(node)) {
          before.add(prior)
          links.set(hexes[node], hexes[prior])
        }
      if (distance <= steps) layers.unshift(links)
      layer = before
    }
    return layers
  }

  /** The nodes from which a shortest way comes to a node. */
  #before(node: Node): Node[] {
    const { next, step, gate, gates } = this.lanes
    const far = this.#distance[node] - 1
    const found: Node[] = []
    for (let direction = 0; direction < 6; direction++) {
      const prior = next[node * 6 + direction]
      if (prior === UNEXPLORED || this.#distance[prior] !== far) continue
      if ((step[prior * 6 + opposite(direction)] & this.#avoid) === 0) found.push(prior)
    }
    const own = gate[node]
    if (own >= 0)
      for (let other = 0; other < gates.length; other++)
        if (other !== own) for (const prior of gates[other]) if (this.#distance[prior] === far) found.push(prior)
    return found
  }
}

const COST = { asteroid: 1e3, debris: 1e6, shield: 1e9 } as const

/** What a step costs on a way that is not safe: shields count most, then debris, then asteroids, then its length. Never stars. */
function costOf(g: State, lanes: Lanes, craft: Craft, node: Node, direction: number): number {
  const to = lanes.next[node * 6 + direction]
  if (to === UNEXPLORED) return Number.POSITIVE_INFINITY
  const kind = lanes.step[node * 6 + direction]
  if (craft === SCOUNDREL && (kind & BARS_OUTLAWS) !== 0) return Number.POSITIVE_INFINITY
  if ((kind & (RISKS | ENTERS_ROCKS)) === 0) return 1
  const exit = borderAt(g, lanes.hexes[node], direction)
  const entry = borderAt(g, neighbour(lanes.hexes[node], direction), opposite(direction))
  if (entry === 'star') return Number.POSITIVE_INFINITY
  return (
    1 +
    (exit === 'shield' ? COST.shield : 0) +
    (entry === 'shield' || entry === 'debris' || entry === 'asteroid' ? COST[entry] : 0)
  )
}

/** [npc.unsafe] Where there is no safe way: the one with the fewest shields, then debris, then asteroids, then steps. Empty without any. */
export function unsafePath(g: State, craft: Craft, goals: readonly Hex[]): Hex[] {
  const lanes = lanesOf(g)
  const cost = new Float64Array(lanes.size).fill(Number.POSITIVE_INFINITY)
  const parent = new Int16Array(lanes.size).fill(-1)
  const open = new Set<Node>([lanes.nodeAt(hexOf(g, craft))])
  for (const node of open) cost[node] = 0
  const wanted = new Set(goals.map((goal) => lanes.nodeAt(goal)))
  while (open.size > 0) {
    let node = -1
    for (const one of open) if (node < 0 || cost[one] < cost[node]) node = one
    open.delete(node)
    if (wanted.has(node)) return trail(lanes, parent, node)
    const visit = (to: Node, price: number) => {
      if (cost[node] + price >= cost[to]) return
      cost[to] = cost[node] + price
      parent[to] = node
      open.add(to)
    }
    for (let direction = 0; direction < 6; direction++) {
      const price = costOf(g, lanes, craft, node, direction)
      if (price < Number.POSITIVE_INFINITY) visit(lanes.next[node * 6 + direction], price)
    }
    const own = lanes.gate[node]
    if (own >= 0)
      for (const [other, gate] of lanes.gates.entries()) if (other !== own) for (const to of gate) visit(to, 1)
  }
  return []
}

function trail(lanes: Lanes, parent: Int16Array, goal: Node): Hex[] {
  const path: Hex[] = []
  for (let node = goal; parent[node] >= 0; node = parent[node]) path.push(lanes.hexes[node])
  return path.reverse()
}

export const isFree = (g: State, hex: Hex, craft: Craft): boolean => craftAt(g, hex, craft) === NOBODY
