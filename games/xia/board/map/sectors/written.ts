import type { Box } from '@orrery/board'
import { hexAt } from '../../../map/hex.ts'
import { CELLS } from '../../../map/lattice.ts'
import type { SectorView } from '../../../view.ts'
import { content } from '../../content.ts'
import type { Detail } from '../detail.ts'
import { boxAround, middleOf } from '../geometry.ts'

/** Pixels. */
const SIGN = { width: 34, height: 22 }

/**
 * Where letters and numbers stand on the map, as no text lies on another: tokens that lie face down, spawn points, and from near what a space
 * trades in. From far all of them are dots.
 */
export function writtenOn(sectors: readonly SectorView[], units: number, detail: Detail): readonly Box[] {
  if (detail === 'far') return []
  return sectors.flatMap(({ tile, q, r, turn, token }) => {
    const { special } = content.tiles[tile].layouts[turn]
    return CELLS.flatMap((cell, place) => {
      const sign = special[place]
      const isWritten =
        sign?.kind === 'spawn' || (sign?.kind === 'exploration' ? token : sign && 'cargo' in sign && detail === 'near')
      if (!isWritten) return []
      return [boxAround(middleOf(hexAt(q + cell.q, r + cell.r)), SIGN.width * units, SIGN.height * units)]
    })
  })
}
