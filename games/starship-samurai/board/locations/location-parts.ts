import { spacesPerLocation } from '../facts.ts'
import { type Cells, hexesIn } from '../layout/hexes.ts'
import type { Rect } from '../layout/layout.ts'

/** How a location board of this size is divided. */
export interface LocationParts {
  /** A column that hexes never enter, or a head above them. */
  readonly heading: Rect
  readonly beside: boolean
  readonly spaces: Rect
  /** Who has how much power here. */
  readonly bar: Rect
}

const COLUMN = 210
/** As small as hexes become before the column does. */
const LEAST_HEX = 28
const FOUR_ACROSS = 4 * Math.sqrt(3)
const BAR = 20
/** Below the hexes, where the board is high enough; else the bar stands in the column. */
const FOOT = BAR + 10
const HIGH = 150
/** A line for the name, and one for what is to be won. */
export const LOW_HEAD = 43

export function partsOf({ width, height }: Rect): LocationParts {
  if (width >= 330 && width > height * 1.35) {
    const column = Math.max(150, Math.min(COLUMN, width - FOUR_ACROSS * LEAST_HEX - 12))
    const foot = height >= HIGH ? FOOT : 0
    return {
      beside: true,
      heading: { x: 0, y: 0, width: column, height: height - FOOT },
      spaces: { x: column, y: 6, width: width - column - 6, height: height - foot - 10 },
      bar: { x: 10, y: height - BAR - 5, width: (foot ? width : column) - 20, height: BAR },
    }
  }
  const low = height < 230
  const head = low ? LOW_HEAD : 74
  return {
    beside: false,
    heading: { x: 0, y: 0, width, height: head },
    spaces: { x: 5, y: head, width: width - 10, height: height - head - (low ? BAR + 6 : FOOT) },
    bar: { x: 8, y: height - BAR - (low ? 3 : 5), width: width - 16, height: BAR },
  }
}

/** Where the units of a location board stand. */
export const cellsOf = (rect: Rect): Cells => {
  const { spaces } = partsOf(rect)
  return hexesIn({ ...spaces, x: rect.x + spaces.x, y: rect.y + spaces.y }, spacesPerLocation)
}
