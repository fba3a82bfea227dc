import { spacesPerLocation } from '../facts.ts'
import { type Cells, hexesIn, type Rect } from '../layout/layout.ts'

/** How a location board of this size is divided. */
interface Parts {
  /** `small`: one line of heading. `beside`: heading to the left of the spaces. `above`: heading on top. */
  readonly form: 'small' | 'beside' | 'above'
  readonly spaces: Rect
  /** Nothing where there is no room: the units themselves tell their power. */
  readonly powers:
    | { readonly x: number; readonly y: number; readonly width: number; readonly down: boolean }
    | undefined
}

/** Without the sums of power, spaces have to become this much larger to be worth it. */
const MUCH = 1.18

export function partsOf({ width, height }: Rect): Parts {
  if (height < 40) return { form: 'small', spaces: { x: width - 8, y: 11, width: 4, height: 4 }, powers: undefined }
  if (height < 190 && width < 400) {
    const above: Parts = {
      form: 'small',
      spaces: { x: 4, y: 21, width: width - 8, height: height - 39 },
      powers: { x: 6, y: height - 9, width: width - 12, down: false },
    }
    const beside: Parts = {
      form: 'small',
      spaces: { x: 3, y: 21, width: width - 44, height: height - 23 },
      powers: { x: width - 38, y: 31, width: 36, down: true },
    }
    const alone: Parts = {
      form: 'small',
      spaces: { x: 4, y: 21, width: width - 8, height: height - 23 },
      powers: undefined,
    }
    const size = ({ spaces }: Parts) => hexesIn(spaces, spacesPerLocation).radius
    const better = size(beside) > size(above) ? beside : above
    return size(alone) > size(better) * MUCH ? alone : better
  }
  if (width > height * 1.7) {
    const left = Math.min(236, width * 0.36)
    return {
      form: 'beside',
      spaces: { x: left, y: 10, width: width - left - 10, height: height - 20 },
      powers: { x: 14, y: height - 20, width: left - 24, down: false },
    }
  }
  return {
    form: 'above',
    spaces: { x: 8, y: 74, width: width - 16, height: height - 112 },
    powers: { x: 12, y: height - 18, width: width - 24, down: false },
  }
}

/** Where the units of a location board stand. */
export const cellsOf = (rect: Rect): Cells => {
  const { spaces } = partsOf(rect)
  return hexesIn({ ...spaces, x: rect.x + spaces.x, y: rect.y + spaces.y }, spacesPerLocation)
}
