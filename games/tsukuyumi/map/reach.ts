import { DIRECTIONS, type Direction, type Hex, NEIGHBOURS, NO_HEX, opposite } from './hex.ts'
import { hasSide, type Sides } from './side.ts'

/** What geometry needs to know of a board. */
export interface MapView {
  /** Whether there is an area, a part of the moon or a homezone. */
  has(hex: Hex): boolean
  /** The sides that a hex has closed: printed and not covered, or by a marker. */
  closed(hex: Hex): Sides
}

/** [board.blockade] [board.sides] A step is open if there is a hex and neither of the two has closed its side. */
export function isOpen(view: MapView, from: Hex, direction: Direction): boolean {
  const to = NEIGHBOURS[from][direction]
  return (
    to !== NO_HEX &&
    view.has(to) &&
    !hasSide(view.closed(from), direction) &&
    !hasSide(view.closed(to), opposite(direction))
  )
}

/** The hexes one open step away. */
export const openNeighbours = (view: MapView, from: Hex): Hex[] =>
  DIRECTIONS.filter((way) => isOpen(view, from, way)).map((way) => NEIGHBOURS[from][way])

/** What a step costs in range: 1, 0 through a tunnel, nothing at all if it cannot be made. */
export type StepCost = (from: Hex, direction: Direction, to: Hex) => 0 | 1 | undefined

/**
 * Every hex that can be reached with a range, and the least range it takes, the start included. Steps for nothing are taken first,
 * so a hex is settled when it is come to.
 */
export function reach(from: Hex, range: number, cost: StepCost): Map<Hex, number> {
  const settled = new Map<Hex, number>()
  let ring: Hex[] = [from]
  for (let spent = 0; spent <= range && ring.length > 0; spent++) {
    const next: Hex[] = []
    // The list grows by steps for nothing while it is gone through.
    for (const hex of ring) {
      if (settled.has(hex)) continue
      settled.set(hex, spent)
      for (const way of DIRECTIONS) {
        const to = NEIGHBOURS[hex][way]
        if (to === NO_HEX || settled.has(to)) continue
        const price = cost(hex, way, to)
        if (price !== undefined) (price === 0 ? ring : next).push(to)
      }
    }
    ring = next
  }
  return settled
}

/** The range of every hex from one of them when all steps cost the same. */
export const stepsFrom = (view: MapView, from: Hex): Map<Hex, number> =>
  reach(from, Number.POSITIVE_INFINITY, (hex, way) => (isOpen(view, hex, way) ? 1 : undefined))
