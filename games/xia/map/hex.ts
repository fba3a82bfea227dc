/**
 * Pointy-top hexes in axial coordinates, packed into one integer: ships, cubes and tokens stand on such numbers, and a step is an
 * addition. 128 in each direction is more than a chain of all tiles can reach.
 */
export type Hex = number

/** 0 to 5: east, north-east, north-west, west, south-west, south-east. */
export type Direction = number

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5]
export const DIRECTION_NAMES: readonly string[] = ['E', 'NE', 'NW', 'W', 'SW', 'SE']

const HALF = 128
const ROW = 256

/** How many numbers a hex can have. */
export const HEXES = ROW * ROW

export const hexAt = (q: number, r: number): Hex => (q + HALF) * ROW + r + HALF

export const qOf = (hex: Hex): number => (hex >> 8) - HALF
export const rOf = (hex: Hex): number => (hex & (ROW - 1)) - HALF

export const STEP_Q: readonly number[] = [1, 1, 0, -1, -1, 0]
export const STEP_R: readonly number[] = [0, -1, -1, 0, 1, 1]

/** What a step adds to a hex's number. */
export const STEP: readonly number[] = STEP_Q.map((q, direction) => q * ROW + STEP_R[direction])

export const neighbour = (hex: Hex, direction: Direction): Hex => hex + STEP[direction]

export const opposite = (direction: Direction): Direction => (direction + 3) % 6

/** The number of steps between two hexes, whatever lies between them: range is counted so. */
export function hexDistance(a: Hex, b: Hex): number {
  const q = qOf(a) - qOf(b)
  const r = rOf(a) - rOf(b)
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** The direction of a neighbouring hex, or -1. */
export const directionTo = (from: Hex, to: Hex): Direction => STEP.indexOf(to - from)

/** What players read and answer: `3,-2`. */
export const hexName = (hex: Hex): string => `${qOf(hex)},${rOf(hex)}`

/** The hex of a name, or -1. */
export function hexNamed(name: string): Hex {
  const comma = name.indexOf(',')
  if (comma < 0) return -1
  const q = Number(name.slice(0, comma))
  const r = Number(name.slice(comma + 1))
  const inside = q >= -HALF && q < HALF && r >= -HALF && r < HALF
  return inside && name === hexName(hexAt(q, r)) ? hexAt(q, r) : -1
}
