import type { Box, Point } from '@orrery/board'
import type { Border, Special, Terrain } from '../../../content/types.ts'
import { DIRECTIONS, type Hex, neighbour } from '../../../map/hex.ts'
import { CELLS, cellOf, centreOf, FIRST_SLOT, hexOn, NEXT_CELL } from '../../../map/lattice.ts'
import { content } from '../../content.ts'
import { HEX_WIDTH, hexText, middleOf, type OutlineSide, outlineLoops, polygonText, SIZE } from '../geometry.ts'
import { type DrawnBorder, marksOf } from './border-marks.ts'
import { type Layer, planetArt } from './planet-art.ts'
import { circleText, ringText, roundedText, roundShieldText } from './rounded.ts'
import { type Blob, gas, rings, rocks, type Strewn, splinters } from './terrain-art.ts'

/** Hexes that are drawn as one thing. */
export type RegionArt = PlanetRegion | NebulaRegion | StrewnRegion

/** A ball where its spaces lie round one of them, else their outline without corners; and its shield, open at the entrances. */
export interface PlanetRegion {
  readonly kind: 'planet'
  readonly outline: string
  readonly shield: string
  readonly ground: string
  readonly layers: readonly Layer[]
}

export interface NebulaRegion {
  readonly kind: 'nebula'
  readonly outline: string
  readonly blobs: readonly Blob[]
  /** Stars that shine through. */
  readonly stars: string
}

export interface StrewnRegion {
  readonly kind: Exclude<Terrain, 'normal' | 'planet' | 'nebula'>
  readonly outline: string
  readonly strewn: Strewn
}

/** Everything about a tile that never changes once it lies there, around its middle. */
export interface TileArt {
  readonly outline: string
  readonly grid: string
  readonly regions: readonly RegionArt[]
  readonly marks: ReadonlyMap<DrawnBorder, string>
  readonly specials: readonly { readonly at: Point; readonly special: Special }[]
}

const HEXES: readonly Hex[] = CELLS.map((_, cell) => hexOn(FIRST_SLOT, cell))
const MIDDLES: readonly Point[] = HEXES.map(middleOf)
const GRID = MIDDLES.map((middle) => hexText(middle)).join('')

/** The outlines of some cells of a tile. */
const loopsOf = (cells: readonly number[]): readonly (readonly OutlineSide[])[] =>
  outlineLoops(
    cells.map((cell) => HEXES[cell]),
    (hex, direction) => cells.includes(NEXT_CELL[cellOf(hex) * 6 + direction]),
  )

const outlineOf = (cells: readonly number[]): string =>
  loopsOf(cells)
    .map((loop) => polygonText(loop.map(({ to }) => to)))
    .join('')

/** The outline of a whole tile around its middle. */
export const TILE_OUTLINE = outlineOf(HEXES.map((_, cell) => cell))

const ART = new Map<string, TileArt>()

/** The picture of a tile as it lies: made once. */
export function tileArt(tile: string, turn: number): TileArt {
  const key = `${tile} ${turn}`
  const known = ART.get(key)
  if (known !== undefined) return known
  const made = draw(tile, turn)
  ART.set(key, made)
  return made
}

function draw(tile: string, turn: number): TileArt {
  const { layouts, regions } = content.tiles[tile]
  const { special, region, borders } = layouts[turn]
  const cellsOf = (place: number) => HEXES.flatMap((_, cell) => (region[cell] === place ? [cell] : []))
  return {
    outline: TILE_OUTLINE,
    grid: GRID,
    regions: regions.map(({ kind }, place) => {
      const cells = cellsOf(place)
      const word = `${tile} ${place}`
      if (kind === 'planet') return drawPlanet(tile, cells, borders)
      if (kind === 'nebula') return drawNebula(cells, word)
      const middles = cells.map((cell) => MIDDLES[cell])
      return { kind, outline: outlineOf(cells), strewn: strew(kind, middles, word) }
    }),
    marks: marksOf(MIDDLES, borders),
    specials: special.flatMap((one, cell) => (one ? [{ at: MIDDLES[cell], special: one }] : [])),
  }
}

/** How far a ball reaches from its middle, and its shield. */
const [BALL, SHIELD] = [SIZE * 2.4, SIZE * 2.56]
/** A space and all round it. */
const WHOLE = 7

function drawPlanet(tile: string, cells: readonly number[], borders: readonly Border[]): PlanetRegion {
  const loops = loopsOf(cells)
  const isGap = ({ hex, direction }: OutlineSide) => borders[cellOf(hex) * 6 + direction] === 'entrance'
  const corners = loops.flat().map(({ to }) => to)
  const middle = centre(cells.map((cell) => MIDDLES[cell]))
  if (cells.length === WHOLE && cells.every((cell) => far(MIDDLES[cell], middle) < HEX_WIDTH * 1.1)) {
    const gaps = loops
      .flat()
      .filter(isGap)
      .map(({ from, to }) => centre([from, to]))
    return {
      kind: 'planet',
      outline: circleText(middle, BALL),
      shield: roundShieldText(middle, SHIELD, gaps),
      ...planetArt(tile, { x: middle.x - BALL, y: middle.y - BALL, width: 2 * BALL, height: 2 * BALL }),
    }
  }
  return {
    kind: 'planet',
    outline: roundedText(loops),
    shield: ringText(loops, isGap),
    ...planetArt(tile, boxOf(corners)),
  }
}

function drawNebula(cells: readonly number[], word: string): NebulaRegion {
  const loops = loopsOf(cells)
  const box = boxOf(loops.flat().map(({ to }) => to))
  return {
    kind: 'nebula',
    outline: roundedText(loops),
    ...gas(
      box,
      cells.map((cell) => MIDDLES[cell]),
      word,
    ),
  }
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const centre = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const NOTHING: Strewn = { body: '', light: '' }

function strew(kind: StrewnRegion['kind'], middles: readonly Point[], word: string): Strewn {
  switch (kind) {
    case 'asteroid':
      return rocks(middles, word)
    case 'debris':
      return splinters(middles, word)
    case 'gate':
      return rings(middles)
    case 'star':
      return NOTHING
  }
}

/** By side of a tile around its middle: the middle of that side. */
export const SIDE_MIDDLES: readonly Point[] = DIRECTIONS.map((side) => {
  const beyond = middleOf(centreOf(neighbour(FIRST_SLOT, side)))
  return { x: beyond.x / 2, y: beyond.y / 2 }
})
