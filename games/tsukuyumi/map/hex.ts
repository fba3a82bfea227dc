import { type Fixed, fixed } from '@orrery/engine'

/**
 * Hexes are numbers that count outwards in rings from the moon's centre: 0 is the centre, 1 to 6 are the rest of the moon,
 * 7 to 18 the ring around it, and so on. Their names say the ring by a letter and then the place on it, clockwise from the
 * upper right: the centre is `a0`, the moon has `b1` to `b6`, and on ring c the places are the hours of a clock.
 */
export type Hex = number

export type Direction = 0 | 1 | 2 | 3 | 4 | 5

/** From east, against the clock, as the tiles' blockades count them. */
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5]
export const DIRECTION_NAMES: readonly string[] = ['e', 'ne', 'nw', 'w', 'sw', 'se']

const STEPS: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
]

/**
 * The outermost ring. Whatever is added to the board touches two hexes of it, so every ring takes two pieces before the next can
 * begin: 51 tiles and 4 homezones cannot come farther than ring 29.
 */
const OUTERMOST = 30

export const HEX_COUNT = 1 + 3 * OUTERMOST * (OUTERMOST + 1)

/** Beyond the outermost ring. */
export const NO_HEX: Hex = -1

export const MOON_CENTRE: Hex = 0
export const MOON: readonly Hex[] = [0, 1, 2, 3, 4, 5, 6]

export const isMoon = (hex: Hex): boolean => hex < MOON.length

const Q = new Int8Array(HEX_COUNT)
const R = new Int8Array(HEX_COUNT)
const RING = new Int8Array(HEX_COUNT)
const NAMES: string[] = []
const BY_NAME = new Map<string, Hex>()
const WIDTH = 2 * OUTERMOST + 1
const BY_PLACE = new Int16Array(WIDTH * WIDTH).fill(NO_HEX)

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** After `z` comes `aa`. */
const ringName = (ring: number): string =>
  ring < LETTERS.length ? LETTERS[ring] : `a${LETTERS[ring - LETTERS.length]}`

function addHex(q: number, r: number, ring: number, place: number): void {
  const hex = NAMES.length
  Q[hex] = q
  R[hex] = r
  RING[hex] = ring
  NAMES.push(`${ringName(ring)}${place}`)
  BY_NAME.set(NAMES[hex], hex)
  BY_PLACE[(q + OUTERMOST) * WIDTH + r + OUTERMOST] = hex
}

addHex(0, 0, 0, 0)
for (let ring = 1; ring <= OUTERMOST; ring++) {
  let [q, r] = [ring, -ring]
  let place = 1
  for (const way of [5, 4, 3, 2, 1, 0]) {
    for (let step = 0; step < ring; step++) {
      addHex(q, r, ring, place++)
      q += STEPS[way][0]
      r += STEPS[way][1]
    }
  }
}

/** The hex at axial coordinates, `NO_HEX` if it is too far out. */
export const hexAt = (q: number, r: number): Hex =>
  Math.abs(q) > OUTERMOST || Math.abs(r) > OUTERMOST ? NO_HEX : BY_PLACE[(q + OUTERMOST) * WIDTH + r + OUTERMOST]

/** Axial coordinates, for drawing and for symmetries. */
export const axialOf = (hex: Hex): readonly [q: number, r: number] => [Q[hex], R[hex]]

/** How far a hex is from the moon's centre. */
export const ringOf = (hex: Hex): number => RING[hex]

/** The six hexes around a hex, by direction; `NO_HEX` beyond the outermost ring. */
export const NEIGHBOURS: Fixed<Fixed<Hex>> = fixed(
  NAMES.map((_, hex) => fixed(STEPS.map(([q, r]) => hexAt(Q[hex] + q, R[hex] + r)))),
)

export const neighbour = (hex: Hex, direction: Direction): Hex => NEIGHBOURS[hex][direction]

export const opposite = (direction: Direction): Direction => ((direction + 3) % 6) as Direction

/** The directions by how much q and r grow, each from -1 to 1; -1 where that is no step. */
const WAYS = new Int8Array(9).fill(-1)
for (const way of DIRECTIONS) WAYS[3 * (STEPS[way][0] + 1) + STEPS[way][1] + 1] = way

/** The direction of an adjacent hex, -1 if it is not adjacent. */
export function directionTo(from: Hex, to: Hex): Direction | -1 {
  if (to === NO_HEX) return -1
  const q = Q[to] - Q[from] + 1
  const r = R[to] - R[from] + 1
  return q < 0 || q > 2 || r < 0 || r > 2 ? -1 : (WAYS[3 * q + r] as Direction | -1)
}

export const areAdjacent = (a: Hex, b: Hex): boolean => directionTo(a, b) !== -1

export function distance(a: Hex, b: Hex): number {
  const q = Q[a] - Q[b]
  const r = R[a] - R[b]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

export const hexName = (hex: Hex): string => NAMES[hex]

/** The hex of a name; none if no hex is called that. */
export const hexNamed = (name: string): Hex | undefined => BY_NAME.get(name)
