import type { Refusal } from '@orrery/engine'
import type { AreaType } from '../../content/types.ts'
import { type Direction, directionTo, type Hex, hexName, NEIGHBOURS, opposite } from '../../map/hex.ts'
import { type Edge, edgeAt, hasSide, rotateSides, type Sides } from '../../map/side.ts'
import { refuse } from '../dialect.ts'
import { BLUE, HOME_TILE, MOON_TILE, NO_TILE, RED, type State } from '../state/state.ts'
import { BOARLORDS, CYBERSAMURAI, type Side } from '../state/vocabulary.ts'
import { underRocket } from './figures.ts'

/** Whether the hex is part of the board. */
export const exists = (g: State, hex: Hex): boolean => hex >= 0 && hex < g.tiles.length && g.tiles[hex] !== NO_TILE

/** [board.homezone] Homezones are no areas; the moon's hexes are. */
export const isArea = (g: State, hex: Hex): boolean => exists(g, hex) && g.tiles[hex] !== HOME_TILE

export const isMoonArea = (g: State, hex: Hex): boolean => g.tiles[hex] === MOON_TILE

export const areaType = (g: State, hex: Hex): AreaType | undefined =>
  g.tiles[hex] === MOON_TILE ? 'moon' : g.content.tiles[g.tiles[hex]]?.type

/** [conquest.mountain] The value of a mountain range, 0 elsewhere. */
export const mountainAt = (g: State, hex: Hex): number => g.content.tiles[g.tiles[hex]]?.mountain ?? 0

/** The hexes of the board around a hex. */
export function neighboursOf(g: State, hex: Hex): Hex[] {
  const list: Hex[] = []
  for (const other of NEIGHBOURS[hex]) if (exists(g, other)) list.push(other)
  return list
}

export const areasAround = (g: State, hex: Hex): Hex[] => neighboursOf(g, hex).filter((other) => isArea(g, other))

/** All areas of the board, the moon's among them. */
export const areasOf = (g: State): readonly Hex[] => g.areas

/** The blockades printed on the tile of a hex, as it lies. */
export const printedSides = (g: State, hex: Hex): Sides =>
  rotateSides(g.content.tables.printedSides[g.tiles[hex]] ?? 0, g.rotations[hex])

/** [board.sides] What is closed on a hex: printed and not covered by a passage, or by a marker. */
export const closedSides = (g: State, hex: Hex): Sides => (printedSides(g, hex) & ~g.passages[hex]) | g.blockades[hex]

export const hasKaneda = (g: State, edge: Edge): boolean => g.kaneda[RED] === edge || g.kaneda[BLUE] === edge

/**
 * [board.priority] Kaneda stops everybody but the Cybersamurai; those who fly cross anything else; blockades on either side stop all
 * others, and pigs all but the Boarlords.
 */
export function cannotCross(g: State, side: Side, flying: boolean, from: Hex, to: Hex): Refusal | undefined {
  const way = directionTo(from, to) as Direction
  const back = opposite(way)
  if (side !== CYBERSAMURAI && hasKaneda(g, edgeAt(from, way)))
    return refuse('board.kaneda', { from: hexName(from), to: hexName(to) })
  if (flying) return undefined
  if (hasSide(closedSides(g, from), way) || hasSide(closedSides(g, to), back))
    return refuse('board.blockade', { from: hexName(from), to: hexName(to) })
  if (side !== BOARLORDS && (hasPigs(g, from, way) || hasPigs(g, to, back)))
    return refuse('board.pigs', { from: hexName(from), to: hexName(to) })
  return undefined
}

/** Pigs under a Rocket marker stop nobody. */
const hasPigs = (g: State, hex: Hex, way: Direction): boolean =>
  hasSide(g.pigs[hex], way) && !underRocket(g, BOARLORDS, hex)

/** [event.markers] Blockade and passage markers are two sides of the same pieces. */
export function blockadesLeft(g: State): number {
  let used = 0
  for (const hex of g.hexes) used += bits(g.blockades[hex]) + bits(g.passages[hex])
  return g.content.numbers.blockadeMarkers - used
}

export function bits(sides: Sides): number {
  let count = 0
  for (let rest = sides; rest !== 0; rest &= rest - 1) count++
  return count
}
