import { CARGO, type Cargo, type Gathering, type TileId } from '../content/types.ts'
import { CELLS_PER_TILE } from '../map/lattice.ts'
import { type Chart, layoutOf, type Sectors } from '../map/sectors.ts'
import { type Lanes, lanesOf, type Node, UNEXPLORED } from '../rules/lanes.ts'
import { Routes } from './routes.ts'

/** A space where cubes are bought or sold; the colours as bits in the order of `CARGO`. */
export interface Market {
  readonly node: Node
  readonly colours: number
}

/** A space where cubes are gathered. */
export interface Site extends Market {
  readonly kind: Gathering
}

/** What a bot looks up on the map again and again. */
export class Atlas {
  readonly lanes: Lanes
  readonly buys: Market[] = []
  readonly sells: Market[] = []
  readonly sites: Site[] = []
  /** By sector: its exploration space, or `UNEXPLORED`. */
  readonly tokens: Node[] = []
  readonly planets: Node[] = []
  /** Spaces from which something unknown can be explored. */
  readonly rim: Node[] = []
  /** Mission points. */
  readonly points: Node[] = []
  readonly routes: Routes
  readonly #pointOf = new Map<TileId, Node>()

  constructor(chart: Chart) {
    this.lanes = lanesOf(chart)
    this.routes = new Routes(this.lanes)
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
      if (place === undefined) continue
      switch (place.kind) {
        case 'spawn':
          break
        case 'mission':
          this.points.push(node)
          this.#pointOf.set(chart.sectors[sector].tile, node)
          break
        case 'exploration':
          this.tokens[sector] = node
          break
        case 'buy':
          this.buys.push({ node, colours: colourBits(place.cargo) })
          break
        case 'sell':
          this.sells.push({ node, colours: colourBits(place.cargo) })
          break
        default:
          this.sites.push({ node, colours: colourBits(place.cargo), kind: place.kind })
      }
    }
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

const colourBits = (cargo: readonly Cargo[]): number =>
  cargo.reduce((bits, colour) => bits | (1 << CARGO.indexOf(colour)), 0)

/** It follows from the list of sectors, which never changes, and is kept as long as that. */
const KEPT = new WeakMap<Sectors, Atlas>()

export function atlasOf(chart: Chart): Atlas {
  const known = KEPT.get(chart.sectors)
  if (known !== undefined) return known
  const atlas = new Atlas(chart)
  KEPT.set(chart.sectors, atlas)
  return atlas
}
