import type { Property, Tile } from './types.ts'

/** How often a tile is in the box, its type, the property and the mountain's value, and the directions of its blockades. */
type Row = readonly [count: number, type: Tile['type'], special: Property | number | null, blockades: readonly number[]]

/**
 * The 37 area tiles. Their sorts and how many there are of each come from a list made by an owner of the game; that list also has
 * tiles of extensions, and which plain ocean floors among them are extensions is our guess.
 */
const ROWS: readonly Row[] = [
  [7, 'ocean', null, []],
  [5, 'ocean', null, [0]],
  [2, 'ocean', null, [0, 2]],
  [1, 'ocean', null, [0, 3]],
  [3, 'ocean', null, [0, 1, 3]],
  [1, 'ocean', 'radioactive', []],
  [1, 'ocean', 'radioactive', [0]],
  [1, 'ocean', 'radioactive', [0, 2]],
  [3, 'ocean', 'unstable', []],
  [1, 'ocean', 'unstable', [0]],
  [2, 'ocean', 'tsukuyumi', []],
  [1, 'fertile', null, []],
  [2, 'fertile', null, [0]],
  [1, 'fertile', null, [0, 2]],
  [1, 'fertile', null, [0, 3]],
  [1, 'mountain', 15, []],
  [1, 'mountain', 20, []],
  [1, 'mountain', 15, [0]],
  [1, 'mountain', 20, [0]],
  [1, 'mountain', 20, [0, 3]],
]

const idOf = (number: number): string => `T${String(number).padStart(2, '0')}`

/** Numbered in the order of the rows, T01 to T37. */
export const TILES: readonly Tile[] = ROWS.flatMap(([count, type, special, blockades]) =>
  Array.from({ length: count }, () => ({ type, special, blockades })),
).map(({ type, special, blockades }, i) => ({
  id: idOf(i + 1),
  type,
  mountain: typeof special === 'number' ? special : 0,
  property: typeof special === 'string' ? special : null,
  blockades,
  basis: type === 'ocean' && special === null ? 'inferred' : 'attested',
  source: 'tile list of a fan map generator',
}))
