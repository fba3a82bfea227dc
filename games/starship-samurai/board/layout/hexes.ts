import type { Rect, Spot } from './layout.ts'

export interface Cells {
  readonly radius: number
  readonly spots: readonly Spot[]
}

const ROOT = Math.sqrt(3)
/** Larger hexes would make the figures coarse. */
const LARGEST = 52

/** Ways to put so many hexes into rows that interlock: each has as many as the next, one more or one less. */
function arrangements(count: number): readonly (readonly number[])[] {
  const half = Math.ceil(count / 2)
  const middle = Math.ceil(count / 3)
  const upper = Math.ceil((count - middle) / 2)
  return [[count], [half, count - half], [upper, middle, count - middle - upper]]
}

/** So many hexes in an area: in one, two or three rows, whichever makes them larger. */
export function hexesIn(area: Rect, count: number, largest = LARGEST): Cells {
  const ways = arrangements(count)
  const sizes = ways.map((rows) =>
    Math.min(largest, area.width / (Math.max(...rows) * ROOT), area.height / (0.5 + 1.5 * rows.length)),
  )
  const radius = Math.max(...sizes)
  const rows = ways[sizes.indexOf(radius)]
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  const spots = rows.flatMap((count, index) => {
    const y = middle.y + (index - (rows.length - 1) / 2) * radius * 1.5
    return Array.from({ length: count }, (_, i) => ({ x: middle.x + (i - (count - 1) / 2) * radius * ROOT, y }))
  })
  return { radius, spots }
}
