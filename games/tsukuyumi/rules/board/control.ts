import type { Hex } from '../../map/hex.ts'
import type { State } from '../state/state.ts'
import type { Side } from '../state/vocabulary.ts'

/** [board.control] The areas that carry a side's marker. */
export function areasOwned(g: State, side: Side): Hex[] {
  const list: Hex[] = []
  for (const hex of g.hexes) if (g.owner[hex] === side) list.push(hex)
  return list
}

export function countOwned(g: State, side: Side): number {
  let count = 0
  for (const hex of g.hexes) if (g.owner[hex] === side) count++
  return count
}
