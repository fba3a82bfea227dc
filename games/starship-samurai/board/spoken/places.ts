import type { Compass, Place, Step } from '@orrery/board'
import { NEUTRAL, spaces } from '../../codecs.ts'
import { CLANS } from '../../rules/state/state.ts'
import type { View } from '../../view.ts'

/** The places of the table: locations, supplies and graveyards in rows, and the alliance track below them. */
export const locationPlace = (board: number): string => `location-${board}`
export const supplyPlace = (seat: number): string => `supply-${CLANS[seat]}`
export const graveyardPlace = (seat: number): string => `graveyard-${CLANS[seat]}`

/** Where branches begin, seen from the neutral space. */
const BRANCHES: readonly (readonly Compass[])[] = [[], ['s'], ['sw', 'se'], ['sw', 's', 'se'], ['w', 'sw', 'se', 'e']]
const BACK: { readonly [way in Compass]?: Compass } = { w: 'e', sw: 'ne', s: 'n', se: 'nw', e: 'w' }

export function places({ boards, seats, branch }: View): readonly Place[] {
  const rows = [
    boards.map(({ board }) => locationPlace(board)),
    seats.map((_, seat) => supplyPlace(seat)),
    seats.map((_, seat) => graveyardPlace(seat)),
    [NEUTRAL],
  ]
  return [
    ...rows.flatMap((row, y) =>
      row.map(
        (id, x): Place => ({
          id,
          at: { x, y },
          next: [...inRows(rows, x, y), ...(id === NEUTRAL ? roots(seats.length) : [])],
        }),
      ),
    ),
    ...seats.flatMap((_, seat) => branchPlaces(seat, seats.length, branch.length)),
  ]
}

/** Rows are read: units fly from anywhere to any location. */
const inRows = (rows: readonly (readonly string[])[], x: number, y: number): Step[] => {
  const beside = (row: readonly string[] | undefined, column: number, way: Compass): Step[] => {
    const to = row?.[Math.min(column, row.length - 1)]
    return to === undefined ? [] : [{ to, way, reading: true }]
  }
  return [
    ...beside(rows[y - 1], x, 'n'),
    ...(x + 1 < rows[y].length ? beside(rows[y], x + 1, 'e') : []),
    ...beside(rows[y + 1], x, 's'),
    ...(x > 0 ? beside(rows[y], x - 1, 'w') : []),
  ]
}

const space = (branch: number, depth: number): string => spaces.encode({ branch, depth })

const roots = (players: number): Step[] => BRANCHES[players].map((way, seat): Step => ({ to: space(seat, 1), way }))

function branchPlaces(seat: number, players: number, depths: number): Place[] {
  return Array.from({ length: depths }, (_, index): Place => {
    const depth = index + 1
    const back = BACK[BRANCHES[players][seat]] ?? 'n'
    return {
      id: space(seat, depth),
      at: { x: seat, y: 3 + depth },
      next: [
        depth === 1 ? { to: NEUTRAL, way: back } : { to: space(seat, depth - 1), way: 'n' },
        ...(depth < depths ? [{ to: space(seat, depth + 1), way: 's' } as const] : []),
      ],
    }
  })
}
