import type { HexView } from '../../view.ts'
import { countKinds, kindOfFigure, strengthOf, sumsOf, unitOf } from '../facts.ts'
import { type Grade, KINDS_FROM, rimOf, VALUES_FROM } from './grade.ts'

/** Everything here is in pixels of its grade, relative to the middle of the hex. */

/** A unit's token. Equal units lie on each other; of what has no room of its own nothing is seen. */
export interface PlacedToken {
  readonly figure: string
  readonly kind: string
  readonly power: string
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A number on the map. */
export interface Label {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly text: string
}

/** Conquest points, on a pennant whose right end is at `right`. */
export interface Pennant {
  readonly power: string
  readonly right: number
  readonly y: number
  readonly size: number
  readonly points: number
}

/** Health or damage of a side, with its icon. */
export interface Sum {
  readonly id: 'health' | 'damage'
  readonly power: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly value: number
}

export interface Camps {
  readonly tokens: PlacedToken[]
  readonly labels: Label[]
  readonly pennants: Pennant[]
  readonly sums: Sum[]
}

interface Camp {
  readonly power: string
  readonly figures: readonly string[]
  /** The strongest kind first. */
  readonly kinds: readonly (readonly [kind: string, count: number])[]
  /** Nothing where nothing can be conquered. */
  readonly points: number | undefined
}

/** What a digit takes of its size, in the bold face of numbers. */
const DIGIT = 0.64
/** The smallest token, from its middle to its rim. */
const LEAST_RADIUS = 7.5
const MOST_ROWS = 3

export const widthOf = (text: string | number, size: number): number => String(text).length * size * DIGIT

/** From its staff to its points. */
export const pennantWidth = (points: number, size: number): number => widthOf(points, size) + size * 0.75

/** Half of what is free between the rims to the left and to the right. */
const halfOf = (grade: Grade): number => grade * 0.866 - rimOf(grade) - 3

function campOf(hex: HexView, power: string): Camp {
  const figures = hex.units[power]
  const kinds = countKinds(figures).toSorted(([a], [b]) => strengthOf(b) - strengthOf(a))
  return { power, figures, kinds, points: hex.kind === 'homezone' ? undefined : (hex.points[power] ?? 0) }
}

/** Lays out the sides in a hex, each in a row of its own and always in the same order; one that is alone has all the room. */
export function campsIn(hex: HexView, grade: Grade, rank: (power: string) => number): Camps {
  const camps = Object.keys(hex.units)
    .filter((power) => hex.units[power].length > 0)
    .toSorted((a, b) => rank(a) - rank(b))
    .map((power) => campOf(hex, power))
  const laid: Camps = { tokens: [], labels: [], pennants: [], sums: [] }
  if (camps.length === 1) {
    if (grade < KINDS_FROM) layFar(camps[0], grade, laid)
    else layAlone(camps[0], grade, laid)
    return laid
  }
  const shown = camps.length > MOST_ROWS ? camps.slice(0, MOST_ROWS - 1) : camps
  const rows = Math.min(camps.length, MOST_ROWS)
  const height = Math.min(grade * 0.5, (grade * 1.1) / rows)
  const yOf = (row: number) => grade * 0.02 + (row - (rows - 1) / 2) * height
  for (const [row, camp] of shown.entries()) layRow(camp, grade, yOf(row), height, laid)
  if (shown.length < camps.length) layRest(camps.slice(shown.length), grade, yOf(MOST_ROWS - 1), laid)
  return laid
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Equal units lie on each other, and are counted where there are several. */
function layKind({ power, figures }: Camp, kind: string, { x, y, radius }: Spot, count: number, laid: Camps): void {
  for (const figure of figures)
    if (kindOfFigure(figure) === kind) laid.tokens.push({ figure, kind, power, x, y, radius })
  if (count < 2) return
  const size = Math.max(12, radius * 0.72)
  const label = { x: x + radius * 1.12, y: y + radius * 1.02, size, anchor: 'end', text: String(count) } as const
  laid.labels.push({ id: `${power}.${kind}`, ...label })
}

/** Units without room of their own: they are under the token of the strongest. */
function hide({ power, figures }: Camp, shown: readonly string[], { x, y }: Spot, laid: Camps): void {
  for (const figure of figures) {
    const kind = kindOfFigure(figure)
    if (!shown.includes(kind)) laid.tokens.push({ figure, kind, power, x, y, radius: 0 })
  }
}

const pennantSize = (points: number, size: number): number => (points > 99 ? Math.max(12.5, size * 0.85) : size)

function layPennant({ power, points }: Camp, right: number, y: number, wanted: number, laid: Camps): number {
  if (points === undefined) return 0
  const size = pennantSize(points, wanted)
  laid.pennants.push({ power, right, y, size, points })
  return pennantWidth(points, size)
}

/** From far away the strongest unit stands for all, with how many they are. */
function layFar(camp: Camp, grade: Grade, laid: Camps): void {
  const half = halfOf(grade)
  const y = grade * 0.03
  const taken = layPennant(camp, half - 1, y, 14, laid)
  const radius = Math.min(grade * 0.33, (2 * half - taken - 4) / 2)
  const [kind] = camp.kinds[0]
  const spot = { x: taken === 0 ? 0 : -half + radius + 2, y, radius }
  layKind(camp, kind, spot, camp.figures.length, laid)
  hide(camp, [kind], spot, laid)
}

/** All kinds in one or two lines, and their sums below. */
function layAlone(camp: Camp, grade: Grade, laid: Camps): void {
  const { kinds } = camp
  const lines = kinds.length > 4 ? 2 : 1
  const each = Math.ceil(kinds.length / lines)
  const radius = Math.min(grade * (lines === 1 ? 0.25 : 0.17), (grade * 1.5) / each / 2.1)
  const step = radius * 2.12
  const valued = grade >= VALUES_FROM && lines === 1 && step >= VALUES_WIDTH
  for (const [at, [kind, count]] of kinds.entries()) {
    const line = Math.floor(at / each)
    const inLine = Math.min(each, kinds.length - line * each)
    const x = ((at % each) - (inLine - 1) / 2) * step
    const y = lines === 1 ? grade * (valued ? -0.2 : -0.14) : grade * (line === 0 ? -0.3 : 0.06)
    layKind(camp, kind, { x, y, radius }, count, laid)
    if (valued) laid.labels.push(valuesLabel(camp.power, kind, x, y + radius + 14))
  }
  laySums(camp, grade, grade * 0.37, laid)
}

/** Conquest, health and damage of a side in one line; where not all of them have room, conquest alone. */
function laySums(camp: Camp, grade: Grade, y: number, laid: Camps): void {
  const size = Math.max(12, grade * 0.165)
  const { health, damage } = sumsOf(camp.figures)
  const sums = [
    ['health', health],
    ['damage', damage],
  ] as const
  const gap = size * 0.3
  const wide = (value: number) => size * 1.05 + widthOf(value, size)
  const flag = camp.points === undefined ? 0 : pennantWidth(camp.points, size)
  const whole = flag + sums.reduce((sum, [, value]) => sum + wide(value) + gap, flag > 0 ? 0 : -gap)
  const fits = whole <= 2 * halfOf(grade) + 4
  let x = -(fits ? whole : flag) / 2
  if (flag > 0) layPennant(camp, x + flag, y, size, laid)
  if (!fits) return
  x += flag + (flag > 0 ? gap : 0)
  for (const [id, value] of sums) {
    laid.sums.push({ id, power: camp.power, x, y, size, value })
    x += wide(value) + gap
  }
}

/** What `20·20·20` takes in the smallest face. */
const VALUES_WIDTH = 64

function valuesLabel(power: string, kind: string, x: number, y: number): Label {
  const { conquest = 0, health = 0, damage = 0 } = unitOf(kind) ?? {}
  return { id: `${power}.${kind}.values`, x, y, size: 13, anchor: 'middle', text: `${conquest}·${health}·${damage}` }
}

/** A side among others: its units from the left, the strongest first, as many kinds as have room; its conquest points at the right. */
function layRow(camp: Camp, grade: Grade, y: number, height: number, laid: Camps): void {
  const half = halfOf(grade)
  const value = Math.max(12.5, Math.min(17, height * 0.5))
  const room = 2 * half - layPennant(camp, half, y, value, laid) - 3
  const { kinds } = camp
  if (grade < KINDS_FROM) {
    layFarRow(camp, half, room, y, height, laid)
    return
  }
  const valued = grade >= VALUES_FROM && kinds.length * VALUES_WIDTH <= room
  const radius = Math.min(grade * 0.24, (height - (valued ? 15 : 0)) / 2 - 1)
  const step = valued ? Math.max(VALUES_WIDTH, 2 * radius + 1) : 2 * radius + 0.8
  const places = roomFor(kinds, step, room)
  if (places === 0) {
    layFarRow(camp, half, room, y, height, laid)
    return
  }
  const shown = kinds.slice(0, places)
  const first = -half + (valued ? step / 2 : radius + 2)
  const top = valued ? y - 7 : y
  for (const [at, [kind, count]] of shown.entries()) {
    const x = first + at * step
    layKind(camp, kind, { x, y: top, radius }, count, laid)
    if (valued) laid.labels.push(valuesLabel(camp.power, kind, x, top + radius + 13))
  }
  const rest = kinds.slice(shown.length).reduce((sum, [, count]) => sum + count, 0)
  if (rest === 0) return
  const more = { x: first - radius + shown.length * step + 2, y: y + 4.7, size: 13, anchor: 'start' } as const
  laid.labels.push({ id: `${camp.power}.rest`, ...more, text: `+${rest}` })
  hide(
    camp,
    shown.map(([kind]) => kind),
    { x: more.x + 6, y, radius: 0 },
    laid,
  )
}

/** The strongest unit, and how many they are beside it; on it where the row is short. */
function layFarRow(camp: Camp, half: number, room: number, y: number, height: number, laid: Camps): void {
  const radius = Math.max(LEAST_RADIUS, Math.min(10, height / 2 - 1))
  const [kind] = camp.kinds[0]
  const count = camp.figures.length
  const spot = { x: -half + radius + 1, y, radius }
  const beside = 2 * radius + 3
  const hasRoom = beside + widthOf(count, 13) <= room
  layKind(camp, kind, spot, hasRoom ? 1 : count, laid)
  hide(camp, [kind], spot, laid)
  if (!hasRoom || count < 2) return
  laid.labels.push({ id: camp.power, x: -half + beside, y: y + 4.7, size: 13, anchor: 'start', text: String(count) })
}

/** How many kinds can be shown in a row, beside the number of those that cannot; none where not even one and the number have room. */
function roomFor(kinds: Camp['kinds'], step: number, room: number): number {
  if (kinds.length * step <= room + 2) return kinds.length
  const fits = (shown: number) => {
    const rest = kinds.slice(shown).reduce((sum, [, count]) => sum + count, 0)
    return shown * step + 4 + widthOf(`+${rest}`, 13) <= room
  }
  const counts = kinds.map((_, shown) => shown).toReversed()
  return counts.find(fits) ?? 0
}

/** More sides than there is room for: how many, and their points together. */
function layRest(camps: readonly Camp[], grade: Grade, y: number, laid: Camps): void {
  const half = halfOf(grade)
  for (const camp of camps) hide(camp, [], { x: 0, y, radius: 0 }, laid)
  const points = camps.reduce((sum, camp) => sum + (camp.points ?? 0), 0)
  const text = `+${camps.length}`
  laid.labels.push({ id: 'rest', x: -half + 4, y: y + 4.7, size: 13, anchor: 'start', text })
  if (camps[0].points !== undefined) laid.pennants.push({ power: 'rest', right: half, y, size: 12.5, points })
}
