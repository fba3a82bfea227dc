import type { Seat } from '@orrery/engine'
import { countSpaces, type Spaces } from '../hold/hold.ts'
import type { Hex } from '../map/hex.ts'
import type { Node } from '../map/lanes.ts'
import { matOf } from '../rules/ship/vessel.ts'
import { isOutlaw, NOWHERE, type State, type Vessel } from '../rules/state.ts'
import { type Chart, chartOf } from './chart.ts'
import { type Flight, flightOf } from './flight.ts'
import { coinWorth, fameWorth } from './money.ts'
import { PER_SPACE, PER_TURN, roundsLeft } from './worth.ts'
import { FAR } from './yardstick/routes.ts'

/** From a space that is shared one has to go before anything can be done there. */
const SHARED = 3

/** A captain who thinks about where to go: what she can rely on wherever she is. */
export class Captain {
  readonly g: State
  readonly seat: Seat
  readonly vessel: Vessel
  readonly chart: Chart
  readonly flight: Flight
  readonly isOutlaw: boolean
  readonly rounds: number
  /** Cubes aboard by colour, in the order of `CARGO`, and all of them. */
  readonly cubes: readonly number[]
  readonly aboard: number
  /** Spaces of the hold that nothing is on: no outfit, no cube, no damage. */
  readonly room: number
  /** What a coin of 1,000 and the next point of fame are worth to her. */
  readonly coin: number
  readonly fame: number
  /** Where other ships are, as far as something can be done there. */
  readonly occupied: readonly Node[]
  readonly #shares: number[] = []

  constructor(g: State, seat: Seat, chart: Chart = chartOf(g)) {
    const vessel = g.vessels[seat]
    this.g = g
    this.seat = seat
    this.vessel = vessel
    this.chart = chart
    this.flight = flightOf(g, seat)
    this.isOutlaw = isOutlaw(g, seat)
    let most = 0
    for (const other of g.vessels) most = Math.max(most, other.fame)
    this.rounds = roundsLeft(g.choices.goal, Math.floor(g.turnNumber / g.seats), g.choices.goal - most)
    const cubes = [0, 0, 0, 0, 0]
    let aboard = 0
    for (let space = 0; space < vessel.cubes.length; space++) {
      const cube = vessel.cubes[space]
      if (cube === 0) continue
      cubes[cube - 1]++
      aboard++
    }
    let taken: Spaces = 0
    for (let i = 0; i < vessel.outfits.length; i++) taken |= vessel.outfits[i].spaces
    this.cubes = cubes
    this.aboard = aboard
    this.room = Math.max(0, matOf(g, seat).hold.size - countSpaces(taken | vessel.damage) - aboard)
    this.coin = coinWorth(g, vessel)
    this.fame = fameWorth(g, vessel)
    const occupied: Node[] = []
    for (let other = 0; other < g.seats; other++) if (other !== seat) addPlace(chart, g.vessels[other].hex, occupied)
    for (let i = 0; i < g.drones.length; i++) addPlace(chart, g.drones[i].hex, occupied)
    this.occupied = occupied
  }

  /** How much of something counts that is so many spaces away. */
  share(spaces: number): number {
    if (spaces >= FAR) return 0
    this.#shares[spaces] ??= this.#shareOf(spaces)
    return this.#shares[spaces]
  }

  #shareOf(spaces: number): number {
    const { left, rest, perTurn } = this.flight
    return PER_TURN ** (Math.max(0, spaces - left - rest) / perTurn) * (1 - PER_SPACE * Math.min(spaces, 100))
  }

  /** How far it is to where something can be done. [move.use-occupied] On an occupied space that is done from beside it, for 2 movement. */
  reach(distance: Int16Array, node: Node): number {
    const spaces = distance[node]
    if (!this.occupied.includes(node)) return spaces
    return spaces === 0 ? SHARED : spaces + this.g.content.constants.occupiedSpaceCost - 1
  }

  /** By node: how far it is from there to a goal. */
  approach(goal: Node): Int16Array {
    return this.chart.approach(goal, this.isOutlaw)
  }

  /** By node: how far it is from a place. */
  from(node: Node): Int16Array {
    return this.chart.routes.from(node, this.isOutlaw)
  }
}

function addPlace({ lanes, places }: Chart, hex: Hex, occupied: Node[]): void {
  if (hex === NOWHERE) return
  const node = lanes.nodeAt(hex)
  if (places[node] === 1) occupied.push(node)
}
