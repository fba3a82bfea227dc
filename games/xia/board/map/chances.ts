import type { Box, Point } from '@orrery/board'
import { DIRECTIONS, type Direction, type Hex, neighbour } from '../../map/hex.ts'
import { HEX_WIDTH, middleOf } from './geometry.ts'
import { boxAround } from './sectors/names.ts'

/** Pixels from a ship to the chance of crossing a side, at least: nearer, the six of them and the sign to stay would lie on each other. */
export const LEAST_WAY = 44

/** From a hex towards one of its sides, one unit long. */
export function towards(hex: Hex, direction: Direction): Point {
  const [from, to] = [middleOf(hex), middleOf(neighbour(hex, direction))]
  return { x: (to.x - from.x) / HEX_WIDTH, y: (to.y - from.y) / HEX_WIDTH }
}

/** Where the chances of crossing a border stand around a ship: on the spaces beyond, or farther where these are small. */
export function chancesAround(hex: Hex, units: number): readonly Box[] {
  const { x, y } = middleOf(hex)
  const way = Math.max(HEX_WIDTH, LEAST_WAY * units)
  return DIRECTIONS.map((direction) => {
    const side = towards(hex, direction)
    return boxAround({ x: x + side.x * way, y: y + side.y * way }, 38 * units, 20 * units)
  })
}
