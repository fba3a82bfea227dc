import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { hexAt } from '../../map/hex.ts'
import { type Chart, placeBeyond, setupSectors, withSector } from '../../map/sectors.ts'
import { canTarget, inSight } from '../../map/sight.ts'
import { bruteSight } from './brute-sight.ts'
import { chartOf, hexesOfMap, randomMap } from './random-map.ts'

const laid = (...tiles: string[]): Chart => chartOf(setupSectors(housePack.tiles, tiles))
const sees = (chart: Chart, from: [number, number], to: [number, number]) =>
  inSight(chart, hexAt(...from), hexAt(...to))

test('[combat.sight] asteroids, debris, stars, shields and entrances block; nebulae and gates do not', () => {
  expect(sees(laid('hollow-expanse'), [-2, 0], [2, 0])).toBe(true)
  expect(sees(laid('lower-stratus'), [-2, 0], [2, 0])).toBe(true)
  expect(sees(laid('expeditor-gate'), [-2, 0], [2, 0])).toBe(true)
  expect(sees(laid('red-gulch'), [-2, 0], [2, 0])).toBe(false)
  expect(sees(laid('pelmont'), [-2, 0], [2, 0])).toBe(false)
  expect(sees(laid('kemplar-ii'), [2, 0], [1, 0])).toBe(false)
  expect(sees(laid('the-crucible'), [0, 0], [1, 0])).toBe(true)
})

test('[combat.sight] on one planet everybody is in sight, across its outline nobody', () => {
  const chart = laid('kemplar-ii')
  expect(sees(chart, [-1, 0], [1, 0])).toBe(true)
  expect(sees(chart, [1, 0], [1, 1])).toBe(false)
  expect(sees(chart, [-2, 0], [2, 0])).toBe(false)
})

test('[combat.sight-corner] a line between two hexes is clear if it is clear past one of them', () => {
  const oneRock = laid('outpost-338')
  expect(sees(oneRock, [0, 0], [1, 1])).toBe(true)
  expect(sees(oneRock, [1, 1], [0, 0])).toBe(true)
  const twoRocks = laid('red-gulch')
  expect(sees(twoRocks, [0, 0], [1, 1])).toBe(false)
  expect(sees(twoRocks, [1, 1], [0, 0])).toBe(false)
})

test('[combat.sight-unexplored] unexplored space blocks until it is explored', () => {
  const chart = laid('hollow-expanse', 'quiet-reach')
  expect(sees(chart, [2, 0], [5, -1])).toBe(false)
  const known = chartOf(withSector(chart.sectors, placeBeyond(chart, hexAt(2, 0), 0, 'pelmont')))
  expect(sees(known, [2, 0], [5, -1])).toBe(true)
})

test('[combat.range] a target is in range and in sight, or it is none', () => {
  const chart = laid('hollow-expanse')
  const reaches = (least: number, most: number) => canTarget(chart, hexAt(0, 0), hexAt(2, 0), least, most)
  expect([reaches(1, 1), reaches(2, 6), reaches(3, 6)]).toEqual([false, true, false])
  expect(canTarget(laid('red-gulch'), hexAt(0, 0), hexAt(1, 1), 2, 6)).toBe(false)
})

test('lines longer than those kept ready are as exact', () => {
  const chart = randomMap('far', 3)
  const hexes = hexesOfMap(chart)
  for (let i = 0; i < 300; i++) {
    const a = hexes[(i * 37) % hexes.length]
    const b = hexes[(i * 101 + 55) % hexes.length]
    if (a !== b) expect(inSight(chart, a, b)).toBe(bruteSight(chart, a, b))
  }
})
