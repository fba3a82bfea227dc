import { neighbour } from './hex.ts'
import { type Chart, sectorOfTile, sectorOn, tileOf } from './sectors.ts'

/** No way between two sectors. */
export const NO_ROUTE = -1

/**
 * [map.distance] How many sectors must be entered on the shortest way between two of them: sectors that share a side are one
 * apart. Stars are never flown through, gates do not shorten the way, borders do not count. -1 without a way.
 */
export function sectorDistance(chart: Chart, from: number, to: number): number {
  const { sectors } = chart
  if (!tileOf(chart, from).flyable || !tileOf(chart, to).flyable) return NO_ROUTE
  const distance: number[] = sectors.map(() => NO_ROUTE)
  const queue = [from]
  distance[from] = 0
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next]
    if (at === to) return distance[at]
    for (let side = 0; side < 6; side++) {
      const other = sectorOn(sectors, neighbour(sectors[at].slot, side))
      if (other < 0 || distance[other] !== NO_ROUTE || !tileOf(chart, other).flyable) continue
      distance[other] = distance[at] + 1
      queue.push(other)
    }
  }
  return NO_ROUTE
}

/** The distance between two tiles, or -1 while one of them is in the deck or there is no way. */
export function tileDistance(chart: Chart, from: string, to: string): number {
  const start = sectorOfTile(chart, from)
  const end = sectorOfTile(chart, to)
  return start < 0 || end < 0 ? NO_ROUTE : sectorDistance(chart, start, end)
}
