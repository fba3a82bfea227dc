/** Where everything lies, in CSS pixels of the box the table gives us: so that type and targets keep their size on any screen. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface TrackLayout {
  readonly area: Rect
  /** Branches rise from the neutral space, or lie beside it where there is little room. */
  readonly upright: boolean
  readonly neutral: Rect
  /** By seat. */
  readonly heads: readonly Rect[]
  /** By seat, then by depth from 1. */
  readonly spaces: readonly (readonly Rect[])[]
  /** Spaces of the same worth next to each other. */
  readonly tiers: readonly { readonly honor: number; readonly band: Rect; readonly label: Spot }[]
}

export interface TableLayout {
  readonly narrow: boolean
  readonly track: TrackLayout
  /** By board number minus one. */
  readonly locations: readonly Rect[]
}

export interface Wanted {
  readonly width: number
  readonly height: number
  readonly players: number
  readonly branch: readonly number[]
  /** What the open question is about gets the room when there is little. */
  readonly focus: 'track' | 'locations' | 'both'
}

const NARROW = 620
const GAP = 8

export const isNarrow = (width: number): boolean => width < NARROW

export function layOut(wanted: Wanted): TableLayout {
  const { width, height, players, branch } = wanted
  if (isNarrow(width)) return layOutNarrow(wanted)
  const trackWidth = Math.round(
    Math.min(width * 0.42, 44 + players * Math.min(players === 2 ? 136 : 112, width * (players === 2 ? 0.13 : 0.092))),
  )
  const area = { x: 0, y: 0, width: trackWidth, height }
  const rest = { x: trackWidth + GAP, y: 0, width: width - trackWidth - GAP, height }
  return { narrow: false, track: uprightTrack(area, players, branch), locations: place(rest, players) }
}

function layOutNarrow({ width, height, players, branch, focus }: Wanted): TableLayout {
  const row = { track: 44, both: 24, locations: 16 }[focus] * Math.min(1.4, 4 / players)
  const trackHeight = Math.min(height * (focus === 'track' ? 0.64 : 0.38), players * (row + 2) + 13)
  const area = { x: 0, y: height - trackHeight, width, height: trackHeight }
  const rest = { x: 0, y: 0, width, height: height - trackHeight - GAP / 2 }
  return { narrow: true, track: lyingTrack(area, players, branch), locations: place(rest, players) }
}

const NEUTRAL_HEIGHT = 96

function uprightTrack(area: Rect, players: number, branch: readonly number[]): TrackLayout {
  const scale = 30
  const head = Math.min(74, Math.max(60, area.height * 0.14))
  const neutralHeight = Math.min(NEUTRAL_HEIGHT, area.height * 0.2)
  const left = area.x + scale
  const gap = 5
  const width = (area.x + area.width - left - gap * (players - 1)) / players
  const top = area.y + head + 6
  const bottom = area.y + area.height - neutralHeight - 8
  const step = (bottom - top) / branch.length
  const columns = Array.from({ length: players }, (_, seat) => left + seat * (width + gap))
  return {
    area,
    upright: true,
    neutral: { x: left, y: bottom + 8, width: area.x + area.width - left, height: neutralHeight },
    heads: columns.map((x) => ({ x, y: area.y, width, height: head })),
    spaces: columns.map((x) =>
      branch.map((_, depth) => ({ x, y: bottom - (depth + 1) * step, width, height: step - 3 })),
    ),
    tiers: tiersOf(branch).map(({ honor, from, count }) => {
      const y = bottom - (from + count) * step
      return {
        honor,
        band: { x: area.x, y, width: area.width, height: count * step - 3 },
        label: { x: area.x + scale / 2, y: y + (count * step - 3) / 2 },
      }
    }),
  }
}

function lyingTrack(area: Rect, players: number, branch: readonly number[]): TrackLayout {
  const scale = 13
  const head = 60
  const neutralWidth = 58
  const left = area.x + neutralWidth + 4
  const right = area.x + area.width - head - 3
  const gap = 2
  const height = (area.height - scale - gap * (players - 1)) / players
  const step = (right - left) / branch.length
  const rows = Array.from({ length: players }, (_, seat) => area.y + scale + seat * (height + gap))
  return {
    area,
    upright: false,
    neutral: { x: area.x, y: area.y + scale, width: neutralWidth, height: area.height - scale },
    heads: rows.map((y) => ({ x: right + 3, y, width: head, height })),
    spaces: rows.map((y) => branch.map((_, depth) => ({ x: left + depth * step, y, width: step - 2, height }))),
    tiers: tiersOf(branch).map(({ honor, from, count }) => ({
      honor,
      band: { x: left + from * step, y: area.y, width: count * step - 2, height: area.height },
      label: { x: left + (from + count / 2) * step - 1, y: area.y + scale / 2 },
    })),
  }
}

