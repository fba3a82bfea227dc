import { CARGO, type Special, type TileId } from '../content/types.ts'
import { CELLS_PER_TILE } from '../map/lattice.ts'
import { type Chart, layoutOf, type Sectors } from '../map/sectors.ts'
import { type Lanes, lanesOf, type Node, UNEXPLORED } from '../rules/lanes.ts'
import { Routes } from './routes.ts'

/** A space where cubes are bought, sold or gathered; the colours as bits in the order of `CARGO`. */
export interface Market {
  readonly node: Node
  readonly kind: Special['kind']
  readonly colours: number
}

/** What a bot looks up on the map again and again. */
export class Atlas {
  readonly lanes: Lanes
  readonly buys: Market[] = []
  readonly sells: Market[] = []
  readonly gathers: Market[] = []
  /** By sector: its exploration space, or `UNEXPLORED`. */
  readonly tokens: Node[] = []
  readonly planets: Node[] = []
  /** Spaces from which something unknown can be explored. */
  readonly rim: Node[] = []
  /** Mission points. */
  readonly points: Node[] = []
  readonly #pointOf = new Map<TileId, Node>()
  readonly routes: Routes

  constructor(chart: Chart) {
    this.lanes = lanesOf(chart)
    this.routes = new Routes(chart)
    for (let sector = 0; sector < chart.sectors.length; sector++) this.#enter(chart, sector)
  }

  #enter(chart: Chart, sector: number): void {
    const { terrain, special } = layoutOf(chart, sector)
    this.tokens.push(UNEXPLORED)
    for (let cell = 0; cell < CELLS_PER_TILE; cell++) {
      const node = sector * CELLS_PER_TILE + cell
      if (terrain[cell] === 'planet') this.planets.push(node)
      if (terrain[cell] === 'normal' && this.#isOnRim(node)) this.rim.push(node)
      const place = special[cell]
      if (place?.kind === 'mission') {
        this.points.push(node)
        this.#pointOf.set(chart.sectors[sector].tile, node)
      } else if (place?.kind === 'exploration') this.tokens[sector] = node
      else if (place !== undefined && 'cargo' in place) this.#list(place.kind).push(market(node, place))
    }
  }

  #list(kind: Special['kind']): Market[] {
    return kind === 'buy' ? this.buys : kind === 'sell' ? this.sells : this.gathers
  }

  #isOnRim(node: Node): boolean {
    for (let edge = node * 6; edge < node * 6 + 6; edge++) if (this.lanes.next[edge] === UNEXPLORED) return true
    return false
  }

  /** The mission point of a tile, or `UNEXPLORED`. */
  pointOf(tile: TileId): Node {
    return this.#pointOf.get(tile) ?? UNEXPLORED
  }
}

function market(node: Node, { kind, cargo }: Extract<Special, { readonly cargo: readonly string[] }>): Market {
  return { node, kind, colours: cargo.reduce((bits, colour) => bits | (1 << CARGO.indexOf(colour)), 0) }
}

/** It follows from the list of sectors, which never changes, and is kept as long as that. */
const KEPT = new WeakMap<Sectors, Atlas>()

export function atlasOf(chart: Chart): Atlas {
  const known = KEPT.get(chart.sectors)
  if (known !== undefined) return known
  const atlas = new Atlas(chart)
  KEPT.set(chart.sectors, atlas)
  return atlas
}
