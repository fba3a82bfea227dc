import {
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  directionTo,
  type Hex,
  hexName,
  hexNamed,
  NEIGHBOURS,
  opposite,
} from './hex.ts'

/** Some of the six sides of a hex, as bits by direction: blockades, passages, pigs. */
export type Sides = number

export const NO_SIDES: Sides = 0

export const sideBit = (direction: Direction): Sides => 1 << direction

export const hasSide = (sides: Sides, direction: Direction): boolean => (sides & (1 << direction)) !== 0

export const sidesOf = (directions: readonly number[]): Sides =>
  directions.reduce((sides, way) => sides | (1 << way), 0)

const LISTS: readonly (readonly Direction[])[] = Array.from({ length: 64 }, (_, sides) =>
  DIRECTIONS.filter((way) => hasSide(sides, way)),
)

/** The directions of some sides, in order. */
export const directionsOf = (sides: Sides): readonly Direction[] => LISTS[sides]

/** What was on side 0 comes to side `turns`. */
export function rotateSides(sides: Sides, turns: number): Sides {
  const by = ((turns % 6) + 6) % 6
  return ((sides << by) | (sides >> (6 - by))) & 63
}

/** One side of one hex as an answer: `c7-ne`. */
export const sideName = (hex: Hex, direction: Direction): string => `${hexName(hex)}-${DIRECTION_NAMES[direction]}`

export function sideNamed(name: string): readonly [hex: Hex, direction: Direction] | undefined {
  const [first, second] = name.split('-')
  const hex = hexNamed(first)
  const direction = DIRECTION_NAMES.indexOf(second)
  return hex === undefined || direction === -1 || name !== sideName(hex, direction as Direction)
    ? undefined
    : [hex, direction as Direction]
}

/** What lies between two adjacent hexes, whichever is named first: tunnels and Kaneda. */
export type Edge = number

export const NO_EDGE: Edge = -1

/** The edge on one side of a hex. */
export const edgeAt = (hex: Hex, direction: Direction): Edge =>
  direction < 3 ? hex * 3 + direction : NEIGHBOURS[hex][direction] * 3 + direction - 3

export function edgeBetween(a: Hex, b: Hex): Edge {
  const direction = directionTo(a, b)
  return direction === -1 ? NO_EDGE : edgeAt(a, direction)
}

/** The two hexes of an edge, the inner one first. */
export function edgeHexes(edge: Edge): readonly [Hex, Hex] {
  const a = Math.floor(edge / 3)
  const b = NEIGHBOURS[a][edge % 3]
  return a < b ? [a, b] : [b, a]
}

/** An edge as an answer, the inner hex first: `b2-c3`. */
export const edgeName = (edge: Edge): string => edgeHexes(edge).map(hexName).join('-')

export function edgeNamed(name: string): Edge | undefined {
  const [a, b, ...rest] = name.split('-').map((part) => hexNamed(part))
  if (a === undefined || b === undefined || rest.length > 0) return undefined
  const edge = edgeBetween(a, b)
  return edge === NO_EDGE || name !== edgeName(edge) ? undefined : edge
}

/** The edge's side as seen from one of its hexes. */
export const sideTowards = (edge: Edge, hex: Hex): Direction => {
  const way = (edge % 3) as Direction
  return Math.floor(edge / 3) === hex ? way : opposite(way)
}
