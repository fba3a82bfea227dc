import {
  BARS_OUTLAWS,
  CROSSES_TWO_SHIELDS,
  ENTERS_DEBRIS,
  ENTERS_NEBULA,
  ENTERS_ROCKS,
  ENTERS_STAR,
  type Lanes,
  MARKS_INNOCENTS,
  type Node,
  RISKS,
  UNEXPLORED,
} from '../../map/lanes.ts'

/** No way leads there. */
export const FAR = 999

/** What a step over a border costs besides its space, in spaces: about as much as what it does to a ship on average. */
const DETOUR = { shield: 12, asteroid: 6, debris: 7, nebula: 4, bounty: 5 } as const

/** A step after which an Innocent ship has a bounty, or may have one. */
const MARKS = RISKS | MARKS_INNOCENTS

/**
 * How far it is from anywhere to anywhere, with detours for what is dangerous. An Innocent ship that gets a bounty on its way is shut
 * out of Lawful planets from there on; so every node is there twice, for the Innocent and, `size` further on, for Outlaws.
 */
export class Routes {
  readonly #lanes: Lanes
  /** By node times six plus direction; 0 where no way leads. */
  readonly #costs: Uint8Array
  readonly #ways: (Int16Array | undefined)[] = []

  constructor(lanes: Lanes) {
    this.#lanes = lanes
    this.#costs = new Uint8Array(lanes.size * 6)
    for (let edge = 0; edge < this.#costs.length; edge++) this.#costs[edge] = costOf(lanes, edge)
  }

  /** By node: how far it is from one for an Innocent ship or an Outlaw. */
  from(start: Node, isOutlaw: boolean): Int16Array {
    const first = start + (isOutlaw ? this.#lanes.size : 0)
    this.#ways[first] ??= this.#spread(first)
    return this.#ways[first]
  }

  /** Nodes wait in the order of their distance: one list for each. */
  #spread(first: Node): Int16Array {
    const { size } = this.#lanes
    const distance = new Int16Array(2 * size).fill(FAR)
    const waiting: Node[][] = [[first]]
    distance[first] = 0
    const visit = (node: Node, far: number) => {
      if (far >= distance[node]) return
      distance[node] = far
      waiting[far] ??= []
      waiting[far].push(node)
    }
    for (let far = 0; far < waiting.length; far++)
      for (const node of waiting[far] ?? []) if (distance[node] === far) this.#visitNext(node, far, visit)
    for (let node = 0; node < size; node++) distance[node] = Math.min(distance[node], distance[node + size])
    return distance.subarray(0, size)
  }

  #visitNext(node: Node, far: number, visit: (node: Node, far: number) => void): void {
    const { next, step, gate, gates, size } = this.#lanes
    const outlaw = node >= size ? size : 0
    const place = node - outlaw
    for (let edge = place * 6; edge < place * 6 + 6; edge++) {
      const cost = this.#costs[edge]
      if (cost === 0) continue
      if (outlaw > 0) {
        if ((step[edge] & BARS_OUTLAWS) === 0) visit(next[edge] + size, far + cost)
      } else if ((step[edge] & MARKS) === 0) visit(next[edge], far + cost)
      else visit(next[edge] + size, far + cost + DETOUR.bounty)
    }
    const own = gate[place]
    for (let other = 0; own >= 0 && other < gates.length; other++)
      if (other !== own) for (const to of gates[other]) visit(to + outlaw, far + 1)
  }
}

/** What a step costs in spaces, or 0 when nobody goes that way. */
function costOf(lanes: Lanes, edge: number): number {
  const kind = lanes.step[edge]
  const has = (what: number) => (kind & what) !== 0
  if (kind === 0) return 1
  if (lanes.next[edge] === UNEXPLORED || has(ENTERS_STAR)) return 0
  const shields = has(CROSSES_TWO_SHIELDS) ? 2 : has(RISKS) ? 1 : 0
  const rocks = has(ENTERS_DEBRIS) ? DETOUR.debris : has(ENTERS_ROCKS) ? DETOUR.asteroid : 0
  return 1 + shields * DETOUR.shield + rocks + (has(ENTERS_NEBULA) ? DETOUR.nebula : 0)
}