function tiersOf(branch: readonly number[]): { honor: number; from: number; count: number }[] {
  const tiers: { honor: number; from: number; count: number }[] = []
  branch.forEach((honor, depth) => {
    const last = tiers[tiers.length - 1]
    if (last?.honor === honor) last.count++
    else tiers.push({ honor, from: depth, count: 1 })
  })
  return tiers
}

/** The location boards: side by side, below each other, or in a square. */
const place = (area: Rect, boards: number): Rect[] =>
  grid(area, boards, boards === 4 ? 2 : area.width > area.height * 2.2 ? boards : 1)

function grid({ x, y, width, height }: Rect, count: number, columns: number): Rect[] {
  const rows = Math.ceil(count / columns)
  const cell = { width: (width - GAP * (columns - 1)) / columns, height: (height - GAP * (rows - 1)) / rows }
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % columns) * (cell.width + GAP),
    y: y + Math.floor(i / columns) * (cell.height + GAP),
    ...cell,
  }))
}

export interface Cells {
  readonly radius: number
  readonly spots: readonly Spot[]
}

const ROOT = Math.sqrt(3)
/** Larger hexes would make the figures coarse. */
const LARGEST = 56

/** So many hexes in an area, in one row or in two rows that interlock, whichever makes them larger. */
export function hexesIn(area: Rect, count: number, largest = LARGEST): Cells {
  const inOneRow = Math.min(largest, area.width / (count * ROOT), area.height / 2)
  const upper = Math.ceil(count / 2)
  const inTwoRows = Math.min(largest, area.width / (upper * ROOT), area.height / 3.5)
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  if (inOneRow >= inTwoRows) {
    const step = inOneRow * ROOT
    return { radius: inOneRow, spots: row(count, middle.x, middle.y, step) }
  }
  const step = inTwoRows * ROOT
  return {
    radius: inTwoRows,
    spots: [
      ...row(upper, middle.x, middle.y - inTwoRows * 0.75, step),
      ...row(count - upper, middle.x, middle.y + inTwoRows * 0.75, step),
    ],
  }
}

const row = (count: number, x: number, y: number, step: number): Spot[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + (i - (count - 1) / 2) * step, y }))

export type ChipForm = 'pill' | 'tall' | 'dot'

export interface Chips {
  readonly form: ChipForm
  readonly width: number
  readonly height: number
  readonly spots: readonly Spot[]
}

const PILL = { width: 82, height: 25 }
const TALL = { width: 40, height: 38 }

/** How so many markers lie on a space: with their names beside the sign, below it, or as bare signs. */
export function chipsIn(area: Rect, count: number): Chips {
  const fits = (width: number, height: number) =>
    Math.floor((area.width + 2) / width) * Math.floor((area.height + 2) / height) >= count
  if (fits(PILL.width, PILL.height)) {
    const columns = Math.min(count, Math.floor((area.width + 2) / PILL.width))
    const rows = Math.ceil(count / Math.max(1, columns))
    const height = Math.min(34, area.height / Math.max(1, rows))
    return spread(area, count, 'pill', Math.min(100, area.width / Math.max(1, columns)), height)
  }
  if (fits(TALL.width, TALL.height)) return spread(area, count, 'tall', TALL.width, TALL.height)
  let size = Math.min(36, area.height, area.width)
  while (size > 8 && !fits(size, size)) size -= 1
  return spread(area, count, 'dot', size, size)
}

function spread(area: Rect, count: number, form: ChipForm, width: number, height: number): Chips {
  const columns = Math.max(1, Math.min(count, Math.floor((area.width + 2) / width)))
  const rows = Math.ceil(count / columns)
  const spots = Array.from({ length: count }, (_, i) => {
    const inRow = Math.min(columns, count - Math.floor(i / columns) * columns)
    return {
      x: area.x + area.width / 2 + ((i % columns) - (inRow - 1) / 2) * width,
      y: area.y + area.height / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * height,
    }
  })
  return { form, width, height, spots }
}
