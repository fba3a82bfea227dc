import type { Box } from '@orrery/board'
import { hexCentre, hexCorners, type Point } from '@orrery/board/spoken'
import { DIRECTIONS, type Direction, type Hex, qOf, rOf } from '../../map/hex.ts'

/** From the middle of a hex to its corner, in units of the drawing. */
export const SIZE = 40
export const HEX_WIDTH = SIZE * Math.sqrt(3)

export const middleOf = (hex: Hex): Point => hexCentre(qOf(hex), rOf(hex), SIZE)

/** The corners of a hex around the origin, clockwise from the top. */
export const CORNERS: readonly Point[] = hexCorners({ x: 0, y: 0 }, SIZE)

/** The two corners of a side, clockwise: the east side lies between the second and the third. */
export function sideOf(direction: Direction): readonly [from: Point, to: Point] {
  const from = (7 - direction) % 6
  return [CORNERS[from], CORNERS[(from + 1) % 6]]
}

/** Degrees that turn something which points up towards a direction. */
export const degreesTo = (direction: Direction): number => 90 - direction * 60

/** Degrees that turn something which points up towards a point. */
export const degreesBetween = (from: Point, to: Point): number =>
  Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90)

export const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export const round = (value: number): number => Math.round(value * 10) / 10
export const pointText = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

export const lineText = (points: readonly Point[]): string => points.map(pointText).join('L')
export const polygonText = (points: readonly Point[]): string => `M${lineText(points)}Z`

/** A hex as a path, `scale` times its size around a middle. */
export const hexText = ({ x, y }: Point, scale = 1): string =>
  polygonText(CORNERS.map((corner) => ({ x: x + corner.x * scale, y: y + corner.y * scale })))

/** A side of a hex that is part of an outline, clockwise. */
export interface OutlineSide {
  readonly hex: Hex
  readonly direction: Direction
  readonly from: Point
  readonly to: Point
}

/** The outlines of hexes that lie together: every side with no hex of the same kind beyond it, joined end to end. */
export function outlineLoops(
  hexes: readonly Hex[],
  isInside: (hex: Hex, direction: Direction) => boolean,
): readonly (readonly OutlineSide[])[] {
  const next = new Map<string, OutlineSide>()
  for (const hex of hexes) {
    const { x, y } = middleOf(hex)
    for (const direction of DIRECTIONS) {
      if (isInside(hex, direction)) continue
      const [from, to] = sideOf(direction)
      const side = { hex, direction, from: { x: x + from.x, y: y + from.y }, to: { x: x + to.x, y: y + to.y } }
      next.set(pointText(side.from), side)
    }
  }
  const loops: OutlineSide[][] = []
  for (let [key] = next.keys(); key !== undefined; [key] = next.keys()) {
    const loop: OutlineSide[] = []
    for (let side = next.get(key); side !== undefined; side = next.get(key)) {
      next.delete(key)
      loop.push(side)
      key = pointText(side.to)
    }
    loops.push(loop)
  }
  return loops
}

/** The same as one path. */
export const outlineText = (hexes: readonly Hex[], isInside: (hex: Hex, direction: Direction) => boolean): string =>
  outlineLoops(hexes, isInside)
    .map((loop) => polygonText(loop.map(({ to }) => to)))
    .join('')
