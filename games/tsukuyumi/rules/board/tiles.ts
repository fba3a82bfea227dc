import { type Fixed, fixed, withEntry } from '@orrery/engine'
import type { Hex } from '../../map/hex.ts'
import { HOME_TILE, NO_TILE, type State } from '../state/state.ts'
import { NOBODY } from '../state/vocabulary.ts'

/** Makes room in all lists by hex, up to and with this one. */
export function reachOut(g: State, hex: Hex): void {
  const missing = hex + 1 - g.tiles.length
  if (missing <= 0) return
  const grown = <T>(list: Fixed<T>, value: T): Fixed<T> =>
    fixed([...list, ...Array.from({ length: missing }, () => value)])
  g.tiles = grown(g.tiles, NO_TILE)
  g.rotations = grown(g.rotations, 0)
  g.owner = grown(g.owner, NOBODY)
  g.marked = grown(g.marked, 0)
  g.negated = grown(g.negated, 0)
  g.blockades = grown(g.blockades, 0)
  g.passages = grown(g.passages, 0)
  g.pigs = grown(g.pigs, 0)
  g.eggs = grown(g.eggs, 0)
  g.mines = grown(g.mines, 0)
  g.strongholds = grown(g.strongholds, 0)
  g.covers = grown(g.covers, 0)
}

/** Puts a tile, the moon or a homezone on a hex. */
export function putTile(g: State, hex: Hex, tile: string, rotation = 0): void {
  reachOut(g, hex)
  g.tiles = withEntry(g.tiles, hex, tile)
  g.rotations = withEntry(g.rotations, hex, rotation)
  listHexes(g)
}

/** Lists the hexes of the board anew. */
export function listHexes(g: State): void {
  const hexes: Hex[] = []
  g.tiles.forEach((tile, hex) => {
    if (tile !== NO_TILE) hexes.push(hex)
  })
  g.hexes = fixed(hexes)
  g.areas = fixed(hexes.filter((hex) => g.tiles[hex] !== HOME_TILE))
}
