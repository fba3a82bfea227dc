import { hexCentre, hexCorners, type Point, pointsText } from '@orrery/board/spoken'
import { axialOf, type Hex, hexNamed } from '../../map/hex.ts'
import { type Edge, edgeHexes } from '../../map/side.ts'

/** From the middle of a hex to a corner, in units of the drawing. At 1440x900 the largest usual map shows 100 of them as 46 px. */
export const SIZE = 100

/** From the middle of a hex to the middle of a side. */
export const INNER = (SIZE * Math.sqrt(3)) / 2

const ORIGIN: Point = { x: 0, y: 0 }

/** The outline of a hex around the origin, a little smaller by `inset`. */
export const outline = (inset = 0): string => pointsText(hexCorners(ORIGIN, SIZE - inset))

export const isHex = (name: unknown): name is string => typeof name === 'string' && hexNamed(name) !== undefined

export function middleOf(hex: Hex): Point {
  const [q, r] = axialOf(hex)
  return hexCentre(q, r, SIZE)
}

export function centreOf(name: string): Point {
  const hex = hexNamed(name)
  if (hex === undefined) throw new RangeError(`There is no hex "${name}".`)
  return middleOf(hex)
}

/** Degrees by which a side that lies to the east has to be turned to lie in a direction. */
const TURNS: { readonly [way: string]: number } = { e: 0, se: 60, sw: 120, w: 180, nw: 240, ne: 300 }

export const turnOf = (way: string): number => TURNS[way]

/** Where two adjacent hexes meet. */
export interface EdgePlace {
  readonly middle: Point
  /** Degrees from the way between the two middles to the east. */
  readonly turn: number
}

export function edgePlace(edge: Edge): EdgePlace {
  const [from, to] = edgeHexes(edge)
  const [a, b] = [middleOf(from), middleOf(to)]
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, turn }
}

/** What covers all of these hexes, with a margin. */
export function boxAround(hexes: readonly string[], margin = 10) {
  const centres = hexes.map(centreOf)
  const xs = centres.map(({ x }) => x)
  const ys = centres.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - INNER - margin, Math.min(...ys) - SIZE - margin]
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + INNER + margin - left,
    height: Math.max(...ys) + SIZE + margin - top,
  }
}
