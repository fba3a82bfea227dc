import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { crossingsOf } from '../../map/borders.ts'
import { DIRECTIONS, type Hex, neighbour } from '../../map/hex.ts'
import { cellOf, SIDE_OF_EDGE } from '../../map/lattice.ts'
import { borderAt, type Chart, isExplored, setupSectors, specialAt, terrainAt } from '../../map/sectors.ts'
import { chartOf, hexesOfMap, randomMap } from './random-map.ts'

const SAFE: readonly string[] = ['none', 'gate', 'entrance']

/** Where an innocent ship gets without a roll. */
function reach(chart: Chart, starts: readonly Hex[]): Set<Hex> {
  const seen = new Set(starts)
  for (const hex of seen)
    for (const direction of DIRECTIONS) {
      const next = neighbour(hex, direction)
      if (!isExplored(chart, next)) continue
      if (crossingsOf(chart, hex, direction).every(({ border }) => SAFE.includes(border))) seen.add(next)
    }
  return seen
}

const flyable = Object.values(housePack.tiles).filter((tile) => tile.flyable)

/** The hexes at the rim that can be entered from outside without a roll, and the sides they are on. */
function safeRim(chart: Chart): { hexes: Hex[]; sides: Set<number> } {
  const hexes: Hex[] = []
  const sides = new Set<number>()
  for (const hex of hexesOfMap(chart))
    for (const direction of DIRECTIONS) {
      const side = SIDE_OF_EDGE[cellOf(hex) * 6 + direction]
      if (side < 0 || !SAFE.includes(borderAt(chart, hex, direction))) continue
      hexes.push(hex)
      sides.add(side)
    }
  return { hexes, sides }
}

test.each(flyable.map((tile) => tile.id))('%s is open on four sides, and what it offers can be reached', (id) => {
  const chart = chartOf(setupSectors(housePack.tiles, [id]))
  const { hexes, sides } = safeRim(chart)
  expect(sides.size).toBeGreaterThanOrEqual(4)
  const reached = reach(chart, hexes)
  const lost = hexesOfMap(chart).filter((hex) => {
    const kind = specialAt(chart, hex)?.kind ?? ''
    return ['mission', 'buy', 'sell', 'spawn'].includes(kind) && !reached.has(hex)
  })
  // Its mission point lies inside its nebula on purpose: its missions pay more.
  expect(lost.length).toBe(id === 'lower-stratus' ? 1 : 0)
})

test('on full maps nearly every mission point is reached from a spawn point without a roll', () => {
  let points = 0
  let safe = 0
  for (let map = 0; map < 100; map++) {
    const chart = randomMap(`reach ${map}`, 3 + (map % 3))
    const hexes = hexesOfMap(chart)
    const start = hexes.find((hex) => specialAt(chart, hex)?.kind === 'spawn') ?? -1
    const reached = reach(chart, [start])
    for (const hex of hexes) {
      if (specialAt(chart, hex)?.kind !== 'mission' || terrainAt(chart, hex) === 'nebula') continue
      points++
      if (reached.has(hex)) safe++
    }
  }
  expect(points).toBe(1100)
  expect(safe / points).toBeGreaterThan(0.95)
})
