import type { View } from '../../view.ts'
import { battleCells } from '../battle/battle.tsx'
import { linedUp, seatOf } from '../facts.ts'
import type { Cells, Rect, Spot, TableLayout } from '../layout/layout.ts'
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

/** Where every unit at a location stands: seat by seat in the seven spaces, or on its side of a battle. */
export function unitPlaces(view: View, layout: TableLayout): Standing[] {
  return view.boards.flatMap((board) => {
    const rect = layout.locations[board.board - 1]
    const inBattle = view.battle?.board === board.board
    const cells = cellsOf(rect)
    let next = 0
    return board.units.flatMap((_, seat) => {
      const units = linedUp(board.units[seat], ({ id }) => id)
      const own = inBattle ? sideCells(view, rect, seat, units.length) : undefined
      return units.map(({ id, power, wealth }, index) => {
        const { radius } = own ?? cells
        const spot = own ? own.spots[index] : cells.spots[Math.min(next++, cells.spots.length - 1)]
        const bribedBy = view.battle?.bribed.find(({ unit }) => unit === id)?.by ?? -1
        return { ...spot, unit: id, seat, power, wealth, radius, board: board.board, bribedBy }
      })
    })
  })
}

const sideCells = (view: View, rect: Rect, seat: number, count: number): Cells | undefined =>
  view.battle ? battleCells(rect, view.battle.contestants, seat, count) : undefined

/** The units that are at no location. */
export const unitsAway = (view: View): { readonly unit: string; readonly seat: number }[] =>
  view.seats.flatMap(({ supply, graveyard }) =>
    [...supply, ...graveyard].map((unit) => ({ unit, seat: seatOf(unit, view.seats) })),
  )
