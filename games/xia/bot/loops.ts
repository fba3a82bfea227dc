import type { Node } from '../map/lanes.ts'
import type { Atlas, Market } from './yardstick/atlas.ts'
import { FAR } from './yardstick/routes.ts'

/** Cubes are bought at one place and sold at another. */
export interface Hop {
  readonly buy: Node
  readonly sell: Node
}

/** A map with the hops of all trades. */
interface Markets extends Pick<Atlas, 'lanes' | 'routes' | 'sells'> {
  readonly hops: readonly Hop[]
}

/** What is lost of a move, in spaces, by ending it where something is done. */
export const STOPPING = 2

/** Spaces from sale to sale where nothing is known of any, and where it cannot be better or worse. */
const UNKNOWN = 26
const LEAST = 11

/** So many sales ahead the way from sale to sale is settled. */
const SALES = 12

/**
 * Trade without end, on a known map: how many spaces a sale takes in the best loop from market to market, and how much further it is
 * from anywhere to that loop. Whoever comes nearer to it by a space has gained exactly that space.
 */
export class Loops {
  readonly spacesPerSale: number
  readonly #chart: Markets
  readonly #isOutlaw: boolean
  /** By hop: how far it is from where its goods are bought to where they are sold and on into the loop. */
  readonly #hops: Float64Array
  /** By node: what is missing; no number as long as nobody has asked. */
  readonly #excess: Float64Array
  readonly #sales = new Map<Node, number>()

  constructor(chart: Markets, isOutlaw: boolean) {
    this.#chart = chart
    this.#isOutlaw = isOutlaw
    const { hops, lanes } = chart
    const ways = hops.map(({ buy, sell }) => chart.routes.from(buy, isOutlaw)[sell] + 2 * STOPPING)
    const between = hops.map(({ sell }) => {
      const from = chart.routes.from(sell, isOutlaw)
      return hops.map(({ buy }) => from[buy])
    })
    this.spacesPerSale = Math.max(LEAST, Math.min(UNKNOWN, meanOf(ways, between)))
    this.#hops = onwardOf(ways, between, this.spacesPerSale)
    this.#excess = new Float64Array(lanes.size).fill(Number.NaN)
  }

  /** How far it is from where goods are had to where they are sold, with what is missing from there to the next sale. */
  onward({ node, colours }: Market): number {
    const known = this.#sales.get(node)
    if (known !== undefined) return known
    const from = this.#chart.routes.from(node, this.#isOutlaw)
    let least = FAR
    for (const market of this.#chart.sells)
      if ((market.colours & colours) !== 0) least = Math.min(least, from[market.node] + this.excess(market.node))
    this.#sales.set(node, least)
    return least
  }

  /** How many spaces more than from the end of a good sale it takes from here to the next one; less than nothing where goods are bought. */
  excess(node: Node): number {
    if (Number.isNaN(this.#excess[node])) this.#excess[node] = this.#excessOf(node)
    return this.#excess[node]
  }

  #excessOf(node: Node): number {
    const from = this.#chart.routes.from(node, this.#isOutlaw)
    let least = this.spacesPerSale
    for (let hop = 0; hop < this.#hops.length; hop++)
      least = Math.min(least, from[this.#chart.hops[hop].buy] + this.#hops[hop] - this.spacesPerSale)
    return least
  }
}

/** The spaces that a sale takes when many follow each other: ways from where goods are bought to where they are sold, and on. */
function meanOf(ways: readonly number[], between: readonly (readonly number[])[]): number {
  let far = [...ways]
  let halfway = 0
  for (let sale = 1; sale <= SALES; sale++) {
    if (sale === SALES / 2) halfway = Math.min(FAR, ...far)
    far = ways.map((way, next) => Math.min(FAR * SALES, ...far.map((gone, last) => gone + between[last][next] + way)))
  }
  const all = Math.min(FAR, ...far)
  return all >= FAR ? UNKNOWN : (all - halfway) / (SALES / 2 + 1)
}

/** By hop: its own way, and what is missing where it ends: nothing where that is least. */
function onwardOf(ways: readonly number[], between: readonly (readonly number[])[], mean: number): Float64Array {
  let missing = ways.map(() => 0)
  for (let sale = 0; sale < SALES; sale++) {
    const next = between.map((from) => Math.min(mean, ...from.map((far, hop) => far + ways[hop] + missing[hop] - mean)))
    const least = Math.min(...next)
    missing = next.map((spaces) => spaces - least)
  }
  return Float64Array.from(ways, (way, hop) => way + missing[hop])
}
