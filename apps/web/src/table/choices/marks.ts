/** Letters that choose nothing by themselves: see the help. */
const LETTERS = 'abcdefghijklnopqstvwxyz'
const NUMBERS = 9

/** The key that chooses a row of the list, by its place: the numbers first, then letters, where no table of pairs has them. */
export function keyOfRow(place: number, hasGrid: boolean): string | undefined {
  if (place < NUMBERS) return String(place + 1)
  return hasGrid ? undefined : LETTERS[place - NUMBERS]
}

/** The row that a key chooses. */
export function rowOfKey(key: string, hasGrid: boolean): number | undefined {
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  const letter = hasGrid || key.length !== 1 ? -1 : LETTERS.indexOf(key)
  return letter < 0 ? undefined : letter + NUMBERS
}
