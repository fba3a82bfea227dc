import type { Formatter } from '@orrery/board'
import type { Viewer } from '@orrery/protocol'
import { type DIRECTIONS, hexName, hexNamed, NEIGHBOURS, NO_HEX } from '../../map/hex.ts'
import { reach } from '../../map/reach.ts'
import type { View } from '../../view.ts'
import { actionCardOf, kindOfFigure, unitOf } from '../facts.ts'
import { armiesIn } from './area.ts'
import { bordersBetween, isClosedTo } from './places.ts'

/** As far as armies come in a movement whose card is not shown; Oni move from area to area. */
const USUAL_RANGE = 3
const ONI_RANGE = 1

/** Armies of others that stand in an area or can come into it with one movement. */
export function threats(view: View, place: string, viewer: Viewer, say: Formatter): readonly string[] {
  const own = viewer === 'spectator' ? undefined : view.seats[viewer].faction
  const target = hexNamed(place)
  if (target === undefined || !view.hexes.some(({ hex, kind }) => hex === place && kind !== 'homezone')) return []
  const armies = view.hexes.flatMap((area) =>
    armiesIn(area, view, viewer).flatMap(([side, figures]) => {
      const steps = side === own ? undefined : reachOf(view, side, area.hex, figures, rangeOf(view, side)).get(target)
      return steps === undefined ? [] : [{ side, units: figures, hex: area.hex, steps }]
    }),
  )
  const nearest = armies.sort((a, b) => a.steps - b.steps)
  return nearest.flatMap(({ side, units, steps }, index) => {
    if (steps === 0) return [say.sentence('{{side}} {{has:side}} {{units}} here.', { side, units })]
    const alike = nearest.filter((one) => one.side === side && one.steps === steps)
    if (alike[0] !== nearest[index]) return []
    const from = alike.map((one) => say.sentence('{{units}} in {{hex}}', { units: one.units, hex: one.hex }))
    return [`${say.sentence('{{side}}, {{n|# step|# steps}} away', { side, n: steps })}: ${from.join('; ')}.`]
  })
}

/** The movement of the action card, if it is shown. */
function rangeOf(view: View, side: string): number {
  if (side === 'oni') return ONI_RANGE
  const card = view.seats.find(({ faction }) => faction === side)?.card ?? null
  const shown = card === null ? undefined : actionCardOf(card)
  return shown === undefined ? USUAL_RANGE : (shown.red?.movement ?? 0)
}

/** How many steps an army takes to the areas around it: blockades stop those who do not fly. */
function reachOf(
  view: View,
  side: string,
  from: string,
  figures: readonly string[],
  range: number,
): Map<number, number> {
  const start = hexNamed(from) ?? NO_HEX
  const hexes = new Map(view.hexes.map((hex) => [hex.hex, hex]))
  const flying =
    figures.some((figure) => unitOf(kindOfFigure(figure))?.flying) || (side === 'dark-seed' && view.swarmFlies)
  return reach(start, range, (hex, way) => {
    const [here, there] = [hexes.get(hexName(hex)), hexes.get(nameBeyond(hex, way))]
    if (here === undefined || there === undefined) return undefined
    return isClosedTo(side, bordersBetween(view, here, there, way), flying) ? undefined : 1
  })
}

const nameBeyond = (hex: number, way: (typeof DIRECTIONS)[number]): string => {
  const beyond = NEIGHBOURS[hex][way]
  return beyond === NO_HEX ? '' : hexName(beyond)
}
