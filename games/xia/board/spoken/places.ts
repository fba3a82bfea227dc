import type { Compass, Formatter, Place, Step } from '@orrery/board'
import type { Viewer } from '@orrery/protocol'
import { crossingsOf } from '../../map/borders.ts'
import { DIRECTION_NAMES, DIRECTIONS, type Direction, type Hex, hexName, neighbour } from '../../map/hex.ts'
import { type Chart, hexesOf, isExplored, sectorAt, tileAt, unexploredEdges } from '../../map/sectors.ts'
import type { VesselView, View } from '../../view.ts'
import { percent } from '../figures.ts'
import { chartOf, throughGates } from '../map/chart.ts'
import { middleOf } from '../map/geometry.ts'
import { type Danger, dangersOf } from '../map/odds.ts'
import { borderText } from '../map/place-text.ts'
import { ownVessel } from './space.ts'

/** Every space of the known sectors. */
export const knownHexes = (chart: Chart): readonly Hex[] =>
  chart.sectors.flatMap((_, sector) => hexesOf(chart, sector, () => true))

/** The spaces beyond the edge of what is known. */
export const unknownHexes = (chart: Chart): readonly Hex[] => [
  ...new Set(knownHexes(chart).flatMap((hex) => unexploredEdges(chart, hex).map((way) => neighbour(hex, way)))),
]

/** Known spaces with their borders, and a rim of unknown ones. */
export function spokenPlaces(view: View, viewer: Viewer, say: Formatter): readonly Place[] {
  const chart = chartOf(view.sectors)
  const own = ownVessel(view, viewer)
  const ship = own && own.ship !== '' ? [own.titles, own.bounty > 0, own.papers] : undefined
  const key = JSON.stringify(ship ?? '')
  if (latest.chart !== chart || latest.say !== say || latest.key !== key)
    latest = { chart, say, key, places: placesFor(chart, own, say) }
  return latest.places
}

interface Told {
  readonly chart: Chart | undefined
  readonly say: Formatter | undefined
  readonly key: string
  readonly places: readonly Place[]
}

/** Borders stay as they are for many questions, and there are many of them: the last ones are kept. */
let latest: Told = { chart: undefined, say: undefined, key: '', places: [] }

function placesFor(chart: Chart, own: VesselView | undefined, say: Formatter): readonly Place[] {
  const gates = throughGates(chart)
  const unknown = unknownHexes(chart)
  const rim = new Set(unknown)
  return [
    ...knownHexes(chart).map(
      (hex): Place => ({
        id: hexName(hex),
        at: middleOf(hex),
        group: say.name(tileAt(chart, hex)?.id ?? ''),
        next: [
          ...DIRECTIONS.map((way) => stepFrom(chart, own, hex, way, say)),
          ...gates(hex).map((to): Step => ({ to: hexName(to), over: say.text('gate') })),
        ],
      }),
    ),
    ...unknown.map(
      (hex): Place => ({
        id: hexName(hex),
        at: middleOf(hex),
        next: DIRECTIONS.flatMap((way): Step[] => {
          const beside = neighbour(hex, way)
          if (!isExplored(chart, beside))
            return rim.has(beside) ? [{ to: hexName(beside), way: COMPASS_OF[way], closed: true }] : []
          return [{ to: hexName(beside), way: COMPASS_OF[way] }]
        }),
      }),
    ),
  ]
}

const COMPASS_OF: readonly Compass[] = DIRECTION_NAMES.map((name) => name.toLowerCase() as Compass)

function stepFrom(chart: Chart, own: VesselView | undefined, hex: Hex, direction: Direction, say: Formatter): Step {
  const to = neighbour(hex, direction)
  const step = { to: hexName(to), way: COMPASS_OF[direction] }
  if (sectorAt(chart, to) < 0) return step
  if (own === undefined || own.ship === '') {
    const [crossing] = crossingsOf(chart, hex, direction)
    return crossing === undefined ? step : { ...step, over: borderText(say, crossing.border) }
  }
  const dangers = dangersOf(say, chart, own, hex, direction)
  if (dangers.length === 0) return step
  const over = dangers.map((danger) => riskText(danger, say)).join(', ')
  return { ...step, over, ...(dangers.some(({ safe }) => safe === 0) && { closed: true }) }
}

const riskText = ({ border, safe }: Danger, say: Formatter): string =>
  say.text('{{border}}, {{p}} risk', { border: borderText(say, border), p: percent(1 - safe) })
