import { type Codec, fixed } from '@orrery/engine'
import type { OptionCodec } from '../../codecs.ts'
import type { UnitKind } from '../../content/types.ts'
import type { Hex } from '../../map/hex.ts'
import { BLUE, RED, type State } from '../state/state.ts'
import { CYBERSAMURAI, DARK_SEED, type Figure, ONI, type Side } from '../state/vocabulary.ts'

/**
 * Miniatures are numbered: those of each faction in the order of the sheets, then the Oni. In answers and logs they go by
 * their names (`private-3`, `lt-dan`), or by their kind where one is as good as another.
 */
export const SUPPLY: Hex = -1

/** In questions that tell each unit from its like: `private-3`. */
export const byName = (g: State): OptionCodec<Figure> => g.content.tables.byName

/** In questions where one unit is as good as another of its kind: `private`. */
export const byKind = (g: State, figures: readonly Figure[]): Codec<Figure> => ({
  encode: (figure) => g.content.tables.kinds[figure],
  decode: (kind) => figures.find((figure) => g.content.tables.kinds[figure] === kind) as Figure,
})

export const figureName = (g: State, figure: Figure): string => g.content.tables.names[figure]

export const figureNames = (g: State, figures: readonly Figure[]): string[] =>
  figures.map((figure) => g.content.tables.names[figure])

export const kindOf = (g: State, figure: Figure): UnitKind => g.content.tables.kinds[figure]
export const sideOf = (g: State, figure: Figure): Side => g.content.tables.sides[figure]

/** The units of a side in a hex. */
export function figuresAt(g: State, side: Side, hex: Hex): Figure[] {
  const { first, end } = g.content.tables
  const list: Figure[] = []
  const { place } = g
  for (let figure = first[side]; figure < end[side]; figure++) if (place[figure] === hex) list.push(figure)
  return list
}

export function countAt(g: State, side: Side, hex: Hex): number {
  const { first, end } = g.content.tables
  const { place } = g
  let count = 0
  for (let figure = first[side]; figure < end[side]; figure++) if (place[figure] === hex) count++
  return count
}

export function isAt(g: State, side: Side, hex: Hex): boolean {
  const { first, end } = g.content.tables
  const { place } = g
  for (let figure = first[side]; figure < end[side]; figure++) if (place[figure] === hex) return true
  return false
}

export const hasAnyUnits = (g: State, hex: Hex): boolean => {
  const { place } = g
  for (let figure = 0; figure < place.length; figure++) if (place[figure] === hex) return true
  return false
}

/** All units of a side that are on the board. */
export function figuresOnBoard(g: State, side: Side): Figure[] {
  const { first, end } = g.content.tables
  const list: Figure[] = []
  for (let figure = first[side]; figure < end[side]; figure++) if (g.place[figure] !== SUPPLY) list.push(figure)
  return list
}

export function isOnBoard(g: State, side: Side): boolean {
  const { first, end } = g.content.tables
  for (let figure = first[side]; figure < end[side]; figure++) if (g.place[figure] !== SUPPLY) return true
  return false
}

/** The hexes in which a side has units, in the order in which its units come. */
export function hexesOf(g: State, side: Side): Hex[] {
  const { first, end } = g.content.tables
  const list: Hex[] = []
  for (let figure = first[side]; figure < end[side]; figure++) {
    const hex = g.place[figure]
    if (hex !== SUPPLY && !list.includes(hex)) list.push(hex)
  }
  return list
}

/** The other sides with units in a hex: players in initiative order, then the Oni. */
export function enemiesAt(g: State, side: Side, hex: Hex): Side[] {
  const list: Side[] = []
  for (const other of g.order) if (other !== side && isAt(g, other, hex)) list.push(other)
  if (side !== ONI && isAt(g, ONI, hex)) list.push(ONI)
  return list
}

export function hasEnemies(g: State, side: Side, hex: Hex): boolean {
  for (const other of g.order) if (other !== side && isAt(g, other, hex)) return true
  return side !== ONI && isAt(g, ONI, hex)
}

/** The units of a kind that are on the board. */
export function ofKindOnBoard(g: State, kind: UnitKind): Figure[] {
  const { firstOf, endOf } = g.content.tables
  const list: Figure[] = []
  for (let figure = firstOf[kind]; figure < endOf[kind]; figure++) if (g.place[figure] !== SUPPLY) list.push(figure)
  return list
}

/** A unit of a kind in the supply. */
export function inSupply(g: State, kind: UnitKind): Figure | undefined {
  const { firstOf, endOf } = g.content.tables
  for (let figure = firstOf[kind]; figure < endOf[kind]; figure++) if (g.place[figure] === SUPPLY) return figure
  return undefined
}

/** A unit comes out of the supply; what it did before counts no more. */
export function enterBoard(g: State, figure: Figure, hex: Hex): void {
  g.place[figure] = hex
  if (g.moved?.includes(figure)) g.moved = fixed(g.moved.filter((other) => other !== figure))
}

export function hasKindAt(g: State, kind: UnitKind, hex: Hex): boolean {
  const { firstOf, endOf } = g.content.tables
  for (let figure = firstOf[kind]; figure < endOf[kind]; figure++) if (g.place[figure] === hex) return true
  return false
}

/** The first of each kind among units. */
export function oneOfEach(g: State, figures: readonly Figure[]): Figure[] {
  const { kinds } = g.content.tables
  const list: Figure[] = []
  for (const figure of figures) if (!list.some((other) => kinds[other] === kinds[figure])) list.push(figure)
  return list
}

export function sumOf(table: readonly number[], figures: readonly Figure[]): number {
  let sum = 0
  for (const figure of figures) sum += table[figure]
  return sum
}

/** [cybersamurai.rocket] A Rocket marker lies in the hex and this side is under it. */
export const underRocket = (g: State, side: Side, hex: Hex): boolean =>
  side !== CYBERSAMURAI && (g.rocket[RED] === hex || g.rocket[BLUE] === hex)

/** [move.flying] A unit flies by its kind or by the swarm's order, unless a Rocket marker lies where it is. */
export function flies(g: State, figure: Figure, from: Hex): boolean {
  const { flying, sides } = g.content.tables
  const side = sides[figure]
  return (flying[figure] || (side === DARK_SEED && g.swarmFlies)) && !underRocket(g, side, from)
}
