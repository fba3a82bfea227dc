import type { Region, SectorType, Special, Terrain, Tile, TileId } from '../content/types.ts'
import { type Direction, type Hex, neighbour } from './hex.ts'
import {
  cellOf,
  centreOf,
  hexOn,
  SETUP_SLOTS,
  SIDE_OF_EDGE,
  type Side,
  SLOTS,
  type Slot,
  slotNumber,
  type Turn,
  turnToMatch,
} from './lattice.ts'
import type { Border, Layout } from './layout.ts'

/** A tile on the board. */
export interface Sector {
  readonly tile: TileId
  readonly slot: Slot
  readonly turn: Turn
}

/** The tiles on the board in the order in which they were laid. It is replaced when it grows: copies of a state share it. */
export type Sectors = readonly Sector[]

/** What there is to know of the board: a state of the game is one. */
export interface Chart {
  readonly content: { readonly tiles: { readonly [id: TileId]: Tile } }
  readonly sectors: Sectors
  /** Made when it is missing or of other sectors. */
  derived?: Index | undefined
}

/** What follows from a list of sectors and is looked up again and again. */
export class Index {
  readonly sectors: Sectors
  /** By number of slot: the sector on it, or -1. */
  readonly sectorOf: Int8Array
  /** By sector: its tile, and how it lies. */
  readonly placed: readonly Tile[]
  readonly layouts: readonly Layout[]

  constructor({ content: { tiles }, sectors }: Chart) {
    this.sectors = sectors
    this.sectorOf = new Int8Array(SLOTS + 1).fill(-1)
    for (let i = 0; i < sectors.length; i++) this.sectorOf[slotNumber(centreOf(sectors[i].slot))] = i
    this.placed = sectors.map((sector) => tiles[sector.tile])
    this.layouts = sectors.map((sector, i) => this.placed[i].layouts[sector.turn])
  }
}

function indexOf(chart: Chart): Index {
  const known = chart.derived
  if (known !== undefined && known.sectors === chart.sectors) return known
  const index = new Index(chart)
  chart.derived = index
  return index
}

/** The place in the list of the sector that a hex belongs to, or -1 where nothing is known yet. */
export const sectorAt = (chart: Chart, hex: Hex): number => indexOf(chart).sectorOf[slotNumber(hex)]

/** How the tile of a hex lies, or nothing where no tile is. */
function layoutAt(chart: Chart, hex: Hex): Layout | undefined {
  const index = indexOf(chart)
  const sector = index.sectorOf[slotNumber(hex)]
  return sector < 0 ? undefined : index.layouts[sector]
}

/** The place in the list of the sector on a slot, or -1. */
export function sectorOn(sectors: Sectors, slot: Slot): number {
  for (let i = 0; i < sectors.length; i++) if (sectors[i].slot === slot) return i
  return -1
}

export const isExplored = (chart: Chart, hex: Hex): boolean => sectorAt(chart, hex) >= 0

export const tileOf = (chart: Chart, sector: number): Tile => indexOf(chart).placed[sector]

/** The tile of a hex, or nothing where no tile is. */
export const tileAt = (chart: Chart, hex: Hex): Tile | undefined => {
  const sector = sectorAt(chart, hex)
  return sector < 0 ? undefined : tileOf(chart, sector)
}

export const layoutOf = (chart: Chart, sector: number): Layout => indexOf(chart).layouts[sector]

/** The terrain of an explored hex. */
export const terrainAt = (chart: Chart, hex: Hex): Terrain => layoutAt(chart, hex)!.terrain[cellOf(hex)]

/** What an explored hex is good for. */
export const specialAt = (chart: Chart, hex: Hex): Special | undefined => layoutAt(chart, hex)!.special[cellOf(hex)]

/** The mark of an explored hex's own side. */
export const borderAt = (chart: Chart, hex: Hex, direction: Direction): Border =>
  layoutAt(chart, hex)!.borders[cellOf(hex) * 6 + direction]

/** By direction as bits: what blocks the line of sight. Where nothing is explored, everything does. */
export const wallsAt = (chart: Chart, hex: Hex): number => layoutAt(chart, hex)?.walls[cellOf(hex)] ?? 0b111111

/** The region of an explored hex: a planet, nebula, gate, star, asteroid or piece of debris; none in normal space. */
export function regionAt(chart: Chart, hex: Hex): Region | undefined {
  const sector = sectorAt(chart, hex)
  const region = layoutOf(chart, sector).region[cellOf(hex)]
  return region < 0 ? undefined : tileOf(chart, sector).regions[region]
}

