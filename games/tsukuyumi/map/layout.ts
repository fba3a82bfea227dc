import type { Content, Tile, TileId } from '../content/types.ts'
import { type Hex, hexNamed, isMoon, MOON } from './hex.ts'
import type { MapView } from './reach.ts'
import { NO_SIDES, rotateSides, type Sides, sidesOf } from './side.ts'

/** A tile on a hex, turned by so many sixths. */
export interface Placed {
  readonly hex: Hex
  readonly tile: TileId
  readonly rotation: number
}

/** A board before the first homezone is placed; the moon is in the middle of each. */
export interface Layout {
  readonly areas: readonly Placed[]
  /** The hexes that wait for a homezone. */
  readonly homezones: readonly Hex[]
  /** The tiles that are left, for events that add one. */
  readonly reserve: readonly TileId[]
}

/** [board.rotation] The printed blockades of a tile as it lies: side e has turned to e + rotation. */
export const printedSides = (tile: Tile, rotation: number): Sides => rotateSides(sidesOf(tile.blockades), rotation)

/** The fixed map, one by chance, or one by chance that has tiles of all boxes. */
export const MAPS = ['fixed', 'random', 'mixed'] as const
export type MapChoice = (typeof MAPS)[number]

/** Those of the first version of the rules. */
export const FIRST_MAPS: readonly MapChoice[] = ['fixed', 'random']

/** [setup.further-tiles] The tiles of a match: those of the core box and of the map, or those of all boxes. */
export function tilesInPlay(content: Content, players: number, map: MapChoice): TileId[] {
  const laid = new Set(content.maps[players].areas.map(([, tile]) => tile))
  const isPlayed = ({ id, set }: Tile) => map === 'mixed' || set === 'core' || laid.has(id)
  return Object.values(content.tiles)
    .filter(isPlayed)
    .map(({ id }) => id)
}

/** The tiles that are not laid out. */
export const reserveOf = (tiles: readonly TileId[], areas: readonly Placed[]): TileId[] => {
  const used = new Set(areas.map(({ tile }) => tile))
  return tiles.filter((tile) => !used.has(tile))
}

const mustBeHex = (name: string): Hex => {
  const hex = hexNamed(name)
  if (hex === undefined) throw new Error(`There is no hex "${name}".`)
  return hex
}

/** [setup.map] The map for so many players. */
export function fixedLayout(content: Content, players: number, map: MapChoice = 'fixed'): Layout {
  const { areas, homezones } = content.maps[players]
  const placed = areas.map(([name, tile, rotation]) => ({ hex: mustBeHex(name), tile, rotation }))
  const reserve = reserveOf(tilesInPlay(content, players, map), placed)
  return { areas: placed, homezones: homezones.map(mustBeHex), reserve }
}

/** All hexes of a layout: moon, areas and the places of homezones. */
export const hexesOf = ({ areas, homezones }: Layout): Hex[] => [...MOON, ...areas.map(({ hex }) => hex), ...homezones]

/** A layout as it is seen by geometry, with the blockades that are printed on it. */
export function viewOf(content: Content, { areas, homezones }: Layout): MapView {
  const sides = new Map(areas.map(({ hex, tile, rotation }) => [hex, printedSides(content.tiles[tile], rotation)]))
  const open = new Set(homezones)
  return {
    has: (hex) => isMoon(hex) || sides.has(hex) || open.has(hex),
    closed: (hex) => sides.get(hex) ?? NO_SIDES,
  }
}
