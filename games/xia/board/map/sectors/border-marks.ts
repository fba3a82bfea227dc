import type { Point } from '@orrery/board'
import type { Border } from '../../../content/types.ts'
import { DIRECTIONS } from '../../../map/hex.ts'
import { pointText, sideOf } from '../geometry.ts'

/** The borders that are drawn, from the most to the least harmful. */
export const DRAWN_BORDERS = ['star', 'debris', 'asteroid', 'shield', 'nebula', 'entrance', 'gate'] as const
export type DrawnBorder = (typeof DRAWN_BORDERS)[number]

/** A place along a side (0 to 1) and some units into its hex. */
type Along = (part: number, inwards: number) => Point

/** Borders belong to one hex, so they lie inside of it: between two hexes with borders both can be seen. */
const INSET = 5

function along(middle: Point, direction: number): Along {
  const [from, to] = sideOf(direction)
  const length = Math.hypot((from.x + to.x) / 2, (from.y + to.y) / 2)
  const inward = { x: -(from.x + to.x) / 2 / length, y: -(from.y + to.y) / 2 / length }
  return (part, inwards) => {
    // The side gets shorter the further it lies inside.
    const shrink = 1 - (inwards + INSET) / length
    const place = 0.5 + (part - 0.5) * shrink
    return {
      x: middle.x + from.x + (to.x - from.x) * place + inward.x * (inwards + INSET),
      y: middle.y + from.y + (to.y - from.y) * place + inward.y * (inwards + INSET),
    }
  }
}

const line = (...points: readonly Point[]): string => `M${points.map(pointText).join('L')}`

/** How each border looks, told apart by its line alone. */
const MARKS: { readonly [border in DrawnBorder]: (at: Along) => string } = {
  // Teeth like broken rock.
  asteroid: (at) => line(...[0, 1, 2, 3, 4, 5, 6].map((i) => at(0.04 + (i * 0.92) / 6, i % 2 === 0 ? 0 : 7))),
  // Crosses: this kills.
  debris: (at) =>
    [0.2, 0.5, 0.8]
      .map((part) => line(at(part - 0.09, -1), at(part + 0.09, 6)) + line(at(part + 0.09, -1), at(part - 0.09, 6)))
      .join(''),
  // Waves of gas.
  nebula: (at) => {
    const points = [0, 1, 2, 3, 4, 5, 6].map((i) => at(0.03 + (i * 0.94) / 6, 2))
    const swings = [0, 1, 2, 3, 4, 5].map((i) => at(0.03 + ((i + 0.5) * 0.94) / 6, i % 2 === 0 ? 9 : -4))
    return `M${pointText(points[0])}${swings.map((swing, i) => `Q${pointText(swing)} ${pointText(points[i + 1])}`).join('')}`
  },
  // A double line with thorns.
  star: (at) =>
    line(at(0, 0), at(1, 0)) +
    [0.17, 0.39, 0.61, 0.83].map((part) => line(at(part - 0.09, 0), at(part, 9), at(part + 0.09, 0))).join(''),
  // A smooth wall: round a planet it is drawn as one ring.
  shield: (at) => `M${pointText(at(0, 0))}Q${pointText(at(0.5, -7))} ${pointText(at(1, 0))}`,
  // A gap in the wall, and an arrow in and out.
  entrance: (at) =>
    line(at(0.5, -3), at(0.5, 11)) +
    line(at(0.36, 1), at(0.5, -4), at(0.64, 1)) +
    line(at(0.33, 7), at(0.5, 12), at(0.67, 7)),
  // Beads: the stroke has round ends and next to no length.
  gate: (at) => [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => line(at(part, 1), at(part + 0.005, 1))).join(''),
}

/** The mark of a border on one side of a hex, as a path. */
export const markText = (middle: Point, direction: number, border: DrawnBorder): string =>
  MARKS[border](along(middle, direction))

/** All marks of a tile, by border. The shield of a planet is drawn with it, as one ring. */
export function marksOf(middles: readonly Point[], borders: readonly Border[]): ReadonlyMap<DrawnBorder, string> {
  const paths = new Map<DrawnBorder, string>()
  middles.forEach((middle, cell) => {
    for (const direction of DIRECTIONS) {
      const border = borders[cell * 6 + direction]
      if (border !== 'none' && border !== 'shield')
        paths.set(border, (paths.get(border) ?? '') + markText(middle, direction, border))
    }
  })
  return paths
}
