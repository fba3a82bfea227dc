/** A set of hold spaces: bit n stands for space n. A hold has 30 spaces at most, so a set is a small integer. */
export type Spaces = number

/** The grid of a ship. Its spaces are numbered in reading order. */
export interface Hold {
  /** `#` is a space. */
  readonly rows: readonly string[]
  readonly size: number
  /** Every space. */
  readonly all: Spaces
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** By space: its column as a letter and its row as a number, `b3`. */
  readonly names: readonly string[]
}

const LARGEST = 30

/** The hold of a drawing with rows separated by `/`: `##. / ###`. Throws an error with one plain sentence if it is none. */
export function readHold(drawing: string): Hold {
  const rows = drawing.split('/').map((row) => row.trim())
  const x: number[] = []
  const y: number[] = []
  const names: string[] = []
  for (const [line, row] of rows.entries()) {
    if (!/^[#.]+$/.test(row)) throw new Error(`its hold has a row "${row}"`)
    for (const [column, mark] of [...row].entries()) {
      if (mark !== '#') continue
      x.push(column)
      y.push(line)
      names.push(`${String.fromCharCode(97 + column)}${line + 1}`)
    }
  }
  if (names.length === 0 || names.length > LARGEST) throw new Error(`its hold has ${names.length} spaces`)
  return Object.freeze({ rows, size: names.length, all: (1 << names.length) - 1, x, y, names })
}

/** By space: no cube. */
export const noCubes = ({ size }: Hold): number[] => new Array<number>(size).fill(0)

/** The space at a place of the grid, or -1. */
export function spaceAt(hold: Hold, x: number, y: number): number {
  for (let space = 0; space < hold.size; space++) if (hold.x[space] === x && hold.y[space] === y) return space
  return -1
}

/** The space of a name such as `b3`, or -1. */
export const spaceNamed = (hold: Hold, name: string): number => hold.names.indexOf(name)

export const has = (spaces: Spaces, space: number): boolean => ((spaces >> space) & 1) === 1

export const only = (space: number): Spaces => 1 << space

export function countSpaces(spaces: Spaces): number {
  let left = spaces
  let count = 0
  while (left !== 0) {
    left &= left - 1
    count++
  }
  return count
}

/** The numbers of the spaces, lowest first. */
export function listSpaces(spaces: Spaces): number[] {
  const list: number[] = []
  for (let left = spaces; left !== 0; left &= left - 1) list.push(lowest(left))
  return list
}

/** The lowest space of a set that is not empty. */
export const lowest = (spaces: Spaces): number => 31 - Math.clz32(spaces & -spaces)

export const setOf = (list: readonly number[]): Spaces => list.reduce((spaces, space) => spaces | (1 << space), 0)
