import type { Plan, Seat } from '@orrery/engine'
import type { Node } from '../map/lanes.ts'
import { planetAt, tileOf } from '../map/sectors.ts'
import { NOWHERE, type State } from '../rules/state.ts'
import { Captain } from './captain.ts'
import { chartOf } from './chart.ts'
import { type Outing, type StopKind, Voyage } from './voyage.ts'
import { FAR } from './yardstick/routes.ts'

/** So many plans are worth a thought. */
const MOST = 6

/** What it is worth to stay with a plan: enough not to dither between two. */
const RESOLVE = 1

/** What is still to be done loses so much with every turn it takes to get there. */
const PER_TURN = 0.65

/** What a captain could aim at over several turns, each with what it promises per turn. */
export function plans(g: State, seat: Seat): readonly Plan<State>[] {
  const { hex, mat } = g.vessels[seat]
  if (mat === '' || hex === NOWHERE) return []
  const captain = new Captain(g, seat)
  const here = captain.chart.lanes.nodeAt(hex)
  const outings = new Voyage(captain, here).outings().slice(0, MOST)
  const least = outings.reduce((worst, { worth }) => Math.min(worst, worth), 0)
  return outings.map((outing) => planOf(captain, outing, outing.worth - least + 1))
}

function planOf(captain: Captain, { kind, node, onward }: Outing, promise: number): Plan<State> {
  const { g, seat, flight, isOutlaw } = captain
  const isDone = DONE[kind](g, seat)
  const tile = (place: Node) => tileOf(g, captain.chart.lanes.sectorAt(place)).id
  const { size } = captain.chart.lanes
  return {
    kind,
    about: { from: tile(node), to: tile(onward) },
    promise,
    progress(later) {
      const { hex } = later.vessels[seat]
      if (isDone(later)) return RESOLVE
      if (hex === NOWHERE) return 0
      const { routes, lanes } = chartOf(later)
      const away = routes.from(lanes.nodeAt(hex), isOutlaw)[node < size ? node : 0]
      return away >= FAR ? 0 : RESOLVE * PER_TURN ** (away / flight.perTurn)
    },
  }
}

type Done = (g: State, seat: Seat) => (later: State) => boolean

/** Whatever brings fame has been done when there is more of it. */
const earned: Done = (g, seat) => {
  const { fame, fameDue } = g.vessels[seat]
  return ({ vessels }) => vessels[seat].fame + vessels[seat].fameDue > fame + fameDue
}

/** How one sees that a task is done. */
const DONE: { readonly [kind in StopKind]: Done } = {
  sale: earned,
  trade: (g, seat) => (later) => later.vessels[seat].credits < g.vessels[seat].credits,
  gathering: (g, seat) => (later) => later.vessels[seat].cubes !== g.vessels[seat].cubes,
  mission: (g, seat) => (later) => later.vessels[seat].revealed !== g.vessels[seat].revealed,
  cards: (_g, seat) => (later) => later.vessels[seat].mission !== '',
  token: (g, seat) => (later) => later.vessels[seat].tokens.length > g.vessels[seat].tokens.length,
  rim: (g) => (later) => later.sectors.length > g.sectors.length,
  landing: (_g, seat) => (later) =>
    later.phase === 'business' && planetAt(later, later.vessels[seat].hex) !== undefined,
}
