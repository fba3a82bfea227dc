import type { Law } from '../content/types.ts'
import { type Direction, type Hex, neighbour, opposite } from './hex.ts'
import { type Border, partsNeighbours } from './layout.ts'
import { borderAt, type Chart, isExplored, tileAt } from './sectors.ts'

/** A border that a step crosses, and whose it is. */
export interface Crossing {
  readonly border: Border
  /** Out of the hex that the ship leaves, or into the one it enters. */
  readonly way: 'exit' | 'entry'
  /** Of a planet's shield or entrance. */
  readonly law: Law | undefined
}

/** [border.exit] Only the borders of planets act on a ship that leaves a space. */
export const actsOnExit = (border: Border): boolean => partsNeighbours(border)

/** [border.entry] Everything but gates and normal space acts on a ship that enters a space. */
export const actsOnEntry = (border: Border): boolean => border !== 'none' && border !== 'gate'

/** [border.double] What a step between explored neighbours crosses that has an effect: first out of the old hex, then into the new one. */
export function crossingsOf(chart: Chart, from: Hex, direction: Direction): Crossing[] {
  const crossings: Crossing[] = []
  const exit = exitBorder(chart, from, direction)
  if (exit !== 'none') crossings.push({ border: exit, way: 'exit', law: tileAt(chart, from)?.law })
  const to = neighbour(from, direction)
  const entry = entryBorder(chart, from, direction)
  if (entry !== 'none')
    crossings.push({ border: entry, way: 'entry', law: partsNeighbours(entry) ? tileAt(chart, to)?.law : undefined })
  return crossings
}

/** The border that acts on leaving a hex, or `none`. */
export function exitBorder(chart: Chart, from: Hex, direction: Direction): Border {
  const border = borderAt(chart, from, direction)
  return actsOnExit(border) ? border : 'none'
}

/** The border that acts on entering the hex beyond a side, or `none`. */
export function entryBorder(chart: Chart, from: Hex, direction: Direction): Border {
  const border = borderAt(chart, neighbour(from, direction), opposite(direction))
  return actsOnEntry(border) ? border : 'none'
}

/** [map.adjacent] Neighbouring hexes are adjacent unless a planet's shield or entrance is between them, on either side. */
export function areAdjacent(chart: Chart, a: Hex, b: Hex): boolean {
  for (let direction = 0; direction < 6; direction++) {
    if (neighbour(a, direction) !== b) continue
    if (!isExplored(chart, a) || !isExplored(chart, b)) return false
    return !partsNeighbours(borderAt(chart, a, direction)) && !partsNeighbours(borderAt(chart, b, opposite(direction)))
  }
  return false
}
