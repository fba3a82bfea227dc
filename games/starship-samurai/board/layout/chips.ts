import type { Rect, Spot } from './layout.ts'

/** A sign with its name, or the sign alone. */
export type ChipForm = 'pill' | 'dot'

export interface Chips {
  readonly form: ChipForm
  readonly width: number
  readonly height: number
  readonly spots: readonly Spot[]
}

const PILL = { width: 88, height: 25 }
/** The sign alone, and a little around it. */
const DOT = 34
/** What the line around a space needs to each side of it, and how small a sign may be for that. */
const RIM = 5
const LEAST_DOT = 22

/** How so many markers lie on a space: with their names beside the sign, or as bare signs where that does not fit. */
export function chipsIn(area: Rect, count: number): Chips {
  const fits = (width: number, height: number) =>
    Math.floor((area.width + 2) / width) * Math.floor((area.height + 2) / height) >= count
  if (fits(PILL.width, PILL.height)) {
    const columns = Math.min(count, Math.floor((area.width + 2) / PILL.width))
    const rows = Math.ceil(count / Math.max(1, columns))
    const height = Math.min(34, area.height / Math.max(1, rows))
    return spread(area, count, 'pill', Math.min(100, area.width / Math.max(1, columns)), height)
  }
  const across = Math.min(area.height, area.width)
  let size = Math.min(DOT, across, Math.max(LEAST_DOT, across - 2 * RIM))
  while (size > 8 && !fits(size, size)) size -= 1
  return spread(area, count, 'dot', size, size)
}

function spread(area: Rect, count: number, form: ChipForm, width: number, height: number): Chips {
  const columns = Math.max(1, Math.min(count, Math.floor((area.width + 2) / width)))
  const rows = Math.ceil(count / columns)
  const spots = Array.from({ length: count }, (_, i) => {
    const inRow = Math.min(columns, count - Math.floor(i / columns) * columns)
    return {
      x: area.x + area.width / 2 + ((i % columns) - (inRow - 1) / 2) * width,
      y: area.y + area.height / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * height,
    }
  })
  return { form, width, height, spots }
}
