import { areaType } from '../board/board.ts'
import type { State } from '../state/state.ts'
import type { Side } from '../state/vocabulary.ts'

const TYPE_POINTS = {
  ocean: 'oceanPoints',
  fertile: 'fertilePoints',
  mountain: 'mountainPoints',
  moon: 'moonPoints',
} as const

/** [score.areas] What the areas of a side are worth at the end. */
export function areaPoints(g: State, side: Side): number {
  let points = 0
  for (const hex of g.hexes) {
    if (g.owner[hex] !== side) continue
    const type = areaType(g, hex)
    if (type !== undefined) points += g.content.numbers[TYPE_POINTS[type]]
  }
  return points
}

/** [score.initiative] The first and the second place in the initiative order are worth points at the end. */
export function initiativePoints(g: State, side: Side): number {
  const place = g.order.indexOf(side)
  return place === 0 ? g.content.numbers.firstPlacePoints : place === 1 ? g.content.numbers.secondPlacePoints : 0
}

/** What a side would have if the game ended now. */
export const scoreOf = (g: State, side: Side): number =>
  g.points[side] + areaPoints(g, side) + initiativePoints(g, side)
