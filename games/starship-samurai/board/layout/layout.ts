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
}

const NARROW = 620
const GAP = 8

export const isNarrow = (width: number): boolean => width < NARROW

/** Where everything lies. It depends on the room alone: what is asked changes what is lit, never where it is. */
export function layOut(wanted: Wanted): TableLayout {
  const { width, height, players, branch } = wanted
  if (isNarrow(width)) return layOutNarrow(wanted)
  const trackWidth = SCALE + players * branchWidth(width, players) + BRANCH_GAP * (players - 1)
  const area = { x: 0, y: 0, width: trackWidth, height }
  const rest = { x: trackWidth + GAP, y: 0, width: width - trackWidth - GAP, height }
  return { narrow: false, track: uprightTrack(area, players, branch), locations: place(rest, players) }
}

/** The tiers of honor, left of the branches. */
const SCALE = 30
const BRANCH_GAP = 5
/** Which part of the width the track may have, by the number of players. */
const SHARE = [0, 0, 0.28, 0.31, 0.39] as const

/** As wide as a marker with its name, where there is room; two branches are wider. */
function branchWidth(width: number, players: number): number {
  const room = width * (SHARE[players] ?? 0.38) - SCALE - BRANCH_GAP * (players - 1)
  return Math.floor(Math.min(players === 2 ? 130 : 96, room / players))
}

/** A finger's size. */
const ROW = 44

function layOutNarrow({ width, height, players, branch }: Wanted): TableLayout {
  const trackHeight = Math.min(height * 0.4, players * (ROW + 2) + TIER_LINE)
  const area = { x: 0, y: height - trackHeight, width, height: trackHeight }
  const rest = { x: 0, y: 0, width, height: height - trackHeight - GAP / 2 }
  return { narrow: true, track: lyingTrack(area, players, branch), locations: place(rest, players) }
}

const NEUTRAL_HEIGHT = 96

function uprightTrack(area: Rect, players: number, branch: readonly number[]): TrackLayout {
  const head = Math.min(74, Math.max(60, area.height * 0.14))
  const neutralHeight = Math.min(NEUTRAL_HEIGHT, area.height * 0.2)
  const left = area.x + SCALE
  const gap = BRANCH_GAP
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
        label: { x: area.x + SCALE / 2, y: y + (count * step - 3) / 2 },
      }
    }),
  }
}

/** The tiers of honor, above the branches. */
const TIER_LINE = 16

function lyingTrack(area: Rect, players: number, branch: readonly number[]): TrackLayout {
  const head = 58
  const neutralWidth = 52
  const left = area.x + neutralWidth + 4
  const right = area.x + area.width - head - 3
  const gap = 2
  const height = (area.height - TIER_LINE - gap * (players - 1)) / players
  const step = (right - left) / branch.length
  const rows = Array.from({ length: players }, (_, seat) => area.y + TIER_LINE + seat * (height + gap))
  return {
    area,
    upright: false,
    neutral: { x: area.x, y: area.y + TIER_LINE, width: neutralWidth, height: area.height - TIER_LINE },
    heads: rows.map((y) => ({ x: right + 3, y, width: head, height })),
    spaces: rows.map((y) => branch.map((_, depth) => ({ x: left + depth * step, y, width: step - 2, height }))),
    tiers: tiersOf(branch).map(({ honor, from, count }) => ({
      honor,
      band: { x: left + from * step, y: area.y, width: count * step - 2, height: area.height },
      label: { x: left + (from + count / 2) * step - 1, y: area.y + TIER_LINE / 2 },
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
