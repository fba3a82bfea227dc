import { memo } from 'react'
import type { EdgeSymbol } from '../../../content/types.ts'
import { DIRECTIONS, neighbour } from '../../../map/hex.ts'
import { centreOf } from '../../../map/lattice.ts'
import { type Chart, layoutOf, sectorOn } from '../../../map/sectors.ts'
import { unknownSlots } from '../chart.ts'
import { middleOf } from '../geometry.ts'
import { SIDE_MIDDLES, TILE_OUTLINE } from './tile-art.ts'

/** The signs on the sides of tiles: a new tile is laid with the same one. */
const SYMBOLS: { readonly [sign in EdgeSymbol]: string } = {
  circle: 'M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8Z',
  triangle: 'M0-9L9 7H-9Z',
  square: 'M-7-7H7V7H-7Z',
  diamond: 'M0-10L8 0L0 10L-8 0Z',
  cross: 'M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z',
  wave: 'M-11 3Q-5.5-11 0 0T11-3',
}

/** Where nothing is known yet, as long as there are sectors to be found, and the signs that lead there. */
export const Unknown = memo(function Unknown({ chart, left }: { readonly chart: Chart; readonly left: boolean }) {
  if (!left) return null
  return (
    <g className="xia-unknown">
      {unknownSlots(chart).map((slot) => {
        const { x, y } = middleOf(centreOf(slot))
        return <path key={slot} className="xia-unknown-sector" d={TILE_OUTLINE} transform={`translate(${x} ${y})`} />
      })}
      {chart.sectors.flatMap(({ slot }, sector) =>
        DIRECTIONS.map((side) => {
          if (sectorOn(chart.sectors, neighbour(slot, side)) >= 0) return null
          const { x, y } = middleOf(centreOf(slot))
          const { x: dx, y: dy } = SIDE_MIDDLES[side]
          return (
            <path
              key={`${slot} ${side}`}
              className="xia-edge-symbol"
              d={SYMBOLS[layoutOf(chart, sector).symbols[side]]}
              transform={`translate(${x + dx * 1.13} ${y + dy * 1.13})`}
            />
          )
        }),
      )}
    </g>
  )
})
