import type { Border, EdgeSymbol, Layout, Region, TileHex } from '../content/types.ts'
import { DIRECTIONS } from './hex.ts'
import { CELLS, NEXT_CELL, TURNED, type Turn } from './lattice.ts'

export type { Border, Layout } from '../content/types.ts'

/** [combat.sight] What no line of sight passes. */
export const blocksSight = (border: Border): boolean => border !== 'none' && border !== 'nebula' && border !== 'gate'

/** [map.adjacent] What keeps neighbours from being adjacent. */
export const partsNeighbours = (border: Border): boolean => border === 'shield' || border === 'entrance'

/**
 * [border.sides] Borders follow from the regions: planets, nebulae, gates and stars have them round their outline, asteroids and debris
 * round every single hex.
 */
export function bordersOf(hexes: readonly TileHex[], regions: readonly Region[]): Border[] {
  const borders: Border[] = Array.from({ length: hexes.length * 6 }, () => 'none')
  for (const { kind, cells, entrances } of regions)
    for (const cell of cells)
      for (const direction of DIRECTIONS) {
        const edge = cell * 6 + direction
        const single = kind === 'asteroid' || kind === 'debris'
        if (!single && cells.includes(NEXT_CELL[edge])) continue
        const open = entrances.some((entrance) => entrance.cell === cell && entrance.direction === direction)
        borders[edge] = kind !== 'planet' ? kind : open ? 'entrance' : 'shield'
      }
  return borders
}

const maskOf = (borders: readonly Border[], cell: number, counts: (border: Border) => boolean): number =>
  DIRECTIONS.reduce((mask, direction) => (counts(borders[cell * 6 + direction]) ? mask | (1 << direction) : mask), 0)

/** The tile in its six turns: made once, so that looking at the board never turns anything. */
export function layoutsOf(
  hexes: readonly TileHex[],
  regions: readonly Region[],
  symbols: readonly EdgeSymbol[],
): readonly Layout[] {
  const borders = bordersOf(hexes, regions)
  const regionOf = hexes.map((_, cell) => regions.findIndex((region) => region.cells.includes(cell)))
  return Object.freeze([0, 1, 2, 3, 4, 5].map((turn) => turned(hexes, borders, regionOf, symbols, turn)))
}

function turned(
  hexes: readonly TileHex[],
  borders: readonly Border[],
  regionOf: readonly number[],
  symbols: readonly EdgeSymbol[],
  turn: Turn,
): Layout {
  // The cell of the unturned tile that lies here now.
  const origin = CELLS.map((_, cell) => TURNED[turn].indexOf(cell))
  const turnedBorders = origin.flatMap((cell) =>
    DIRECTIONS.map((direction) => borders[cell * 6 + ((direction - turn + 6) % 6)]),
  )
  return Object.freeze({
    terrain: origin.map((cell) => hexes[cell].terrain),
    special: origin.map((cell) => hexes[cell].special),
    region: origin.map((cell) => regionOf[cell]),
    borders: turnedBorders,
    walls: CELLS.map((_, cell) => maskOf(turnedBorders, cell, blocksSight)),
    planetWalls: CELLS.map((_, cell) => maskOf(turnedBorders, cell, partsNeighbours)),
    symbols: DIRECTIONS.map((side) => symbols[(side - turn + 6) % 6]),
  })
}
