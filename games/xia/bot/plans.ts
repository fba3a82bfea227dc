import type { Plan, Seat } from '@orrery/engine'
import type { Node } from '../map/lanes.ts'
import { planetAt, tileOf } from '../map/sectors.ts'
import { NOWHERE, type State } from '../rules/state.ts'
import { Captain } from './captain.ts'
import { type Ranked, rankedTasks } from './prospects.ts'
import type { TaskKind } from './tasks.ts'

/** So many plans are worth a thought. */
const MOST = 6

/** What it is worth to stay with a plan, as a part of what the plan brings: enough not to dither between two. */
const RESOLVE = 0.1

/** What a captain could aim at over several turns, each with what it promises per turn. */
export function plans(g: State, seat: Seat): readonly Plan<State>[] {
  const { hex, mat } = g.vessels[seat]
  if (mat === '' || hex === NOWHERE) return []
  const captain = new Captain(g, seat)
  const here = captain.chart.lanes.nodeAt(hex)
  return rankedTasks(captain, here)
    .slice(0, MOST)
    .map((ranked) => planOf(captain, ranked))
}

function planOf(captain: Captain, { task, worth }: Ranked): Plan<State> {
  const { g, seat } = captain
  const isDone = DONE[task.kind](g, seat)
  const tile = (node: Node) => tileOf(g, captain.chart.lanes.sectorAt(node)).id
  return {
    kind: task.kind,
    about: { from: tile(task.start), to: tile(task.end) },
    promise: worth,
    progress(later) {
      if (isDone(later)) return RESOLVE * task.worth
      const { hex } = later.vessels[seat]
      if (hex === NOWHERE) return 0
      const then = new Captain(later, seat)
      const away = then.from(then.chart.lanes.nodeAt(hex))[task.start]
      return RESOLVE * task.worth * then.share(away + task.way)
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
const DONE: { readonly [kind in TaskKind]: Done } = {
  sale: earned,
  trade: earned,
  gathering: earned,
  mission: earned,
  cards: (_g, seat) => (later) => later.vessels[seat].mission !== '',
  token: (g, seat) => (later) => later.vessels[seat].tokens.length > g.vessels[seat].tokens.length,
  rim: (g) => (later) => later.sectors.length > g.sectors.length,
  landing: (_g, seat) => (later) =>
    later.phase === 'business' && planetAt(later, later.vessels[seat].hex) !== undefined,
}
