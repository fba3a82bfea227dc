import type { BoardView, UnitView, View } from '../../view.ts'
import { kindOf, linedUp, seatOf, spacesPerLocation } from '../facts.ts'
import type { Spot, TableLayout } from '../layout/layout.ts'
import { cellsOf } from '../locations/location-parts.ts'

/** Units of a seat on one space of a location: one, or equal ones where it is crowded. */
export interface Standing extends Spot {
  readonly units: readonly string[]
  readonly seat: number
  readonly power: number
  readonly wealth: number
  readonly radius: number
  readonly board: number
  readonly bribedBy: number
}

/** Where every unit at a location stands: seat by seat in the seven spaces. */
export function unitPlaces(view: View, layout: TableLayout): Standing[] {
  const bribedBy = (id: string) => view.battle?.bribed.find(({ unit }) => unit === id)?.by ?? -1
  return view.boards.flatMap((board) => {
    const { spots, radius } = cellsOf(layout.locations[board.board - 1])
    return pilesOf(board, bribedBy).map(({ seat, units: [first, ...others] }, index) => ({
      ...spots[Math.min(index, spots.length - 1)],
      units: [first, ...others].map(({ id }) => id),
      seat,
      power: first.power,
      wealth: first.wealth,
      radius,
      board: board.board,
      bribedBy: bribedBy(first.id),
    }))
  })
}

interface Pile {
  readonly seat: number
  readonly units: readonly UnitView[]
}

/** Where units are more than the spaces, equal ships of a seat share one. */
function pilesOf({ units }: BoardView, bribedBy: (id: string) => number): Pile[] {
  const single = units.flatMap((own, seat) => linedUp(own, ({ id }) => id).map((unit) => ({ seat, units: [unit] })))
  if (single.length <= spacesPerLocation) return single
  const piles = new Map<string, { seat: number; units: UnitView[] }>()
  for (const {
    seat,
    units: [unit],
  } of single) {
    const kind = kindOf(unit.id)
    const key = kind === 'mech' ? unit.id : [seat, kind, unit.power, unit.wealth, bribedBy(unit.id)].join()
    const pile = piles.get(key)
    if (pile) pile.units.push(unit)
    else piles.set(key, { seat, units: [unit] })
  }
  return [...piles.values()]
}

/** The units that are at no location. */
export const unitsAway = (view: View): { readonly unit: string; readonly seat: number }[] =>
  view.seats.flatMap(({ supply, graveyard }) =>
    [...supply, ...graveyard].map((unit) => ({ unit, seat: seatOf(unit, view.seats) })),
  )
