import { DIRECTION_NAMES, DIRECTIONS, hexAt, neighbour } from '../../map/hex.ts'
import { CELLS, cellAt, cellOf, FIRST_SLOT, NEXT_CELL, slotOf } from '../../map/lattice.ts'
import { layoutsOf } from '../../map/layout.ts'
import {
  CARGO,
  type Cargo,
  type EdgeSymbol,
  LAWS,
  type Law,
  type Region,
  type Special,
  SYMBOLS,
  type Terrain,
  type Tile,
  type TileHex,
} from '../types.ts'

/** A tile as it is written down. */
export type TileFacts = Pick<Tile, 'id' | 'name' | 'type' | 'basis' | 'source'> & {
  readonly malfunctioning?: boolean
  /** The symbols of the sides 0 to 5, separated by spaces. */
  readonly sides: string
  /** The planet's entrances: `1,0:E -1,0:W` are the sides of two of its hexes. */
  readonly entrances?: string
  /** Five rows of hexes: see `readHex`. */
  readonly map: string
}

const TERRAIN_CODES: { readonly [code: string]: Terrain } = {
  '.': 'normal',
  AST: 'asteroid',
  DEB: 'debris',
  NEB: 'nebula',
  GAT: 'gate',
  PLN: 'planet',
  STR: 'star',
}

const TRADE_CODES = { '+': 'buy', $: 'sell', m: 'mine', s: 'salvage', h: 'harvest' } as const

const LETTERS: { readonly [letter: string]: readonly Cargo[] } = {
  ...Object.fromEntries(CARGO.map((cargo) => [cargo[0].toUpperCase(), [cargo]])),
  any: CARGO,
}

/** The tile of a map text. Throws an error with one plain sentence, without its full stop, if the text makes no sense. */
export function readTile(facts: TileFacts): Tile {
  const hexes = readMap(facts.map)
  const symbols = readSides(facts.sides)
  const regions = readRegions(hexes, readEntrances(facts.entrances ?? ''))
  const law = (LAWS as readonly string[]).includes(facts.type) ? (facts.type as Law) : undefined
  const spawn = hexes.find((hex) => hex.special?.kind === 'spawn')?.special
  return Object.freeze({
    id: facts.id,
    name: facts.name,
    basis: facts.basis,
    source: facts.source,
    type: facts.type,
    law,
    flyable: facts.type !== 'star',
    malfunctioning: facts.malfunctioning ?? false,
    symbols,
    hexes,
    regions,
    spawn: spawn?.kind === 'spawn' ? spawn.number : 0,
    layouts: layoutsOf(hexes, regions, symbols),
  })
}

function readMap(map: string): readonly TileHex[] {
  const codes = map.split(/\s+/).filter((code) => code !== '')
  if (codes.length !== CELLS.length) throw new Error(`its map has ${codes.length} hexes instead of ${CELLS.length}`)
  return Object.freeze(codes.map((code, cell) => Object.freeze({ ...CELLS[cell], ...readHex(code) })))
}

/**
 * A hex: its terrain, then what it is good for. `*7` spawn point 7, `!` mission point, `?` exploration space, and with a cargo's
 * capital or `any`: `+` buys, `$` sells, `m` mines, `s` salvages, `h` harvests.
 */
function readHex(code: string): Pick<TileHex, 'terrain' | 'special'> {
  const [, ground, rest] = /^(\.|[A-Z]{3})(.*)$/.exec(code) ?? []
  const terrain = TERRAIN_CODES[ground ?? '']
  if (terrain === undefined) throw new Error(`"${code}" is no hex`)
  return { terrain, special: readSpecial(code, rest) }
}

function readSpecial(code: string, rest: string): Special | undefined {
  if (rest === '') return undefined
  if (rest === '!') return { kind: 'mission' }
  if (rest === '?') return { kind: 'exploration' }
  const number = /^\*(\d+)$/.exec(rest)
  if (number !== null) return { kind: 'spawn', number: Number(number[1]) }
  const kind = TRADE_CODES[rest[0] as keyof typeof TRADE_CODES]
  const cargo = LETTERS[rest.slice(1)]
  if (kind === undefined || cargo === undefined) throw new Error(`"${code}" is no hex`)
  return { kind, cargo }
}

