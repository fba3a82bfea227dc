import type { Property, Tile, TileSet } from './types.ts'

/** How often a tile is in the box, its type, the property and the mountain's value, and the directions of its blockades. */
type Row = readonly [count: number, type: Tile['type'], special: Property | number | null, blockades: readonly number[]]

/**
 * The area tiles. Their sorts and how many there are of each come from a list of 51 made by an owner of the game. The core box has 37;
 * that a player more needs seven and that the rivers and the toxic areas are those of After the Moonfall leaves nothing over. Which plain
 * ocean floors are those of the further players is our guess.
 */
const ROWS: { readonly [set in TileSet]: readonly Row[] } = {
  core: [
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
  ],
  'player-plus': [
    [2, 'ocean', null, []],
    [3, 'ocean', null, [0]],
    [1, 'ocean', null, [0, 2]],
    [1, 'ocean', null, [0, 1, 3]],
  ],
  'after-the-moonfall': [
    [2, 'ocean', 'toxic', []],
    [1, 'ocean', 'toxic', [0, 1]],
    [4, 'river', null, [0, 3]],
  ],
}

/** Numbered in the order of the rows: T01 to T37, P01 to P07, X01 to X07. */
const LETTERS: { readonly [set in TileSet]: string } = { core: 'T', 'player-plus': 'P', 'after-the-moonfall': 'X' }

const tilesOf = (set: TileSet, rows: readonly Row[]): Tile[] =>
  rows
    .flatMap(([count, type, special, blockades]) => Array.from({ length: count }, () => ({ type, special, blockades })))
    .map(({ type, special, blockades }, i) => ({
      id: `${LETTERS[set]}${String(i + 1).padStart(2, '0')}`,
      set,
      type,
      mountain: typeof special === 'number' ? special : 0,
      property: typeof special === 'string' ? special : null,
      blockades,
      basis: set === 'core' && !(type === 'ocean' && special === null) ? 'attested' : 'inferred',
      source: 'tile list of a fan map generator',
    }))

export const TILES: readonly Tile[] = Object.entries(ROWS).flatMap(([set, rows]) => tilesOf(set as TileSet, rows))
