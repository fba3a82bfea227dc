import { withEntry } from '@orrery/engine'
import { DIRECTIONS, type Direction, type Hex } from '../../map/hex.ts'
import { directionsOf, hasSide, sideBit, sideName } from '../../map/side.ts'
import { nameOf, report } from '../dialect.ts'
import type { State } from '../state/state.ts'
import type { Side } from '../state/vocabulary.ts'
import { blockadesLeft, closedSides, printedSides } from './board.ts'

/** The closed sides of a hex that can be opened: markers always, printed ones while there are passages. */
export function openable(g: State, hex: Hex): readonly Direction[] {
  const printed = blockadesLeft(g) > 0 ? closedSides(g, hex) : 0
  return directionsOf(g.blockades[hex] | printed)
}

/** [board.passage] A blockade marker is removed, or a printed blockade covered. */
export function openSide(g: State, side: Side, hex: Hex, way: Direction): void {
  const bit = sideBit(way)
  const removed = hasSide(g.blockades[hex], way)
  if (removed) g.blockades = withEntry(g.blockades, hex, g.blockades[hex] & ~bit)
  else g.passages = withEntry(g.passages, hex, g.passages[hex] | bit)
  report(g, 'board.passage', { side: nameOf(side), where: sideName(hex, way), removed })
}

/** The sides of a hex that can be closed: passages can be taken away, open sides take a marker if there is one. */
export function closable(g: State, hex: Hex): readonly Direction[] {
  const free = blockadesLeft(g) > 0
  return DIRECTIONS.filter((way) => {
    if (hasSide(g.blockades[hex], way)) return false
    return hasSide(g.passages[hex], way) || (free && !hasSide(printedSides(g, hex), way))
  })
}

/** [board.blockade] A passage is removed first; else a marker closes the side. */
export function closeSide(g: State, side: Side, hex: Hex, way: Direction): void {
  const bit = sideBit(way)
  const removed = hasSide(g.passages[hex], way)
  if (removed) g.passages = withEntry(g.passages, hex, g.passages[hex] & ~bit)
  else g.blockades = withEntry(g.blockades, hex, g.blockades[hex] | bit)
  report(g, 'board.blockade', { side: nameOf(side), where: sideName(hex, way), removed })
}
