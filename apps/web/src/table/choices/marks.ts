import { ROW_LETTERS } from '../../keys/table.ts'

const NUMBERS = 9

/** The key that chooses a row of the list, by its place: the numbers first, then letters, where no table of pairs has them. */
export function keyOfRow(place: number, hasGrid: boolean): string | undefined {
  if (place < NUMBERS) return String(place + 1)
  return hasGrid ? undefined : ROW_LETTERS[place - NUMBERS]
}

/** The row that a key chooses. */
export function rowOfKey(key: string, hasGrid: boolean): number | undefined {
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  const letter = hasGrid ? -1 : (ROW_LETTERS as readonly string[]).indexOf(key)
  return letter < 0 ? undefined : letter + NUMBERS
}

/** The letter of a row of a table of pairs: it is pressed before the number of a column. */
export const letterOfPairs = (row: number): string | undefined => ROW_LETTERS[row]
