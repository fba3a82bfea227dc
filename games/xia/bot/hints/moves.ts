import { type Choose, optionsOf, type Seat } from '@orrery/engine'
import { deeds, hexes, STOP, TIGRIS, wordOf } from '../../codecs.ts'
import { MERCHANT } from '../../crafts.ts'
import { type Hex, hexDistance } from '../../map/hex.ts'
import { type Node, UNEXPLORED } from '../../map/lanes.ts'
import { inSight } from '../../map/sight.ts'
import { mayScan } from '../../rules/actions/explore.ts'
import { outfitOf } from '../../rules/ship/vessel.ts'
import { hexOf, NOWHERE, type State } from '../../rules/state.ts'
import { costOf } from '../approach.ts'
import { Captain } from '../captain.ts'
import { rankedTasks } from '../prospects.ts'
import { sureThing } from './actions.ts'

/** So many goals are worth a thought. */
const GOALS = 5

/** A space or a passage that can be chosen. */
interface Destination {
  readonly option: string
  readonly node: Node
  /** What it costs besides its space, in spaces. */
  readonly cost: number
}

/** For each of the best goals the way that comes nearest to it; what can be done in passing; and to stop. */
export function moveHints(g: State, question: Choose): readonly string[] {
  const { seat } = question
  const sure = sureThing(optionsOf(question).map(String))
  if (sure !== undefined && sure !== 'draw') return [sure]
  const captain = new Captain(g, seat)
  const { lanes } = captain.chart
  const here = lanes.nodeAt(g.vessels[seat].hex)
  const destinations: Destination[] = []
  const first: string[] = []
  const last: string[] = []
  const jumps: string[] = []
  const uses: { readonly option: string; readonly goal: Node }[] = []
  for (const offered of optionsOf(question)) {
    const option = String(offered)
    const hex = hexes.match(option)
    if (hex !== undefined) {
      destinations.push({ option, node: lanes.nodeAt(hex), cost: 0 })
      continue
    }
    switch (wordOf(option)) {
      case 'cross': {
        const edge = here * 6 + deeds.cross.decode(option)
        const cost = costOf(lanes.step[edge], captain.isOutlaw)
        if (cost > 0 && lanes.next[edge] !== UNEXPLORED)
          destinations.push({ option, node: lanes.next[edge], cost: cost - 1 })
        break
      }
      case 'gate':
        destinations.push({ option, node: lanes.nodeAt(deeds.gate.decode(option)), cost: 0 })
        break
      case 'jump':
        jumps.push(option)
        break
      case 'draw':
      case 'collect':
        first.push(option)
        break
      case 'use': {
        const edge = here * 6 + deeds.use.decode(option)
        if (costOf(lanes.step[edge], captain.isOutlaw) === 1) uses.push({ option, goal: lanes.next[edge] })
        last.push(option)
        break
      }
      case 'ability':
      case STOP:
      case TIGRIS:
        last.push(option)
    }
  }
  const goals = rankedTasks(captain, here).slice(0, GOALS)
  const ways: string[] = []
  for (const { task } of goals) {
    const { start, kind } = task
    // Without energy to scan, whoever is at the rim gets beyond it by a jump alone.
    if (kind === 'rim' && (start !== here || mayScan(g, seat))) ways.push(...jumps)
    if (start === here && !captain.isShared) {
      ways.push(STOP)
      continue
    }
    const way = uses.find(({ goal }) => goal === start)?.option ?? nearest(captain, destinations, start, here)
    if (way !== undefined) ways.push(way)
  }
  return [...new Set([...first, ...ways, ...ambushes(g, seat, destinations, captain), ...last])]
}

/** Who wants to act on an occupied space has to halt beside it, with this much movement left. */
const BESIDE = 2

/** The destination from which it is nearest to a goal, if it is nearer than from here. From a space that is shared one has to go aside first. */
function nearest(captain: Captain, destinations: readonly Destination[], goal: Node, here: Node): string | undefined {
  const approach = captain.approach(goal)
  const isTaken = captain.occupied.includes(goal)
  const { left } = captain.flight
  const from = captain.from(here)
  let best: Destination | undefined
  let least = isTaken && captain.isShared && approach[here] <= 1 ? BESIDE : approach[here]
  for (const destination of destinations) {
    const { node, cost } = destination
    const far = approach[node] + cost
    const isUseless = isTaken && far <= 1 && (captain.taken.includes(node) || left - from[node] < BESIDE)
    if (isUseless || far >= least) continue
    best = destination
    least = far
  }
  return best?.option
}

/** Where weapons reach a ship from. */
function ambushes(g: State, seat: Seat, destinations: readonly Destination[], { chart }: Captain): string[] {
  const reach = rangesOf(g, seat)
  if (reach.length === 0) return []
  const found: string[] = []
  for (let craft = 0; craft < MERCHANT + g.drones.length; craft++) {
    if (craft === seat || (craft >= g.seats && craft < MERCHANT)) continue
    const target = hexOf(g, craft)
    if (target === NOWHERE) continue
    const from = destinations.find(({ node, cost }) => cost === 0 && canHit(g, chart.lanes.hexes[node], target, reach))
    if (from) found.push(from.option)
  }
  return found
}

type Range = readonly [least: number, most: number]

function rangesOf(g: State, seat: Seat): Range[] {
  const ranges: Range[] = []
  if (g.vessels[seat].armed === 0) return ranges
  for (const fitted of g.vessels[seat].outfits) {
    const { type, range } = outfitOf(g, fitted)
    if (type === 'blaster' || type === 'missile') ranges.push(range)
  }
  return ranges
}

function canHit(g: State, from: Hex, target: Hex, ranges: readonly Range[]): boolean {
  const far = hexDistance(from, target)
  return ranges.some(([least, most]) => far >= least && far <= most) && inSight(g, from, target)
}
