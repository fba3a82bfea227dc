import { DIRECTIONS, type Direction, type Hex, hexDistance, qOf, rOf, STEP, STEP_Q, STEP_R } from './hex.ts'
import { type Chart, wallsAt } from './sectors.ts'

/** The directions in which a line leaves one hex after the other. */
type Ray = readonly Direction[]

/** The two lines for a distance and direction, shifted to either side; one when no corner lies on the line, so that both are the same. */
type Rays = readonly Ray[]

/** Weapons reach 8 at most, with a title's help. */
const READY = 10
const ROW = 2 * READY + 1

/**
 * [combat.sight] A line from centre to centre is clear if it crosses no side of a hex that blocks, on either hex of the side. Where it
 * touches corners or runs along sides, it is shifted by next to nothing to the left and to the right, and one clear line is enough.
 */
export function inSight(chart: Chart, from: Hex, to: Hex): boolean {
  const rays = raysBetween(from, to)
  for (let i = 0; i < rays.length; i++) if (isClear(chart, from, rays[i])) return true
  return false
}

function isClear(chart: Chart, from: Hex, ray: Ray): boolean {
  let hex = from
  let walls = wallsAt(chart, hex)
  for (let i = 0; i < ray.length; i++) {
    const direction = ray[i]
    if ((walls >> direction) & 1) return false
    hex += STEP[direction]
    walls = wallsAt(chart, hex)
    if ((walls >> ((direction + 3) % 6)) & 1) return false
  }
  return true
}

/** [combat.range] Within a range and in sight. */
export function canTarget(chart: Chart, from: Hex, to: Hex, least: number, most: number): boolean {
  const range = hexDistance(from, to)
  return range >= least && range <= most && inSight(chart, from, to)
}

function raysBetween(from: Hex, to: Hex): Rays {
  const q = qOf(to) - qOf(from)
  const r = rOf(to) - rOf(from)
  const near = Math.abs(q) <= READY && Math.abs(r) <= READY
  return near ? RAYS[(q + READY) * ROW + r + READY] : raysOf(q, r)
}

function raysOf(q: number, r: number): Rays {
  const left = trace(q, r, 1)
  const right = trace(q, r, -1)
  return left.every((direction, i) => direction === right[i]) ? [left] : [left, right]
}

/**
 * Follows a line from the middle of a hex to the middle of another. Exact: the corners of hexes are thirds of axial coordinates, so on
 * which side of the line they lie is the sign of an integer; a corner on the line counts to the side that the line is shifted away from.
 */
function trace(q: number, r: number, shift: 1 | -1): Ray {
  const sideOf = (cornerQ: number, cornerR: number) => Math.sign(q * cornerR - r * cornerQ) || -shift
  const ray: Direction[] = []
  let atQ = 0
  let atR = 0
  while (atQ !== q || atR !== r) {
    // The line leaves over the side whose corners, counter-clockwise, lie to its right and to its left.
    const out = DIRECTIONS.find(
      (d) =>
        sideOf(3 * atQ + STEP_Q[d] + STEP_Q[(d + 5) % 6], 3 * atR + STEP_R[d] + STEP_R[(d + 5) % 6]) === 1 &&
        sideOf(3 * atQ + STEP_Q[d] + STEP_Q[(d + 1) % 6], 3 * atR + STEP_R[d] + STEP_R[(d + 1) % 6]) === -1,
    )
    if (out === undefined) throw new Error(`A line to ${q},${r} leaves no hex.`)
    ray.push(out)
    atQ += STEP_Q[out]
    atR += STEP_R[out]
  }
  return ray
}

const RAYS: readonly Rays[] = Array.from({ length: ROW * ROW }, (_, place) =>
  raysOf(Math.floor(place / ROW) - READY, (place % ROW) - READY),
)
