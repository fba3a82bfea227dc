import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { DIRECTION_NAMES, DIRECTIONS, type Direction, type Hex, hexAt, hexName, neighbour } from '../../map/hex.ts'
import {
  borderAt,
  type Chart,
  hexesOf,
  isExplored,
  placeBeyond,
  planetAt,
  regionAt,
  sectorAt,
  sectorOfTile,
  sectorsBeside,
  sectorsOfType,
  setupSectors,
  specialAt,
  specialHex,
  symbolOn,
  terrainAt,
  tileAt,
  tileOf,
  unexploredEdges,
  wallsAt,
  withSector,
} from '../../map/sectors.ts'
import { chartOf, hexesOfMap, randomMap } from './random-map.ts'

const laid = (...tiles: string[]): Chart => chartOf(setupSectors(housePack.tiles, tiles))
const explored = (chart: Chart, hex: Hex, direction: Direction, tile: string): Chart =>
  chartOf(withSector(chart.sectors, placeBeyond(chart, hex, direction, tile)))

test('[map.unexplored] an edge is unexplored when no tile is beyond it', () => {
  const chart = laid('hollow-expanse')
  const edges = (hex: Hex) => unexploredEdges(chart, hex).map((direction) => DIRECTION_NAMES[direction])
  expect(edges(hexAt(0, 0))).toEqual([])
  expect(edges(hexAt(2, -2))).toEqual(['E', 'NE', 'NW'])
  const larger = explored(chart, hexAt(2, -2), 0, 'quiet-reach')
  expect(unexploredEdges(larger, hexAt(2, -2)).map((direction) => DIRECTION_NAMES[direction])).toEqual(['NW'])
})

test('[map.edge] the two edges of one corner hex bring a tile to two different places', () => {
  const chart = laid('hollow-expanse')
  const east = placeBeyond(chart, hexAt(2, -2), 0, 'azure')
  const northWest = placeBeyond(chart, hexAt(2, -2), 2, 'azure')
  expect([hexName(east.slot), hexName(northWest.slot)]).toEqual(['1,0', '1,-1'])
})

test('[map.symbols] only the symbol of the tile of origin counts', () => {
  const chart = laid('hollow-expanse', 'quiet-reach')
  const [first, second] = [0, 1]
  expect(symbolOn(chart, first, 0)).toBe(symbolOn(chart, second, 3))
  const larger = explored(chart, hexAt(2, -2), 2, 'azure')
  expect(symbolOn(larger, 2, 4)).toBe(symbolOn(larger, 0, 1))
  expect(symbolOn(larger, 2, 5)).not.toBe(symbolOn(larger, 1, 2))
})

test('[setup.sectors] each of the first tiles shows the symbol of the one before it', () => {
  const chart = laid('burning-horse', 'kemplar-ii', 'neo-damascus', 'outpost-338', 'expeditor-gate')
  const sides = [0, 2, 3, 4]
  for (const [i, side] of sides.entries()) expect(symbolOn(chart, i + 1, (side + 3) % 6)).toBe(symbolOn(chart, i, side))
  expect(sectorsBeside(chart.sectors, 0)).toEqual([1, 2, 3, 4])
})

test('a board is told what lies on it', () => {
  const chart = laid('kemplar-ii', 'lower-stratus')
  expect(sectorAt(chart, hexAt(0, 0))).toBe(0)
  expect(sectorAt(chart, hexAt(5, -3))).toBe(1)
  expect(sectorAt(chart, hexAt(0, 5))).toBe(-1)
  expect([isExplored(chart, hexAt(0, 2)), isExplored(chart, hexAt(0, 3))]).toEqual([true, false])
  expect([tileAt(chart, hexAt(1, 1))?.id, tileAt(chart, hexAt(0, 3))]).toEqual(['kemplar-ii', undefined])
  expect([sectorOfTile(chart, 'lower-stratus'), sectorOfTile(chart, 'azure')]).toEqual([1, -1])
  expect(terrainAt(chart, hexAt(1, -2))).toBe('asteroid')
  expect(specialAt(chart, hexAt(0, -2))).toEqual({ kind: 'spawn', number: 11 })
  expect(hexName(specialHex(chart, 0, 'mission'))).toBe('0,0')
  expect(specialHex(chart, 1, 'spawn')).toBe(-1)
  expect([planetAt(chart, hexAt(0, 0))?.id, planetAt(chart, hexAt(2, 0))]).toEqual(['kemplar-ii', undefined])
  expect(regionAt(chart, hexAt(0, 0))?.cells.length).toBe(7)
  expect(regionAt(chart, hexAt(2, 0))).toBe(undefined)
  expect(hexesOf(chart, 0, (layout, cell) => layout.terrain[cell] === 'asteroid').map(hexName)).toEqual([
    '1,-2',
    '-1,2',
  ])
  expect([sectorsOfType(chart, 'nebula'), sectorsOfType(chart, 'star')]).toEqual([[1], []])
})

test('a turned tile is the same tile: terrain, specials and borders go round together', () => {
  for (const turn of DIRECTIONS) {
    const chart = chartOf([{ tile: 'azure', slot: hexAt(0, 0), turn }])
    const turned = (q: number, r: number) => {
      let [x, y] = [q, r]
      for (let i = 0; i < turn; i++) [x, y] = [x + y, -x]
      return hexAt(x, y)
    }
    for (const { q, r, terrain, special } of tileOf(chart, 0).hexes) {
      expect([terrainAt(chart, turned(q, r)), specialAt(chart, turned(q, r))]).toEqual([terrain, special])
      for (const direction of DIRECTIONS)
        expect(borderAt(chart, turned(q, r), (direction + turn) % 6)).toBe(
          borderAt(laid('azure'), hexAt(q, r), direction),
        )
    }
  }
})

test('what blocks the sight is told by side, and everything does where nothing is explored', () => {
  const chart = laid('kemplar-ii')
  expect(wallsAt(chart, hexAt(1, -2))).toBe(0b111111)
  expect(wallsAt(chart, hexAt(0, 0))).toBe(0)
  expect(wallsAt(chart, hexAt(9, 9))).toBe(0b111111)
  expect(DIRECTIONS.filter((direction) => (wallsAt(chart, hexAt(1, 0)) >> direction) & 1)).toEqual([0, 1, 5])
})

test('every hex of a full map belongs to the sector it says', () => {
  const chart = randomMap('sectors', 4)
  for (const [place, hex] of hexesOfMap(chart).entries()) {
    expect(sectorAt(chart, hex)).toBe(Math.floor(place / 19))
    for (const direction of unexploredEdges(chart, hex)) expect(sectorAt(chart, neighbour(hex, direction))).toBe(-1)
  }
})

test('another pack gives the same sectors other borders', () => {
  const sectors = setupSectors(housePack.tiles, ['azure'])
  const bare = { ...housePack.tiles, azure: housePack.tiles['quiet-reach'] }
  expect(terrainAt({ content: housePack, sectors }, hexAt(0, 0))).toBe('planet')
  expect(terrainAt({ content: { tiles: bare }, sectors }, hexAt(0, 0))).toBe('normal')
  expect(terrainAt({ content: housePack, sectors }, hexAt(0, 0))).toBe('planet')
})
