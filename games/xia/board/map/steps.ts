import { crossingsOf } from '../../map/borders.ts'
import { type Hex, hexNamed, neighbour } from '../../map/hex.ts'
import { type Chart, isExplored } from '../../map/sectors.ts'
import type { VesselView, View } from '../../view.ts'
import { acrossSides, chartOf, type Onward, stepsFrom } from './chart.ts'

const ROUGH: readonly string[] = ['asteroid', 'debris', 'nebula']

/** Steps over which nothing happens to this ship. A move that slips through rocks and nebulae asks for no roll there. */
export const quietSteps = (chart: Chart, { bounty, papers }: VesselView, slips = false): Onward =>
  acrossSides(
    (hex, direction) =>
      isExplored(chart, neighbour(hex, direction)) &&
      crossingsOf(chart, hex, direction).every(
        ({ border, law, way }) =>
          (slips && ROUGH.includes(border)) ||
          (border === 'entrance' &&
            (papers || law === 'neutral' || (law === 'lawful' ? bounty === 0 || way === 'exit' : bounty > 0))),
      ),
  )

const NOWHERE: ReadonlyMap<Hex, number> = new Map()

/** How far the viewer flies to every space that the move under way can reach. */
export function stepsOfMove({ seat, move, vessels, sectors }: View): ReadonlyMap<Hex, number> {
  const own = seat === null || move?.seat !== seat ? undefined : vessels[seat]
  if (!own?.hex || !move) return NOWHERE
  return stepsFrom(hexNamed(own.hex), move.left, quietSteps(chartOf(sectors), own, move.slips))
}
