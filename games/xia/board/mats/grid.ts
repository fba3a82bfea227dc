import type { Point } from '@orrery/board'
import type { Hold } from '../../hold/hold.ts'

/** The side of a hold space, in units of the drawing. */
export const CELL = 44

export const widthOf = (hold: Hold): number => (Math.max(...hold.x) + 1) * CELL
export const heightOf = (hold: Hold): number => (Math.max(...hold.y) + 1) * CELL

/** The upper left corner of a space. */
export const cornerOf = (hold: Hold, space: number): Point => ({ x: hold.x[space] * CELL, y: hold.y[space] * CELL })

/** The middle of a space by its name. */
export function middleOfSpace(hold: Hold, name: string): Point {
  const { x, y } = cornerOf(hold, hold.names.indexOf(name))
  return { x: x + CELL / 2, y: y + CELL / 2 }
}

const INSET = 3

/** Cells that lie together as one body: each a square, with a bridge to its neighbours on the right and below. */
export function bodyText(cells: readonly Point[]): string {
  const has = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y)
  return cells
    .map(({ x, y }) => {
      const right = has(x + CELL, y)
      const below = has(x, y + CELL)
      const width = CELL - 2 * INSET
      const square = `M${x + INSET} ${y + INSET}h${width}v${width}h${-width}Z`
      const across = right ? `M${x + CELL - INSET} ${y + INSET}h${2 * INSET}v${width}h${-2 * INSET}Z` : ''
      const down = below ? `M${x + INSET} ${y + CELL - INSET}h${width}v${2 * INSET}h${-width}Z` : ''
      return square + across + down
    })
    .join('')
}
