import { POWERS } from '../../rules/state/vocabulary.ts'
import type { HexView } from '../../view.ts'
import { countKinds, kindOfFigure, rankOfFigure, sumsOf } from '../facts.ts'

/** A unit's counter in a hex, relative to its middle. Equal units lie on each other. */
export interface Placed {
  readonly figure: string
  readonly kind: string
  readonly power: string
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** How many equal units lie there, where it is more than one. */
export interface Count {
  readonly kind: string
  readonly power: string
  readonly x: number
  readonly y: number
  readonly count: number
}

/** What the units of a power are worth together: conquest points, and with room enough health and damage. */
export interface Tally {
  readonly power: string
  readonly x: number
  readonly y: number
  readonly values: readonly number[]
}

export interface Stacks {
  readonly placed: readonly Placed[]
  readonly counts: readonly Count[]
  readonly tallies: readonly Tally[]
}

/** A counter is so wide and high at scale 1. */
const COUNTER = 54
const WIDTH = 164
/** What a number beside a row takes. */
const TALLY_WIDTH = 60
const MOST_IN_A_ROW = 4

/** Grounds that are named by a chip above. */
const SPECIAL_GROUND: readonly string[] = ['fertile', 'mountain', 'river', 'devastated']

/** Between which heights counters may lie: markers take the lower part, properties the upper. */
function roomIn({
  kind,
  type,
  properties = [],
  eggs,
  mines,
  strongholds,
  covers,
  rocket,
}: HexView): readonly [number, number] {
  const above = properties.length > (kind === 'moon' ? 1 : 0) || (type !== null && SPECIAL_GROUND.includes(type))
  const below = eggs || mines || strongholds || covers || rocket
  return [above ? -40 : -64, below || kind === 'homezone' ? 44 : 60]
}

interface Line {
  readonly power: string
  readonly kinds: readonly (readonly [kind: string, count: number])[]
  readonly tally: boolean
}

const rowsOf = <T>(list: readonly T[], rows: number): T[][] => {
  const each = Math.ceil(list.length / rows)
  return Array.from({ length: rows }, (_, row) => list.slice(row * each, (row + 1) * each)).filter(
    (part) => part.length > 0,
  )
}

const LARGEST = 1.15

/** How large counters can be with so many in a row of such a height and width. */
const scaleOf = (inRow: number, height: number, width: number): number =>
  Math.min(LARGEST, (height * 0.98) / COUNTER, width / (inRow * COUNTER))

/** In how many rows so many counters are largest. */
function bestRows(count: number, height: number): number {
  const scale = (rows: number) => scaleOf(Math.ceil(count / rows), height / rows, WIDTH)
  return [1, 2, 3].reduce((best, rows) => (scale(rows) > scale(best) ? rows : best), 1)
}

/** Lays out the units of a hex: one power in the middle with all its sums, several in rows with their conquest points. */
export function stacksIn(hex: HexView): Stacks {
  const powers = POWERS.filter((power) => (hex.units[power]?.length ?? 0) > 0)
  if (powers.length === 0) return { placed: [], counts: [], tallies: [] }
  const alone = powers.length === 1
  const [top, bottom] = roomIn(hex)
  const below = alone ? 31 : 0
  const room = bottom - top - below
  const lines = powers.flatMap((power): Line[] => {
    const kinds = countKinds(hex.units[power])
    const rows = alone ? bestRows(kinds.length, room) : Math.ceil(kinds.length / MOST_IN_A_ROW)
    return rowsOf(kinds, rows).map((part, at) => ({ power, kinds: part, tally: !alone && at === 0 }))
  })
  const height = Math.min(COUNTER * LARGEST, room / lines.length)
  const middle = (top + bottom - below) / 2
  const stacks = { placed: [] as Placed[], counts: [] as Count[], tallies: [] as Tally[] }
  lines.forEach((line, at) => {
    const y = middle + (at - (lines.length - 1) / 2) * height
    layLine(hex, line, y, height, !alone && hex.kind !== 'homezone', stacks)
  })
  if (alone) {
    const [power] = powers
    const { health, damage } = sumsOf(hex.units[power])
    const values = hex.kind === 'homezone' ? [health, damage] : [hex.points[power] ?? 0, health, damage]
    stacks.tallies.push({ power, x: 0, y: middle + (lines.length * height) / 2 + 16, values })
  }
  return stacks
}

function layLine(
  hex: HexView,
  { power, kinds, tally }: Line,
  y: number,
  height: number,
  shared: boolean,
  stacks: { placed: Placed[]; counts: Count[]; tallies: Tally[] },
): void {
  const room = WIDTH - (shared ? TALLY_WIDTH : 0)
  const scale = scaleOf(kinds.length, height, room)
  const step = Math.min(COUNTER * scale * 1.06, room / kinds.length)
  const left = (shared ? -TALLY_WIDTH / 2 : 0) - ((kinds.length - 1) * step) / 2
  kinds.forEach(([kind, count], column) => {
    const x = left + column * step
    const figures = hex.units[power].filter((figure) => kindOfFigure(figure) === kind)
    figures.sort((a, b) => rankOfFigure(a) - rankOfFigure(b))
    figures.forEach((figure, depth) => {
      const lift = Math.min(2, figures.length - 1 - depth) * 3 * scale
      stacks.placed.push({ figure, kind, power, x: x - lift, y: y - lift, scale })
    })
    if (count > 1) stacks.counts.push({ kind, power, x: x + 19 * scale, y: y + 19 * scale, count })
  })
  if (tally && shared)
    stacks.tallies.push({
      power,
      x: left + (kinds.length - 1) * step + (COUNTER * scale) / 2 + TALLY_WIDTH / 2,
      y,
      values: [hex.points[power] ?? 0],
    })
}
