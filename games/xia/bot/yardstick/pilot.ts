import type { Seat } from '@orrery/engine'
import type { Node } from '../../map/lanes.ts'
import { craftsOnBoard, hexOf, isOutlaw, type State, type Vessel } from '../../rules/state.ts'
import { type Atlas, atlasOf } from './atlas.ts'
import { type Mobility, mobilityOf } from './mobility.ts'
import { coinWorth, fameWorth } from './money.ts'
import { FAR } from './routes.ts'
import { PER_SPACE, PER_TURN } from './worth.ts'

/** From a space that is shared one has to go before anything can be done there. */
const SHARED = 3

/** A player who thinks about where to go from a place. */
export class Pilot {
  readonly g: State
  readonly seat: Seat
  readonly vessel: Vessel
  readonly atlas: Atlas
  readonly mobility: Mobility
  /** What a coin of 1,000 is worth to her. */
  readonly coin: number
  /** What the next point of fame is worth to her. */
  readonly fame: number
  /** By node: how far it is. */
  readonly distance: Int16Array
  readonly #occupied: readonly Node[]
  readonly #isOutlaw: boolean
  readonly #shares: number[] = []

  constructor(g: State, seat: Seat, from: Node) {
    this.g = g
    this.seat = seat
    this.vessel = g.vessels[seat]
    this.atlas = atlasOf(g)
    this.#isOutlaw = isOutlaw(g, seat)
    this.mobility = mobilityOf(g, seat)
    this.coin = coinWorth(g, seat)
    this.fame = fameWorth(g, seat)
    this.distance = this.from(from)
    const { lanes } = this.atlas
    this.#occupied = craftsOnBoard(g)
      .filter((craft) => craft !== seat)
      .map((craft) => lanes.nodeAt(hexOf(g, craft)))
  }

  /** By node: how far it is from a place. */
  from(node: Node): Int16Array {
    return this.atlas.routes.from(node, this.#isOutlaw)
  }

  /** How much of something counts that is so many spaces away. */
  share(spaces: number): number {
    if (spaces >= FAR) return 0
    this.#shares[spaces] ??= this.#shareOf(spaces)
    return this.#shares[spaces]
  }

  #shareOf(spaces: number): number {
    const { now, perTurn } = this.mobility
    return PER_TURN ** (Math.max(0, spaces - now) / perTurn) * (1 - PER_SPACE * Math.min(spaces, 100))
  }

  /** How far it is to where something can be done. [move.use-occupied] On an occupied space that is done from beside it, for 2 movement. */
  reach(node: Node): number {
    const spaces = this.distance[node]
    if (!this.#occupied.includes(node)) return spaces
    return spaces === 0 ? SHARED : spaces + this.g.content.constants.occupiedSpaceCost - 1
  }

  /** The nearest of some nodes. */
  nearest(nodes: readonly Node[]): Node {
    const { distance } = this
    let best = nodes[0]
    for (const node of nodes) if (distance[node] < distance[best]) best = node
    return best
  }
}
