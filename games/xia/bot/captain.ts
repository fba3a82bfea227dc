import type { Seat } from '@orrery/engine'
import { countSpaces, type Spaces } from '../hold/hold.ts'
import type { Hex } from '../map/hex.ts'
import { type Node, UNEXPLORED } from '../map/lanes.ts'
import { matOf } from '../rules/ship/vessel.ts'
import { isOutlaw, NOWHERE, type State, type Vessel } from '../rules/state.ts'
import { type Chart, chartOf } from './chart.ts'
import { type Flight, flightOf } from './flight.ts'
import { coinWorth, fameWorth, needOf } from './money.ts'
import { PER_SPACE, PER_TURN, roundsLeft } from './worth.ts'
import { FAR } from './yardstick/routes.ts'

/** What it costs to wait for an occupied space that has no free one beside it, in spaces. */
const BLOCKED = 12

/** Fewer spaces are of no use for trade. */
const PAIR = 2

/** A repair, and a pair of cubes. */
const MENDED = 2000

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
  /** Whether she has no room for cubes until she has her ship repaired, and can pay for both. */
  readonly mends: boolean
  /** What the first coin is worth besides itself to who has none and no cubes. */
  readonly need: number
  /** Where other ships are, and those of them where something can be done. */
  readonly taken: readonly Node[]
  readonly occupied: readonly Node[]
  /** Whether another ship is where she is: nothing can be done from there. */
  readonly isShared: boolean
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
    let fitted: Spaces = 0
    for (let i = 0; i < vessel.outfits.length; i++) fitted |= vessel.outfits[i].spaces
    this.cubes = cubes
    this.aboard = aboard
    this.room = Math.max(0, matOf(g, seat).hold.size - countSpaces(fitted | vessel.damage) - aboard)
    this.coin = coinWorth(g, vessel)
    this.fame = fameWorth(g, vessel)
    this.mends = this.room < PAIR && aboard === 0 && vessel.damage !== 0 && vessel.credits >= MENDED
    this.need = needOf(vessel, aboard, this.rounds)
    const taken: Node[] = []
    for (let other = 0; other < g.seats; other++) if (other !== seat) addNode(chart, g.vessels[other].hex, taken)
    for (let i = 0; i < g.drones.length; i++) addNode(chart, g.drones[i].hex, taken)
    this.taken = taken
    this.occupied = taken.filter((node) => chart.places[node] === 1)
    this.isShared = vessel.hex !== NOWHERE && taken.includes(chart.lanes.nodeAt(vessel.hex))
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

  /** How far it is to where something can be done. [move.use-occupied] On an occupied space that is done from a free one beside it, for 2 movement. */
  reach(distance: Int16Array, node: Node): number {
    const spaces = distance[node]
    if (!this.occupied.includes(node) || spaces >= FAR) return spaces
    const { next, stepBack } = this.chart.lanes
    let least = spaces + BLOCKED
    for (let edge = node * 6; edge < node * 6 + 6; edge++) {
      const beside = next[edge]
      if (beside === UNEXPLORED || stepBack[edge] !== 0 || this.taken.includes(beside)) continue
      least = Math.min(least, distance[beside] + this.g.content.constants.occupiedSpaceCost)
    }
    return least
  }

  /** By node: how far it is from there to a goal. */
  approach(goal: Node): Int16Array {
    return this.chart.approach(goal, this.isOutlaw)
  }

  /** By node: how far it is from a place. */
  from(node: Node): Int16Array {
    return this.chart.ways.from(node, this.isOutlaw)
  }
}

function addNode({ lanes }: Chart, hex: Hex, nodes: Node[]): void {
  if (hex !== NOWHERE) nodes.push(lanes.nodeAt(hex))
}
