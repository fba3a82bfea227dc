import type { Seat } from '@orrery/engine'
import { countSpaces, type Spaces } from '../hold/hold.ts'
import type { Hex } from '../map/hex.ts'
import type { Node } from '../map/lanes.ts'
import { matOf } from '../rules/ship/vessel.ts'
import { isOutlaw, NOWHERE, type State, type Vessel } from '../rules/state.ts'
import { type Chart, chartOf } from './chart.ts'
import { type Flight, flightOf } from './flight.ts'
import type { Loops } from './loops.ts'
import { coinWorth, fameWorth } from './money.ts'
import { roundsLeft, WORTH } from './worth.ts'

/** From a space that is shared one has to go before anything can be done there. */
const SHARED = 3

/** And from a space that is shared one has to go aside before anything can be done on another. */
const ASIDE = 2

/** Nobody carries more pairs of cubes for a sale that is counted on. */
const MOST_PAIRS = 4

/** The share of what the best loop would bring that turns out to be earned. */
const EARNED = 0.8

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
  /** Where other ships are, and those of them where something can be done. */
  readonly taken: readonly Node[]
  readonly occupied: readonly Node[]
  /** Whether another ship is where she is: nothing can be done from there. */
  readonly isShared: boolean
  /** Trade without end for somebody with her reputation, and what she can earn with each space she flies. */
  readonly loops: Loops
  readonly rate: number

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
    const taken: Node[] = []
    for (let other = 0; other < g.seats; other++) if (other !== seat) addNode(chart, g.vessels[other].hex, taken)
    for (let i = 0; i < g.drones.length; i++) addNode(chart, g.drones[i].hex, taken)
    this.taken = taken
    this.occupied = taken.filter((node) => chart.places[node] === 1)
    this.isShared = vessel.hex !== NOWHERE && taken.includes(chart.lanes.nodeAt(vessel.hex))
    this.loops = chart.loops(this.isOutlaw)
    const capital = Math.floor(vessel.credits / 1000) + aboard / 2
    const pairs = Math.max(1, Math.min(MOST_PAIRS, Math.floor((this.room + aboard) / 2), capital))
    this.rate = (EARNED * (WORTH.fame + pairs * this.coin)) / this.loops.spacesPerSale
  }

  /** How far it is to where something can be done. [move.use-occupied] On an occupied space that is done from beside it, for 2 movement. */
  reach(distance: Int16Array, node: Node): number {
    const spaces = distance[node]
    if (!this.occupied.includes(node)) return spaces
    if (spaces === 0) return SHARED
    return spaces + this.g.content.constants.occupiedSpaceCost - 1 + (this.isShared ? ASIDE : 0)
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

function addNode({ lanes }: Chart, hex: Hex, nodes: Node[]): void {
  if (hex !== NOWHERE) nodes.push(lanes.nodeAt(hex))
}
