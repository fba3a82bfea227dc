import type { Hex } from '../../map/hex.ts'
import { areaType } from '../board/board.ts'
import { hasProperty } from '../board/properties.ts'
import type { State } from '../state/state.ts'
import type { Side } from '../state/vocabulary.ts'

const TYPE_POINTS = {
  ocean: 'oceanPoints',
  fertile: 'fertilePoints',
  mountain: 'mountainPoints',
  river: 'riverPoints',
  devastated: 'devastatedPoints',
  moon: 'moonPoints',
} as const

/** [score.areas] What an area is worth at the end by its type; [property.toxic] nothing while it is toxic. */
export function pointsFor(g: State, hex: Hex): number {
  const type = areaType(g, hex)
  return type === undefined || hasProperty(g, hex, 'toxic') ? 0 : g.content.numbers[TYPE_POINTS[type]]
}

/** [score.areas] What the areas of a side are worth at the end. */
export function areaPoints(g: State, side: Side): number {
  let points = 0
  for (const hex of g.hexes) if (g.owner[hex] === side) points += pointsFor(g, hex)
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
