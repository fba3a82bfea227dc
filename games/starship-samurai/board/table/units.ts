import type { View } from '../../view.ts'
import { linedUp, seatOf } from '../facts.ts'
import type { Spot, TableLayout } from '../layout/layout.ts'
import { cellsOf } from '../locations/location-parts.ts'

/** A unit and where it is drawn. */
export interface Standing extends Spot {
  readonly unit: string
  readonly seat: number
  readonly power: number
  readonly wealth: number
  readonly radius: number
  readonly board: number
  readonly bribedBy: number
}

/** Where every unit at a location stands: seat by seat in the seven spaces. */
export function unitPlaces(view: View, layout: TableLayout): Standing[] {
  return view.boards.flatMap((board) => {
    const cells = cellsOf(layout.locations[board.board - 1])
    let next = 0
    return board.units.flatMap((_, seat) =>
      linedUp(board.units[seat], ({ id }) => id).map(({ id, power, wealth }) => {
        const spot = cells.spots[Math.min(next++, cells.spots.length - 1)]
        const bribedBy = view.battle?.bribed.find(({ unit }) => unit === id)?.by ?? -1
        return { ...spot, unit: id, seat, power, wealth, radius: cells.radius, board: board.board, bribedBy }
      }),
    )
  })
}

/** The units that are at no location. */
export const unitsAway = (view: View): { readonly unit: string; readonly seat: number }[] =>
  view.seats.flatMap(({ supply, graveyard }) =>
    [...supply, ...graveyard].map((unit) => ({ unit, seat: seatOf(unit, view.seats) })),
  )
