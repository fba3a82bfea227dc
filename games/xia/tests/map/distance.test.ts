import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { NO_ROUTE, sectorDistance, tileDistance } from '../../map/distance.ts'
import { hexAt } from '../../map/hex.ts'
import { type Chart, type Sector, sectorsBeside, setupSectors, tileOf } from '../../map/sectors.ts'
import { chartOf, randomMap } from './random-map.ts'

const laid = (...tiles: string[]): Chart => chartOf(setupSectors(housePack.tiles, tiles))

/** Tiles in a row, each on the east side of the one before it. */
const inARow = (...tiles: string[]): Chart =>
  chartOf(tiles.map((tile, i): Sector => ({ tile, slot: hexAt(i, 0), turn: 0 })))

test('[map.distance] sectors that touch are 1 apart', () => {
  const chart = laid('azure', 'lunari', 'doravin-v', 'kemplar-ii')
  expect(tileDistance(chart, 'azure', 'lunari')).toBe(1)
  expect(tileDistance(chart, 'lunari', 'doravin-v')).toBe(1)
  expect(tileDistance(chart, 'lunari', 'kemplar-ii')).toBe(2)
  expect(tileDistance(chart, 'azure', 'azure')).toBe(0)
})

test('[map.distance] a star is flown round, and there may be no way at all', () => {
  expect(tileDistance(inARow('azure', 'quiet-reach', 'lunari'), 'azure', 'lunari')).toBe(2)
  expect(tileDistance(inARow('azure', 'the-crucible', 'lunari'), 'azure', 'lunari')).toBe(NO_ROUTE)
  const row = inARow('azure', 'the-crucible', 'lunari').sectors
  const round = [hexAt(0, 1), hexAt(1, 1)].map((slot, i) => ({ tile: ['pelmont', 'red-gulch'][i], slot, turn: 0 }))
  expect(tileDistance(chartOf([...row, ...round]), 'azure', 'lunari')).toBe(3)
  expect(tileDistance(inARow('azure', 'the-crucible'), 'azure', 'the-crucible')).toBe(NO_ROUTE)
})

test('[map.distance] gates do not shorten the way', () => {
  const chart = inARow('expeditor-gate', 'quiet-reach', 'hollow-expanse', 'meridian-gate')
  expect(tileDistance(chart, 'expeditor-gate', 'meridian-gate')).toBe(3)
})

test('[map.distance] a tile in the deck is at no distance yet', () => {
  expect(tileDistance(laid('azure'), 'azure', 'lunari')).toBe(NO_ROUTE)
})

test('[map.distance] on full maps it is what adding up all ways gives', () => {
  for (let map = 0; map < 20; map++) {
    const chart = randomMap(`distance ${map}`, 3 + (map % 3))
    const flyable = chart.sectors.map((_, i) => tileOf(chart, i).flyable)
    const table = chart.sectors.map((_, a) =>
      chart.sectors.map((__, b) => (a === b ? 0 : sectorsBeside(chart.sectors, a).includes(b) ? 1 : Infinity)),
    )
    for (const [via] of table.entries())
      for (const [a] of table.entries())
        for (const [b] of table.entries())
          if (flyable[via]) table[a][b] = Math.min(table[a][b], table[a][via] + table[via][b])
    for (const [a] of table.entries())
      for (const [b] of table.entries()) {
        const expected = flyable[a] && flyable[b] && table[a][b] < Infinity ? table[a][b] : NO_ROUTE
        expect(sectorDistance(chart, a, b)).toBe(expected)
      }
  }
})
