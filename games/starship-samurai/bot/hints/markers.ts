import type { Seat, SingleQuestion, Value } from '@orrery/engine'
import { markers, NEUTRAL, spaces } from '../../codecs.ts'
import { branchRewards, mayTouch } from '../../rules/alliance.ts'
import { NONE } from '../../rules/dialect.ts'
import { LESSER_CLANS, type LesserClan, type Marker, type State } from '../../rules/state/state.ts'
import { allianceWorth, isSworn } from '../alliances.ts'
import { type Clock, clockOf } from '../clock.ts'
import { lossTo } from '../rivalry.ts'

/** So many markers are thought of. */
const MOST = 4

interface Space {
  readonly branch: Seat
  readonly depth: number
}

/** Where a marker goes that a seat moves as far as it can in its own favor. */
function goalOf(g: State, seat: Seat, marker: Marker, most: number): Space {
  const depth = g.depth[marker]
  const top = branchRewards(g).length
  if (depth === 0 || g.branch[marker] === seat) return { branch: seat, depth: Math.min(top, depth + most) }
  if (most > depth) return { branch: seat, depth: Math.min(top, most - depth) }
  return { branch: g.branch[marker], depth: depth - most }
}

/** What it brings a seat to move a marker so far, what others lose by it included. */
export function gainOf(g: State, clock: Clock, seat: Seat, marker: Marker, most: number): number {
  const goal = goalOf(g, seat, marker, most)
  const share = (branch: Seat) => (branch === seat ? 1 : -lossTo(g))
  const depth = g.depth[marker]
  const before =
    depth === 0 ? 0 : share(g.branch[marker]) * allianceWorth(g, clock, g.branch[marker], depth, isSworn(g, marker))
  const after = goal.depth === 0 ? 0 : share(goal.branch) * allianceWorth(g, clock, goal.branch, goal.depth)
  return after - before
}

/** The most that any one marker can bring that is moved so far. */
export function bestGain(g: State, clock: Clock, seat: Seat, most: number): number {
  const refused = mayTouch(g, seat)
  let best = 0
  for (let marker = 0; marker < LESSER_CLANS.length; marker++)
    if (!refused(marker)) best = Math.max(best, gainOf(g, clock, seat, marker, most))
  return best
}

/** The markers that bring most when they are moved, or none. */
export function anyMarker(g: State, { seat, about }: SingleQuestion): Value[] {
  const clock = clockOf(g)
  const most = Number(about.spaces ?? 1)
  const refused = mayTouch(g, seat)
  const gains: { readonly marker: Marker; readonly gain: number }[] = []
  for (let marker = 0; marker < LESSER_CLANS.length; marker++)
    if (!refused(marker)) gains.push({ marker, gain: gainOf(g, clock, seat, marker, most) })
  gains.sort((a, b) => b.gain - a.gain)
  const good = gains.filter(({ gain }) => gain > 0).slice(0, MOST)
  return good.length > 0 ? good.map(({ marker }) => markers.encode(marker)) : [NONE]
}

/** As far as it goes towards the own branch, and along it. */
export function whereTo(g: State, { seat, about }: SingleQuestion): Value[] {
  const marker = LESSER_CLANS.indexOf(about.clan as LesserClan)
  const { branch, depth } = goalOf(g, seat, marker, Number(about.spaces))
  return [depth === 0 ? NEUTRAL : spaces.encode({ branch, depth })]
}
