import type { Point } from './hex.ts'
import type { Insets } from './insets.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a drawing lies in its frame while all of it is shown. */
export interface Fitted {
  /** What the frame covers, in units of the drawing. */
  readonly frame: Box
  /** What of it is free: nothing lies there for good. */
  readonly free: Box
  /** Pixels for a unit. */
  readonly scale: number
}

/**
 * Fits a box into a frame of so many pixels, beside what lies at its sides. Of a box that would be smaller than `least` pixels for a unit
 * the middle is shown. Nothing while the frame has no size.
 */
export function fitInto(box: Box, width: number, height: number, insets: Insets, least = 0): Fitted | undefined {
  const across = width - insets.left - insets.right
  const down = height - insets.top - insets.bottom
  const whole = Math.min(across / box.width, down / box.height)
  if (!(whole > 0) || !Number.isFinite(whole)) return undefined
  const scale = Math.max(whole, least)
  const free = around(middleOf(box), across / scale, down / scale)
  return {
    free,
    frame: {
      x: free.x - insets.left / scale,
      y: free.y - insets.top / scale,
      width: width / scale,
      height: height / scale,
    },
    scale,
  }
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

const around = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** The smallest box that holds all of these. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

export const isWithin = (inner: Box, outer: Box, slack = 0): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack

interface Aim {
  /** What of the drawing lies in the free space now. */
  readonly sight: Box
  /** Pixels for a unit, now. */
  readonly scale: number
  /** What matters: everything that can be chosen, and the own piece. */
  readonly matters: Box
  /** The own piece: where not all fits, what is near it is shown. */
  readonly own: Point | undefined
  /** How much larger the smallest target must be to be hit with ease; 1 when it is large enough. */
  readonly enlarge: number
  /** Pixels for a unit: never less than this, and never more. */
  readonly least: number
  readonly most: number
}

/**
 * Where the camera goes for a question: nowhere when all that matters is in sight and can be hit; the shortest way when it fits as large as it
 * is drawn now; else as near or far as needed.
 */
export function aim({ sight, scale, matters, own, enlarge, least, most }: Aim):
  | {
      readonly at: Point
      readonly scale: number
    }
  | undefined {
  if (enlarge <= 1 && isWithin(matters, sight)) return undefined
  const fitting = Math.min((sight.width * scale) / matters.width, (sight.height * scale) / matters.height)
  const wanted = Math.min(most, scale * Math.max(1, enlarge))
  const next = Math.max(least, Math.min(wanted, fitting))
  const [width, height] = [(sight.width * scale) / next, (sight.height * scale) / next]
  const from = middleOf(sight)
  const near = own ?? middleOf(matters)
  const at = {
    x: along(matters.x, matters.width, width, from.x, near.x),
    y: along(matters.y, matters.height, height, from.y, near.y),
  }
  const still = Math.abs(next / scale - 1) < 0.01 && Math.hypot(at.x - from.x, at.y - from.y) * scale < 2
  return still ? undefined : { at, scale: next }
}

/** Along an axis: as little as needed to have all of it in sight; of more than is to be seen at once, the part around the own piece. */
function along(start: number, length: number, seen: number, from: number, near: number): number {
  const [first, last] = [start + length - seen / 2, start + seen / 2]
  if (length <= seen) return Math.min(Math.max(from, first), last)
  return Math.min(Math.max(near, last), first)
}
