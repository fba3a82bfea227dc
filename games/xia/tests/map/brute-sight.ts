import { type Hex, hexAt, hexDistance, qOf, rOf } from '../../map/hex.ts'
import type { Border } from '../../map/layout.ts'
import { borderAt, type Chart, isExplored } from '../../map/sectors.ts'

/** The line of sight by nothing but plane geometry: both shifted lines against every side of every hex around, one by one. */
export const bruteSight = (chart: Chart, a: Hex, b: Hex): boolean =>
  clearLine(chart, a, b, 1) || clearLine(chart, a, b, -1)

type Point = readonly [number, number]

const SHIFT = 1e-6
const BLOCKING: readonly Border[] = ['asteroid', 'debris', 'star', 'shield', 'entrance']

const middle = (hex: Hex): Point => [qOf(hex) + rOf(hex) / 2, (rOf(hex) * Math.sqrt(3)) / 2]

const corner = (degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle) / Math.sqrt(3), Math.sin(angle) / Math.sqrt(3)]
}

/** By direction: the two ends of a hex's side, from its middle. East is to the right, and y grows downwards. */
const SIDES = [0, 1, 2, 3, 4, 5].map((direction) => [corner(-60 * direction - 30), corner(-60 * direction + 30)])

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

function clearLine(chart: Chart, a: Hex, b: Hex, way: 1 | -1): boolean {
  const [fromX, fromY] = middle(a)
  const [toX, toY] = middle(b)
  const length = Math.hypot(toX - fromX, toY - fromY)
  const offX = (-(toY - fromY) / length) * SHIFT * way
  const offY = ((toX - fromX) / length) * SHIFT * way
  const start: Point = [fromX + offX, fromY + offY]
  const end: Point = [toX + offX, toY + offY]
  for (let q = Math.min(qOf(a), qOf(b)) - 1; q <= Math.max(qOf(a), qOf(b)) + 1; q++)
    for (let r = Math.min(rOf(a), rOf(b)) - 1; r <= Math.max(rOf(a), rOf(b)) + 1; r++) {
      const hex = hexAt(q, r)
      if (hexDistance(hex, a) + hexDistance(hex, b) > hexDistance(a, b) + 1) continue
      const [x, y] = middle(hex)
      const explored = isExplored(chart, hex)
      for (const [direction, [one, other]] of SIDES.entries()) {
        if (explored && !BLOCKING.includes(borderAt(chart, hex, direction))) continue
        if (cross(start, end, [x + one[0], y + one[1]], [x + other[0], y + other[1]])) return false
      }
    }
  return true
}
