import { type Lanes, lanesOf, type Node, UNEXPLORED } from '../map/lanes.ts'
import type { State } from '../rules/state.ts'
import { approachTo } from './approach.ts'
import { Routes } from './routes.ts'
import { Atlas } from './yardstick/atlas.ts'
import { FAR } from './yardstick/routes.ts'

/** Cubes are bought at one place and sold at another. */
export interface Hop {
  readonly buy: Node
  readonly sell: Node
  /** What is bought here and sold there, as bits in the order of `CARGO`. */
  readonly colours: number
}

/** More remembered prospects than this are forgotten together. */
const MOST_REMEMBERED = 20_000

/** The map as captains see it: what the yardstick looks up, the hops of all trades, and what has been thought through already. */
export class Chart extends Atlas {
  readonly hops: readonly Hop[]
  readonly ways: Routes
  /** By node: 1 where something can be done, so that it matters whether another ship is there. */
  readonly places: Uint8Array
  /** The spaces of each planet. */
  readonly landings: readonly (readonly Node[])[]
  /** By what they depend on. */
  readonly #prospects = new Map<string, number>()
  readonly #approaches: (Int16Array | undefined)[] = []

  constructor(g: State, lanes: Lanes) {
    super(g, lanes)
    this.ways = new Routes(lanes)
    const hops: Hop[] = []
    for (const buy of this.buys)
      for (const sell of this.sells) {
        const colours = buy.colours & sell.colours
        if (
          colours !== 0 &&
          this.ways.from(buy.node, true)[sell.node] + this.ways.from(buy.node, false)[sell.node] < 2 * FAR
        )
          hops.push({ buy: buy.node, sell: sell.node, colours })
      }
    this.hops = hops
    const bySector = new Map<number, Node[]>()
    for (const node of this.planets) {
      const sector = lanes.sectorAt(node)
      bySector.set(sector, [...(bySector.get(sector) ?? []), node])
    }
    this.landings = [...bySector.values()]
    this.places = new Uint8Array(lanes.size)
    for (const { node } of [...this.buys, ...this.sells, ...this.sites]) this.places[node] = 1
    for (const node of [...this.points, ...this.planets, ...this.rim, ...this.tokens])
      if (node !== UNEXPLORED) this.places[node] = 1
  }

  /** By node: how far it is from there to a goal. */
  approach(goal: Node, isOutlaw: boolean): Int16Array {
    const at = goal + (isOutlaw ? this.lanes.size : 0)
    this.#approaches[at] ??= approachTo(this.lanes, goal, isOutlaw)
    return this.#approaches[at]
  }

  /** What is remembered of prospects, or made now. */
  prospect(key: string, make: () => number): number {
    const known = this.#prospects.get(key)
    if (known !== undefined) return known
    const made = make()
    if (this.#prospects.size >= MOST_REMEMBERED) this.#prospects.clear()
    this.#prospects.set(key, made)
    return made
  }
}

/** The chart of a position: made when it is missing, and kept with the lanes. */
export function chartOf(g: State): Chart {
  const lanes = lanesOf(g)
  const known = lanes.derived
  if (known instanceof Chart) return known
  const chart = new Chart(g, lanes)
  lanes.derived = chart
  return chart
}
