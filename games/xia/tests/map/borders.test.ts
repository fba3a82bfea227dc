import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { areAdjacent, crossingsOf, entryBorder, exitBorder } from '../../map/borders.ts'
import { DIRECTION_NAMES, type Hex, hexAt, neighbour, opposite } from '../../map/hex.ts'
import { borderAt, type Chart, placeBeyond, setupSectors, withSector } from '../../map/sectors.ts'
import { inSight } from '../../map/sight.ts'
import { chartOf, hexesOfMap, randomMap } from './random-map.ts'

const laid = (...tiles: string[]): Chart => chartOf(setupSectors(housePack.tiles, tiles))
const side = (name: string) => DIRECTION_NAMES.indexOf(name)
const explored = (chart: Chart, hex: Hex, name: string, tile: string): Chart =>
  chartOf(withSector(chart.sectors, placeBeyond(chart, hex, side(name), tile)))

const crossed = (chart: Chart, hex: Hex, name: string) =>
  crossingsOf(chart, hex, side(name)).map(({ border, way, law }) => [way, border, law].filter(Boolean).join(' '))

test('[border.sides] a border belongs to one side of one hex, and the hex beyond has its own', () => {
  const chart = laid('kemplar-ii')
  expect(borderAt(chart, hexAt(1, 0), side('E'))).toBe('entrance')
  expect(borderAt(chart, hexAt(2, 0), side('W'))).toBe('none')
  expect(borderAt(chart, hexAt(1, 0), side('NE'))).toBe('shield')
  expect(borderAt(chart, hexAt(1, 0), side('W'))).toBe('none')
})

test('[border.sides] nebulae, gates and planets have a border round their outline, asteroids round each hex', () => {
  const nebula = laid('lower-stratus')
  expect(borderAt(nebula, hexAt(0, 0), side('E'))).toBe('none')
  expect(borderAt(nebula, hexAt(1, 0), side('E'))).toBe('nebula')
  const gate = laid('expeditor-gate')
  expect(borderAt(gate, hexAt(0, 0), side('NE'))).toBe('none')
  expect(borderAt(gate, hexAt(0, 0), side('E'))).toBe('gate')
  const asteroids = laid('outpost-338')
  expect(borderAt(asteroids, hexAt(0, -1), side('E'))).toBe('asteroid')
  expect(borderAt(asteroids, hexAt(1, -1), side('W'))).toBe('asteroid')
})

test('[border.entry] [border.exit] asteroids, nebulae and debris act on entering only, a planet’s outline both ways', () => {
  const asteroids = laid('outpost-338')
  expect(crossed(asteroids, hexAt(0, 0), 'NE')).toEqual(['entry asteroid'])
  expect(crossed(asteroids, hexAt(1, -1), 'SW')).toEqual([])
  expect(crossed(asteroids, hexAt(1, -1), 'W')).toEqual(['entry asteroid'])
  const planet = laid('kemplar-ii')
  expect(crossed(planet, hexAt(2, 0), 'W')).toEqual(['entry entrance lawful'])
  expect(crossed(planet, hexAt(1, 0), 'E')).toEqual(['exit entrance lawful'])
  expect(crossed(planet, hexAt(0, 0), 'E')).toEqual([])
  expect([exitBorder(planet, hexAt(1, 0), side('NE')), entryBorder(planet, hexAt(1, 0), side('NE'))]).toEqual([
    'shield',
    'none',
  ])
  const gate = laid('expeditor-gate')
  expect(crossed(gate, hexAt(1, 0), 'W')).toEqual([])
})

test('[border.double] [border.double-place] a step out of a shield into a nebula crosses both in this order, also from tile to tile', () => {
  const chart = explored(laid('neo-damascus'), hexAt(1, -2), 'NW', 'burning-horse')
  expect(crossed(chart, hexAt(1, -2), 'NW')).toEqual(['exit shield lawful', 'entry nebula'])
  expect(crossed(chart, neighbour(hexAt(1, -2), side('NW')), 'SE')).toEqual(['entry shield lawful'])
})

test('[border.two-shields] two planets can touch: one step, two shields', () => {
  const chart = explored(laid('neo-damascus'), hexAt(1, -2), 'NE', 'lunari')
  expect(crossed(chart, hexAt(1, -2), 'NE')).toEqual(['exit shield lawful', 'entry shield neutral'])
})

test('a step back crosses the same borders the other way round', () => {
  const chart = randomMap('there and back', 5)
  for (const hex of hexesOfMap(chart))
    for (const direction of [0, 1, 2]) {
      const to = neighbour(hex, direction)
      if (!hexesOfMap(chart).includes(to)) continue
      const there = [borderAt(chart, hex, direction), borderAt(chart, to, opposite(direction))]
      expect(exitBorder(chart, to, opposite(direction)) !== 'none').toBe(['shield', 'entrance'].includes(there[1]))
      expect(entryBorder(chart, to, opposite(direction))).toBe(['none', 'gate'].includes(there[0]) ? 'none' : there[0])
    }
})

test('[map.adjacent] a planet’s shield or entrance parts neighbours, other borders do not', () => {
  const planet = laid('kemplar-ii')
  expect(areAdjacent(planet, hexAt(0, 0), hexAt(1, 0))).toBe(true)
  expect(areAdjacent(planet, hexAt(1, 0), hexAt(2, 0))).toBe(false)
  expect(areAdjacent(planet, hexAt(2, 0), hexAt(1, 0))).toBe(false)
  expect(areAdjacent(planet, hexAt(1, 0), hexAt(2, -1))).toBe(false)
  expect(areAdjacent(planet, hexAt(0, 0), hexAt(2, 0))).toBe(false)
  expect(areAdjacent(planet, hexAt(0, 0), hexAt(0, 0))).toBe(false)
  expect(areAdjacent(planet, hexAt(2, 0), hexAt(3, 0))).toBe(false)
})

test('[map.adjacent] ships can be adjacent without a line of sight', () => {
  const asteroids = laid('outpost-338')
  expect(areAdjacent(asteroids, hexAt(0, 0), hexAt(1, -1))).toBe(true)
  expect(inSight(asteroids, hexAt(0, 0), hexAt(1, -1))).toBe(false)
})
