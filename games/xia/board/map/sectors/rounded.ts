import type { Point } from '@orrery/board'
import { type OutlineSide, pointText } from '../geometry.ts'

type Loop = readonly OutlineSide[]

const middleOfSide = ({ from, to }: OutlineSide): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })

/** The corners of an outline as bows: each from the middle of a side, by way of the corner, to the middle of the next side. */
const bows = (loop: Loop) =>
  loop.map((side, i) => {
    const next = loop[(i + 1) % loop.length]
    return { side, next, start: middleOfSide(side), corner: side.to, end: middleOfSide(next) }
  })

/** An outline with its corners rounded by half a side. */
export const roundedText = (loops: readonly Loop[]): string =>
  loops
    .map((loop) => {
      const all = bows(loop)
      return `M${pointText(all[0].start)}${all.map(({ corner, end }) => `Q${pointText(corner)} ${pointText(end)}`).join('')}Z`
    })
    .join('')

/** How much of the bow beside a gap is left out. */
const GAP = 0.36

/** The same as a line with gaps in the middle of some sides. */
export const ringText = (loops: readonly Loop[], isGap: (side: OutlineSide) => boolean): string =>
  loops
    .flatMap(bows)
    .map(({ side, next, start, corner, end }) => {
      const [from, to] = [isGap(side) ? GAP : 0, isGap(next) ? 1 - GAP : 1]
      const at = (a: number, b: number): Point => ({
        x: (1 - a) * (1 - b) * start.x + (a + b - 2 * a * b) * corner.x + a * b * end.x,
        y: (1 - a) * (1 - b) * start.y + (a + b - 2 * a * b) * corner.y + a * b * end.y,
      })
      return `M${pointText(at(from, from))}Q${pointText(at(from, to))} ${pointText(at(to, to))}`
    })
    .join('')

/** Half of a gap in a round shield, in radians. */
const HALF_GAP = 0.13

/** A circle with gaps where points lie, as seen from its middle. */
export function roundShieldText(middle: Point, radius: number, gaps: readonly Point[]): string {
  const angles = gaps.map(({ x, y }) => Math.atan2(y - middle.y, x - middle.x)).toSorted((a, b) => a - b)
  const at = (angle: number): Point => ({
    x: middle.x + Math.cos(angle) * radius,
    y: middle.y + Math.sin(angle) * radius,
  })
  if (angles.length === 0) return circleText(middle, radius)
  return angles
    .map((angle, i) => {
      const [from, next] = [angle + HALF_GAP, angles[i + 1] ?? angles[0] + 2 * Math.PI]
      const to = next - HALF_GAP
      return `M${pointText(at(from))}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${pointText(at(to))}`
    })
    .join('')
}

export const circleText = ({ x, y }: Point, radius: number): string => {
  const r = Math.round(radius * 10) / 10
  return `M${pointText({ x: x - r, y })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}
