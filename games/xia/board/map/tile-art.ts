import type { Point } from '@orrery/board'
import type { Special, Terrain } from '../../content/types.ts'
import { DIRECTIONS, type Hex, neighbour } from '../../map/hex.ts'
import { CELLS, cellOf, centreOf, FIRST_SLOT, hexOn, NEXT_CELL } from '../../map/lattice.ts'
import { content } from '../content.ts'
import { type DrawnBorder, marksOf } from './border-marks.ts'
import { hexText, middleOf, outlineText } from './geometry.ts'
import { type Ground, ground, puffs, rings, rocks, type Strewn, splinters } from './terrain-art.ts'

/** Hexes that are drawn as one thing. */
export interface RegionArt {
  readonly kind: Exclude<Terrain, 'normal'>
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

/** What the ground of each planet looks like. */
const GROUNDS: { readonly [tile: string]: Ground } = {
  'kemplar-ii': 'city',
  'neo-damascus': 'dunes',
  lunari: 'craters',
  azure: 'waves',
  'doravin-v': 'continents',
  loath: 'cracks',
  'smugglers-den': 'lamps',
}

const HEXES: readonly Hex[] = CELLS.map((_, cell) => hexOn(FIRST_SLOT, cell))
const MIDDLES: readonly Point[] = HEXES.map(middleOf)
const GRID = MIDDLES.map((middle) => hexText(middle)).join('')

/** The outline of some cells of a tile. */
function outlineOf(cells: readonly number[]): string {
  const isInside = (hex: Hex, direction: number) => cells.includes(NEXT_CELL[cellOf(hex) * 6 + direction])
  return outlineText(
    cells.map((cell) => HEXES[cell]),
    isInside,
  )
}

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
      const middles = cells.map((cell) => MIDDLES[cell])
      return { kind, outline: outlineOf(cells), strewn: strew(kind, tile, middles, `${tile} ${place}`) }
    }),
    marks: marksOf(MIDDLES, borders),
    specials: special.flatMap((one, cell) => (one ? [{ at: MIDDLES[cell], special: one }] : [])),
  }
}

const NOTHING: Strewn = { body: '', light: '' }

function strew(kind: RegionArt['kind'], tile: string, middles: readonly Point[], word: string): Strewn {
  switch (kind) {
    case 'asteroid':
      return rocks(middles, word)
    case 'debris':
      return splinters(middles, word)
    case 'nebula':
      return puffs(middles, word)
    case 'gate':
      return rings(middles)
    case 'planet':
      return ground(GROUNDS[tile] ?? 'craters', middles, word)
    case 'star':
      return NOTHING
  }
}

/** By side of a tile around its middle: the middle of that side. */
export const SIDE_MIDDLES: readonly Point[] = DIRECTIONS.map((side) => {
  const beyond = middleOf(centreOf(neighbour(FIRST_SLOT, side)))
  return { x: beyond.x / 2, y: beyond.y / 2 }
})
