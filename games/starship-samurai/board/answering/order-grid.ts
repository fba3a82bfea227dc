import type { Formatter, OptionGrid } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { orderChoices } from '../../codecs.ts'
import { ORDERS } from '../../rules/state/state.ts'

const MARKERS = [1, 2, 3, 4] as const

/** Orders and the markers that can be put on them: four by four instead of sixteen rows. */
export function orderGrid(_ask: string, options: readonly Scalar[], say: Formatter): OptionGrid | undefined {
  const offered = new Set(options)
  const cells = ORDERS.map((order) =>
    MARKERS.map((value) => {
      const option = orderChoices.encode({ order, value })
      return offered.has(option) ? option : undefined
    }),
  )
  if (cells.flat().every((option) => option === undefined)) return undefined
  return { rows: ORDERS.map((order) => say.name(order)), columns: MARKERS.map(String), cells }
}
