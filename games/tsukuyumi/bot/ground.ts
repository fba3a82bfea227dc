import { DIRECTIONS, type Direction, type Hex, NEIGHBOURS, opposite } from '../map/hex.ts'
import { hasSide } from '../map/side.ts'
import { areaType, closedSides, exists, isArea, mountainAt } from '../rules/board/board.ts'
import { hasProperty } from '../rules/board/properties.ts'
import { pointsFor } from '../rules/scoring/score.ts'
import type { State } from '../rules/state/state.ts'

/** The kinds of land that missions and goals ask for, as bits. */
export const LAND = { fertile: 1, mountain: 2, ocean: 4 } as const

/** Nobody looks farther on foot. */
export const FARTHEST = 3

/** What is printed and marked on the land. By hex. */
interface Land {
  readonly isArea: readonly boolean[]
  /** Victory points at the end. */
  readonly points: readonly number[]
  /** The kind of land as a bit: see `LAND`. */
  readonly land: readonly number[]
  readonly mountain: readonly number[]
  readonly river: readonly boolean[]
  readonly radioactive: readonly boolean[]
  readonly moonlit: readonly boolean[]
}

/** What bots look up again and again of the land, worked out once for as long as it stays the same. By hex unless said otherwise. */
export class Ground {
  /** One more than the highest hex. */
  readonly width: number
  readonly isArea: Land['isArea']
  readonly points: Land['points']
  readonly land: Land['land']
  readonly mountain: Land['mountain']
  readonly river: Land['river']
  readonly radioactive: Land['radioactive']
  readonly moonlit: Land['moonlit']
  readonly #g: Ways
  readonly #within: (readonly Hex[] | undefined)[] = []

  constructor(g: State, { isArea, points, land, mountain, river, radioactive, moonlit }: Land) {
    this.width = isArea.length
    this.isArea = isArea
    this.points = points
    this.land = land
    this.mountain = mountain
    this.river = river
    this.radioactive = radioactive
    this.moonlit = moonlit
    const { tiles, content, rotations, blockades, passages, pigs } = g
    this.#g = { tiles, content, rotations, blockades, passages, pigs }
  }

  /** Where who is in a hex can go on foot within a range, the hex itself first and the nearest before the others. */
  within(range: number, hex: Hex): readonly Hex[] {
    const at = hex * (FARTHEST + 1) + range
    const known = this.#within[at]
    if (known !== undefined) return known
    const list = range === 0 ? [hex] : this.#farther(range, hex)
    this.#within[at] = list
    return list
  }

  #farther(range: number, hex: Hex): readonly Hex[] {
    if (range === 1) return [hex, ...openWays(this.#g, hex)]
    const list = [...this.within(range - 1, hex)]
    for (const edge of this.within(range - 1, hex))
      for (const to of this.within(1, edge)) if (!list.includes(to)) list.push(to)
    return list
  }
}

/** What the ways on foot follow from. */
type Ways = Pick<State, 'tiles' | 'content' | 'rotations' | 'blockades' | 'passages' | 'pigs'>

type Sources = Pick<State, 'rotations' | 'blockades' | 'passages' | 'pigs' | 'marked' | 'negated'>

interface Remembered extends Sources {
  readonly ground: Ground
  readonly land: Land
}

/** Those of the same tiles, the newest first: whoever thinks ahead goes to and fro between a few of them. */
const remembered = new WeakMap<State['tiles'], Remembered[]>()

const MOST_REMEMBERED = 6

/** The land of a position. Lists of the state are replaced and never changed, so the same lists are the same land. */
export function groundOf(g: State): Ground {
  const known = remembered.get(g.tiles) ?? []
  for (const one of known) if (isSame(one, g)) return one.ground
  const { rotations, blockades, passages, pigs, marked, negated } = g
  const land = known.find((one) => one.marked === marked && one.negated === negated)?.land ?? landOf(g)
  const ground = new Ground(g, land)
  const newest = { ground, land, rotations, blockades, passages, pigs, marked, negated }
  remembered.set(g.tiles, [newest, ...known.slice(0, MOST_REMEMBERED - 1)])
  return ground
}

const isSame = (a: Sources, b: Sources): boolean =>
  a.rotations === b.rotations &&
  a.blockades === b.blockades &&
  a.passages === b.passages &&
  a.pigs === b.pigs &&
  a.marked === b.marked &&
  a.negated === b.negated

function landOf(g: State): Land {
  const all = Array.from({ length: Math.max(...g.hexes) + 1 }, (_, hex) => hex)
  const land: { readonly [type: string]: number } = LAND
  return {
    isArea: all.map((hex) => isArea(g, hex)),
    points: all.map((hex) => (isArea(g, hex) ? pointsFor(g, hex) : 0)),
    land: all.map((hex) => land[areaType(g, hex) ?? ''] ?? 0),
    mountain: all.map((hex) => mountainAt(g, hex)),
    river: all.map((hex) => areaType(g, hex) === 'river'),
    radioactive: all.map((hex) => exists(g, hex) && hasProperty(g, hex, 'radioactive')),
    moonlit: all.map((hex) => exists(g, hex) && hasProperty(g, hex, 'tsukuyumi')),
  }
}

/** One step on foot, past blockades and pigs on neither side. */
const openWays = (g: Ways, hex: Hex): Hex[] =>
  DIRECTIONS.filter((way) => isOpen(g, hex, way)).map((way) => NEIGHBOURS[hex][way])

function isOpen(g: Ways, hex: Hex, way: Direction): boolean {
  const to = NEIGHBOURS[hex][way]
  return (
    exists(g as State, to) &&
    !hasSide(closedSides(g as State, hex) | g.pigs[hex], way) &&
    !hasSide(closedSides(g as State, to) | g.pigs[to], opposite(way))
  )
}