/** The tile of the planet that a hex belongs to, if it is a planet's. */
export function planetAt(chart: Chart, hex: Hex): Tile | undefined {
  const sector = sectorAt(chart, hex)
  return layoutOf(chart, sector).terrain[cellOf(hex)] === 'planet' ? tileOf(chart, sector) : undefined
}

/** The place of a tile in the list of sectors, or -1 while it is in the deck. */
export function sectorOfTile(chart: Chart, tile: TileId): number {
  const { sectors } = chart
  for (let i = 0; i < sectors.length; i++) if (sectors[i].tile === tile) return i
  return -1
}

/** The hexes of a sector that fit: nineteen to choose from. */
export function hexesOf(chart: Chart, sector: number, wanted: (layout: Layout, cell: number) => boolean): Hex[] {
  const layout = layoutOf(chart, sector)
  const { slot } = chart.sectors[sector]
  const hexes: Hex[] = []
  for (let cell = 0; cell < layout.terrain.length; cell++) if (wanted(layout, cell)) hexes.push(hexOn(slot, cell))
  return hexes
}

/** The cell with a special of a kind, or -1. */
export function specialCell({ special }: Layout, kind: Special['kind']): number {
  for (let cell = 0; cell < special.length; cell++) if (special[cell]?.kind === kind) return cell
  return -1
}

/** The hex of a sector with a special of a kind, or -1. */
export function specialHex(chart: Chart, sector: number, kind: Special['kind']): Hex {
  const cell = specialCell(layoutOf(chart, sector), kind)
  return cell < 0 ? -1 : hexOn(chart.sectors[sector].slot, cell)
}

/** [map.unexplored] Whether a side of a hex leads to where no tile is. */
export const isUnexploredEdge = (chart: Chart, hex: Hex, direction: Direction): boolean =>
  !isExplored(chart, neighbour(hex, direction))

/** The directions in which nothing is explored, from an explored hex. Most hexes have none. */
export function unexploredEdges(chart: Chart, hex: Hex): Direction[] {
  const edges: Direction[] = []
  for (let direction = 0; direction < 6; direction++) if (isUnexploredEdge(chart, hex, direction)) edges.push(direction)
  return edges
}

/** [map.symbols] Where a drawn tile goes that is explored over a side of a hex, and how it is turned. */
export function placeBeyond(chart: Chart, hex: Hex, direction: Direction, tile: TileId): Sector {
  const origin = sectorAt(chart, hex)
  return placeBeside(chart, origin, SIDE_OF_EDGE[cellOf(hex) * 6 + direction], tile)
}

/** Where a tile goes that is laid on a side of a sector: the symbols that touch are equal. */
export function placeBeside(chart: Chart, origin: number, side: Side, tile: TileId): Sector {
  const symbol = layoutOf(chart, origin).symbols[side]
  const turn = turnToMatch(chart.content.tiles[tile].symbols, symbol, side)
  return Object.freeze({ tile, slot: neighbour(chart.sectors[origin].slot, side), turn })
}

/** [setup.sectors] The first tiles, one for each player: each one matches the one before it. */
export function setupSectors(tiles: Chart['content']['tiles'], ids: readonly TileId[]): Sectors {
  let sectors: Sectors = []
  for (const [place, tile] of ids.entries()) {
    const { slot, sideOfPrevious } = SETUP_SLOTS[place]
    const chart = { content: { tiles }, sectors }
    const sector = place === 0 ? { tile, slot, turn: 0 } : placeBeside(chart, place - 1, sideOfPrevious, tile)
    sectors = withSector(sectors, sector)
  }
  return sectors
}

/** The board with a tile more. */
export const withSector = (sectors: Sectors, sector: Sector): Sectors =>
  Object.freeze([...sectors, Object.freeze(sector)])

/** The symbol that a sector shows on a side of the board. */
export const symbolOn = (chart: Chart, sector: number, side: Side): string => layoutOf(chart, sector).symbols[side]

/** The sectors that share a side with one. */
export function sectorsBeside(sectors: Sectors, sector: number): number[] {
  const beside: number[] = []
  for (let side = 0; side < 6; side++) {
    const other = sectorOn(sectors, neighbour(sectors[sector].slot, side))
    if (other >= 0) beside.push(other)
  }
  return beside
}

/** The sectors with a tile of a type. */
export function sectorsOfType(chart: Chart, type: SectorType): number[] {
  const list: number[] = []
  for (let i = 0; i < chart.sectors.length; i++) if (tileOf(chart, i).type === type) list.push(i)
  return list
}
