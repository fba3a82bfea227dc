import type { Point } from '@orrery/board'
import type { LogLine } from '@orrery/protocol'
import { CRAFT_NAMES } from '../../crafts.ts'
import { crossingsOf } from '../../map/borders.ts'
import { directionTo, type Hex, hexNamed, neighbour } from '../../map/hex.ts'
import { type Chart, isExplored } from '../../map/sectors.ts'
import type { View } from '../../view.ts'
import { acrossSides, chartOf, type Onward, throughGates, wayBetween } from './chart.ts'
import { places } from './craft-places.ts'
import { degreesBetween, middleOf, pointText } from './geometry.ts'

/** Where a ship has flown in the last update: every hex it was on, the first one where it came from. */
export interface Flight {
  readonly craft: string
  readonly hexes: readonly Hex[]
  /** Steps of others before it starts. */
  readonly after: number
}

/** Where all ships are drawn but the viewer's own. */
export function othersOf(view: Pick<View, 'seat' | 'vessels' | 'npcs'>): readonly Point[] {
  const own = view.seat === null ? undefined : view.vessels[view.seat].colour
  return [...places(view)].flatMap(([craft, hex]) => (craft === own ? [] : [middleOf(hex)]))
}

/** What a line of the log tells about where a ship went. */
interface Leg {
  readonly craft: string
  /** The space it reached. */
  readonly to: Hex
  /** Flown hex by hex, or put there. */
  readonly flown: boolean
  /** How many steps it was. */
  readonly spaces: number | undefined
}

const FLOWN: ReadonlySet<string> = new Set([
  'move.step',
  'move.step#cross',
  'move.bounce',
  'ship.harpoon#follow',
  'npc.path',
  'npc.stop',
])
const PUT: ReadonlySet<string> = new Set([
  'border.gate',
  'border.tigris',
  'ability.fold-jump',
  'death.respawn',
  'npc.spawn',
])

const isText = (value: unknown): value is string => typeof value === 'string'

function legOf({ what, data }: LogLine): Leg | undefined {
  const flown = FLOWN.has(what)
  if (!flown && !PUT.has(what)) return undefined
  const craft = isText(data.craft) ? data.craft : CRAFT_NAMES[Number(data.seat ?? data.craft ?? -1)]
  const to = hexNamed(String(data.to ?? data.hex))
  const spaces = typeof data.spaces === 'number' ? data.spaces : undefined
  return craft === undefined ? undefined : { craft, to, flown, spaces }
}

/** The flights between two positions, in the order in which they were told. */
export function flightsBetween(before: View, after: View, news: readonly LogLine[]): readonly Flight[] {
  const chart = chartOf(after.sectors)
  const now = places(after)
  const ways = new Map<string, Hex[]>()
  for (const [craft, hex] of places(before)) ways.set(craft, [hex])
  const moved: string[] = []
  for (const line of news) {
    const leg = legOf(line)
    if (leg === undefined) continue
    if (!moved.includes(leg.craft)) moved.push(leg.craft)
    follow(chart, ways, leg)
  }
  for (const [craft, hex] of now)
    if (ways.has(craft) && ways.get(craft)?.[0] !== hex && !moved.includes(craft)) moved.push(craft)
  let done = 0
  return moved.flatMap((craft) => {
    const hexes = finished(chart, ways.get(craft), now.get(craft))
    if (hexes.length < 2) return []
    const flight = { craft, hexes, after: done }
    done += hexes.length - 1
    return [flight]
  })
}

function follow(chart: Chart, ways: Map<string, Hex[]>, { craft, to, flown, spaces }: Leg): void {
  const way = ways.get(craft)
  if (flown && way !== undefined) way.push(...(between(chart, way[way.length - 1], to, spaces) ?? [to]))
  else ways.set(craft, [to])
}

/** The way ends where the ship is now. */
function finished(chart: Chart, way: readonly Hex[] | undefined, end: Hex | undefined): readonly Hex[] {
  if (way === undefined || end === undefined) return []
  const last = way.lastIndexOf(end)
  if (last >= 0) return way.slice(0, last + 1)
  return [...way, ...(between(chart, way[way.length - 1], end) ?? [end])]
}

/** The shortest way without borders that matter, of so many steps if that is known; through gates, or over borders, where it must be. */
function between(chart: Chart, from: Hex, to: Hex, spaces?: number): readonly Hex[] | undefined {
  const isKnown = (hex: Hex, direction: number) => isExplored(chart, neighbour(hex, direction))
  const isQuiet = (hex: Hex, direction: number) =>
    isKnown(hex, direction) && crossingsOf(chart, hex, direction).every(({ border }) => border === 'entrance')
  const quiet = acrossSides(isQuiet)
  const gates = throughGates(chart)
  const known = acrossSides(isKnown)
  const ways: readonly Onward[] = [
    quiet,
    (hex) => [...quiet(hex), ...gates(hex)],
    known,
    (hex) => [...known(hex), ...gates(hex)],
  ]
  let first: readonly Hex[] | undefined
  for (const onward of ways) {
    const way = wayBetween(from, to, onward)
    if (way !== undefined && (spaces === undefined || way.length === spaces)) return way
    first ??= way
  }
  return first
}

export const flightText = ({ hexes }: Flight): string => hexes.map((hex) => pointText(middleOf(hex))).join(',')

/** Where the bow points after a flight. */
export function headingAfter({ hexes }: Flight): number {
  const [from, to] = hexes.slice(-2).map(middleOf) as [Point, Point]
  return degreesBetween(from, to)
}

/** Steps from hex to neighbouring hex; through a gate there is a leap. */
export const isStep = (from: Hex, to: Hex): boolean => directionTo(from, to) >= 0

/** The ways of ships from the first space that lines tell of. */
export function waysOf(chart: Chart, lines: readonly LogLine[]): ReadonlyMap<string, readonly Hex[]> {
  const ways = new Map<string, Hex[]>()
  for (const line of lines) {
    const leg = legOf(line)
    if (leg === undefined || !isExplored(chart, leg.to)) continue
    const way = ways.get(leg.craft) ?? []
    const last = way.at(-1)
    const flown = last !== undefined && leg.flown ? between(chart, last, leg.to, leg.spaces) : undefined
    ways.set(leg.craft, [...way, ...(flown ?? [leg.to])])
  }
  return ways
}
