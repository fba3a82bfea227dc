import { Dice } from '@orrery/engine'
import { expect, test } from 'vitest'
import { type Hex, hexDistance, neighbour, opposite } from '../../map/hex.ts'
import { CELLS_PER_TILE, cellOf, SIDE_OF_EDGE } from '../../map/lattice.ts'
import { type Chart, sectorAt, symbolOn } from '../../map/sectors.ts'
import { inSight } from '../../map/sight.ts'
import { bruteSight } from './brute-sight.ts'
import { type Growth, hexesOfMap, randomMap } from './random-map.ts'

const MAPS = 1000
const PAIRS = 60
const FAR = 8

const symbolsMatch = ({ from, direction, before, after }: Growth): boolean => {
  const origin = sectorAt(before, from)
  const side = SIDE_OF_EDGE[cellOf(from) * 6 + direction]
  const laid = after.sectors.length - 1
  const expected = neighbour(before.sectors[origin].slot, side)
  return (
    after.sectors[laid].slot === expected &&
    sectorAt(after, neighbour(from, direction)) === laid &&
    symbolOn(after, laid, opposite(side)) === symbolOn(before, origin, side)
  )
}

function somePairs(chart: Chart, dice: Dice): [Hex, Hex][] {
  const hexes = hexesOfMap(chart)
  const pairs: [Hex, Hex][] = []
  while (pairs.length < PAIRS) {
    const pair: [Hex, Hex] = [dice.pick(hexes), dice.pick(hexes)]
    const distance = hexDistance(...pair)
    if (distance > 0 && distance <= FAR) pairs.push(pair)
  }
  return pairs
}

test('[map.symbols] [combat.sight] on 1,000 full maps nothing overlaps, symbols match, and sight is symmetric and as by hand', () => {
  const wrong: string[] = []
  let clear = 0
  for (let map = 0; map < MAPS; map++) {
    const seed = `map ${map}`
    const chart = randomMap(seed, 3 + (map % 3), (growth) => {
      if (!symbolsMatch(growth)) wrong.push(`${seed}: a symbol`)
    })
    const hexes = new Set(hexesOfMap(chart))
    if (chart.sectors.length !== 21 || hexes.size !== 21 * CELLS_PER_TILE) wrong.push(`${seed}: ${hexes.size} hexes`)
    for (const [a, b] of somePairs(chart, new Dice(seed))) {
      const seen = inSight(chart, a, b)
      if (seen) clear++
      if (seen !== inSight(chart, b, a)) wrong.push(`${seed}: ${a} and ${b} see each other differently`)
      if (seen !== bruteSight(chart, a, b)) wrong.push(`${seed}: ${a} to ${b}`)
    }
  }
  expect(wrong).toEqual([])
  expect(clear / (MAPS * PAIRS)).toBeGreaterThan(0.2)
})

test('[combat.sight] on one map every pair within range 6 is as by hand', () => {
  const chart = randomMap('all pairs', 5)
  const hexes = hexesOfMap(chart)
  const wrong = hexes.flatMap((a) =>
    hexes.filter((b) => a < b && hexDistance(a, b) <= 6 && inSight(chart, a, b) !== bruteSight(chart, a, b)),
  )
  expect(wrong).toEqual([])
})
