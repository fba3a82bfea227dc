import { CARGO, type Cargo, type Gathering, type Mission, type TileId } from '../../content/types.ts'
import { type Lanes, lanesOf, type Node, UNEXPLORED } from '../../map/lanes.ts'
import { CELLS_PER_TILE } from '../../map/lattice.ts'
import { layoutOf } from '../../map/sectors.ts'
import type { State } from '../../rules/state.ts'
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
  /** The share of all missions whose places are known. */
  readonly feasible: number
  readonly #pointOf = new Map<TileId, Node>()

  constructor(g: State, lanes: Lanes) {
    this.lanes = lanes
    this.routes = new Routes(lanes)
    for (let sector = 0; sector < g.sectors.length; sector++) this.#enter(g, sector)
    const missions = Object.values(g.content.missions)
    this.feasible = missions.filter((mission) => this.#knowsWay(mission)).length / missions.length
  }

  #enter(g: State, sector: number): void {
    const { terrain, special } = layoutOf(g, sector)
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
          this.#pointOf.set(g.sectors[sector].tile, node)
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

  #knowsWay(mission: Mission): boolean {
    if (!('pickup' in mission)) return false
    return this.pointOf(mission.pickup) !== UNEXPLORED && this.pointOf(mission.delivery) !== UNEXPLORED
  }

  /** The mission point of a tile, or `UNEXPLORED`. */
  pointOf(tile: TileId): Node {
    return this.#pointOf.get(tile) ?? UNEXPLORED
  }
}

const colourBits = (cargo: readonly Cargo[]): number =>
  cargo.reduce((bits, colour) => bits | (1 << CARGO.indexOf(colour)), 0)

/** The atlas of a position: made when it is missing, and kept with the lanes. */
export function atlasOf(g: State): Atlas {
  const lanes = lanesOf(g)
  const known = lanes.derived
  if (known instanceof Atlas) return known
  const atlas = new Atlas(g, lanes)
  lanes.derived = atlas
  return atlas
}