function readSides(sides: string): readonly EdgeSymbol[] {
  const symbols = sides.trim().split(/\s+/)
  if (symbols.length !== 6 || !SYMBOLS.every((symbol) => symbols.includes(symbol)))
    throw new Error(`its sides do not show each of ${SYMBOLS.join(', ')} once`)
  return Object.freeze(symbols as EdgeSymbol[])
}

function readEntrances(text: string): Region['entrances'] {
  const codes = text.split(/\s+/).filter((code) => code !== '')
  return codes.map((code) => {
    const [, q, r, name] = /^(-?\d),(-?\d):([A-Z]+)$/.exec(code) ?? []
    const cell = cellAt(Number(q), Number(r))
    const direction = DIRECTION_NAMES.indexOf(name)
    if (cell < 0 || direction < 0) throw new Error(`"${code}" is no side of a hex`)
    return { cell, direction }
  })
}

/** Neighbouring hexes of one terrain are one region; every asteroid and every piece of debris is one of its own. */
function readRegions(hexes: readonly TileHex[], entrances: Region['entrances']): readonly Region[] {
  const regions: Region[] = []
  const seen = new Set<number>()
  for (const [cell, { terrain }] of hexes.entries()) {
    if (terrain === 'normal' || seen.has(cell)) continue
    const single = terrain === 'asteroid' || terrain === 'debris'
    const cells = single ? [cell] : regionFrom(hexes, cell)
    for (const member of cells) seen.add(member)
    const own = entrances.filter((entrance) => cells.includes(entrance.cell))
    regions.push(Object.freeze({ kind: terrain, cells: Object.freeze(cells), entrances: Object.freeze(own) }))
  }
  for (const entrance of entrances) checkEntrance(hexes, entrance)
  return Object.freeze(regions)
}

function regionFrom(hexes: readonly TileHex[], start: number): number[] {
  const cells = [start]
  for (const cell of cells)
    for (const direction of DIRECTIONS) {
      const next = NEXT_CELL[cell * 6 + direction]
      if (next >= 0 && !cells.includes(next) && hexes[next].terrain === hexes[start].terrain) cells.push(next)
    }
  return cells.sort((a, b) => a - b)
}

function checkEntrance(hexes: readonly TileHex[], { cell, direction }: Region['entrances'][number]): void {
  const { q, r, terrain } = hexes[cell]
  const outside = neighbour(hexAt(q, r), direction)
  const leads = slotOf(outside) === FIRST_SLOT && hexes[cellOf(outside)].terrain === 'normal'
  if (terrain !== 'planet' || !leads)
    throw new Error(`the entrance at ${q},${r} does not lead from its planet to normal space`)
}

/** A tile's entrances as they could be written down. */
export const entrancesText = ({ hexes, regions }: Tile): string =>
  regions
    .flatMap((region) => region.entrances)
    .map(({ cell, direction }) => `${hexes[cell].q},${hexes[cell].r}:${DIRECTION_NAMES[direction]}`)
    .join(' ')

const CODE_OF_TERRAIN = Object.fromEntries(Object.entries(TERRAIN_CODES).map(([code, terrain]) => [terrain, code]))
const CODE_OF_TRADE = Object.fromEntries(Object.entries(TRADE_CODES).map(([code, kind]) => [kind, code]))

/** A tile's map as it could be written down. */
export const mapText = ({ hexes }: Tile): string =>
  hexes
    .map(({ terrain, special }) => {
      const ground = CODE_OF_TERRAIN[terrain]
      if (special === undefined) return ground
      if (special.kind === 'mission') return `${ground}!`
      if (special.kind === 'exploration') return `${ground}?`
      if (special.kind === 'spawn') return `${ground}*${special.number}`
      const cargo = special.cargo.length === 1 ? special.cargo[0][0].toUpperCase() : 'any'
      return `${ground}${CODE_OF_TRADE[special.kind]}${cargo}`
    })
    .join(' ')
