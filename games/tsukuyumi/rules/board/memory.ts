import { type Fixed, fixed } from '@orrery/engine'
import type { Hex } from '../../map/hex.ts'
import type { State } from '../state/state.ts'

/**
 * [event.swap-tiles] What the match remembers of areas goes with their tiles: who has conquered them, where nobody attacks again, where an
 * Emergency Egg was or may be laid, and where a fight is going on. `moved` says where the tile of a hex lies now.
 */
export function carryMemories(g: State, moved: (hex: Hex) => Hex): void {
  const areas = (list: Fixed<Hex>): Fixed<Hex> => fixed(list.map(moved))
  g.conquered = fixed(g.conquered.map(areas))
  g.retaken = fixed(g.retaken.map(areas))
  g.moonstruck = fixed(g.moonstruck.map(areas))
  g.locks = fixed(g.locks.map(({ side, hex }) => Object.freeze({ side, hex: moved(hex) })))
  g.emergencyEggs = areas(g.emergencyEggs)
  g.dueEggs = areas(g.dueEggs)
  for (const frame of g.agenda) if (frame.kind === 'battle') frame.hex = moved(frame.hex)
}
