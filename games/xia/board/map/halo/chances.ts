import type { Box, Point } from '@orrery/board'
import type { CSSProperties } from 'react'
import { DIRECTIONS, type Direction, type Hex, neighbour } from '../../../map/hex.ts'
import { boxAround, HEX_WIDTH, middleOf } from '../geometry.ts'

/** Pixels from a ship to the chance of crossing a side, at least: nearer, the six of them and the sign to stay would lie on each other. */
const LEAST_WAY = 44

/** From a hex towards one of its sides, one unit long. */
function towards(hex: Hex, direction: Direction): Point {
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

/** The same for the style (`.xia-chance`), which knows how near the map is while that moves. */
export function chanceStyle(hex: Hex, direction: Direction): CSSProperties {
  const { x, y } = towards(hex, direction)
  return { '--x': x, '--y': y, '--hex': `${HEX_WIDTH}px`, '--least': `${LEAST_WAY}px` } as CSSProperties
}
