import { type Hold, type Spaces, spaceAt } from './hold.ts'
import { spots } from './spots.ts'

/** An outfit's sections in one of its quarter turns: places from the first section in reading order. */
export interface ShapeTurn {
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly use: readonly boolean[]
}

/** An outfit as a polyomino. It can be turned, never mirrored. */
export interface Shape {
  /** `U` is a section with a use space, `#` a plain one. */
  readonly rows: readonly string[]
  readonly sections: number
  readonly uses: number
  /** By quarters clockwise. Turns that look like an earlier one are absent: a bar has two, or one if its ends are alike. */
  readonly turns: readonly ShapeTurn[]
}

/** An outfit at its place in a hold. */
export interface Placement {
  /** The space of its first section in reading order, and its quarter turns: `b2.1`. */
  readonly name: string
  readonly space: string
  readonly turn: number
  readonly spaces: Spaces
  /** Which of them are use spaces. */
  readonly uses: Spaces
}

interface Section {
  readonly x: number
  readonly y: number
  readonly use: boolean
}

/** The shape of a drawing with rows separated by `/`: `U. / #U`. Throws an error with one plain sentence if it is none. */
export function readShape(drawing: string): Shape {
  const rows = drawing.split('/').map((row) => row.trim())
  const sections: Section[] = []
  for (const [y, row] of rows.entries()) {
    if (!/^[U#.]+$/.test(row)) throw new Error(`its shape has a row "${row}"`)
    for (const [x, mark] of [...row].entries()) if (mark !== '.') sections.push({ x, y, use: mark === 'U' })
  }
  if (sections.length === 0) throw new Error('its shape has no sections')
  if (!isConnected(sections)) throw new Error('its shape falls apart')
  const uses = sections.filter((section) => section.use).length
  return Object.freeze({ rows, sections: sections.length, uses, turns: Object.freeze(turnsOf(sections)) })
}

function isConnected(sections: readonly Section[]): boolean {
  const reached = [sections[0]]
  for (const { x, y } of reached)
    for (const other of sections)
      if (!reached.includes(other) && Math.abs(other.x - x) + Math.abs(other.y - y) === 1) reached.push(other)
  return reached.length === sections.length
}

function turnsOf(sections: readonly Section[]): ShapeTurn[] {
  const turns: ShapeTurn[] = []
  let turning = sections
  for (let turn = 0; turn < 4; turn++) {
    const inOrder = [...turning].sort((a, b) => a.y - b.y || a.x - b.x)
    const first = inOrder[0]
    const seen: ShapeTurn = {
      x: inOrder.map((section) => section.x - first.x),
      y: inOrder.map((section) => section.y - first.y),
      use: inOrder.map((section) => section.use),
    }
    if (!turns.some((other) => JSON.stringify(other) === JSON.stringify(seen))) turns.push(Object.freeze(seen))
    turning = turning.map(({ x, y, use }) => ({ x: -y, y: x, use }))
  }
  return turns
}

/** Every way the outfit fits into the empty hold, by its first space and then by turn. */
export function placementsOf(hold: Hold, shape: Shape): readonly Placement[] {
  const placements: Placement[] = []
  for (let first = 0; first < hold.size; first++)
    for (let turn = 0; turn < shape.turns.length; turn++) {
      const placement = placeAt(hold, shape, first, turn)
      if (placement !== undefined) placements.push(placement)
    }
  return Object.freeze(placements)
}

function placeAt(hold: Hold, shape: Shape, first: number, turn: number): Placement | undefined {
  const { x, y, use } = shape.turns[turn]
  let spaces = 0
  let uses = 0
  for (let section = 0; section < x.length; section++) {
    const space = spaceAt(hold, hold.x[first] + x[section], hold.y[first] + y[section])
    if (space < 0) return undefined
    spaces |= 1 << space
    if (use[section]) uses |= 1 << space
  }
  const space = hold.names[first]
  return Object.freeze({ name: spots.encode({ space, turn }), space, turn, spaces, uses })
}
