import { areAdjacent, DIRECTIONS, distance, type Hex, NEIGHBOURS, NO_HEX } from './hex.ts'

/** Whether there is something on a hex: an area, a part of the moon or a homezone. */
export type Has = (hex: Hex) => boolean

export const hasAll = (hexes: readonly Hex[]): Has => {
  const set = new Set(hexes)
  return (hex) => set.has(hex)
}

/** How many of the six hexes around are taken. */
export function touching(has: Has, hex: Hex): number {
  let count = 0
  for (const other of NEIGHBOURS[hex]) if (other !== NO_HEX && has(other)) count++
  return count
}

/** [event.add-tile] [darkseed.homezone] The empty hexes that touch at least so many hexes of the board, innermost first. */
export function spotsAround(hexes: readonly Hex[], touches: number): Hex[] {
  const has = hasAll(hexes)
  const empty = new Set<Hex>()
  for (const hex of hexes) for (const other of NEIGHBOURS[hex]) if (other !== NO_HEX && !has(other)) empty.add(other)
  return [...empty].filter((hex) => touching(has, hex) >= touches).sort((a, b) => a - b)
}

/** On the outer edge: some side of the hex leads nowhere. */
export const isOnEdge = (has: Has, hex: Hex): boolean => touching(has, hex) < DIRECTIONS.length

/**
 * Whether the taken hexes around are all in a row. A piece added there to a board without holes makes none: what it touches
 * cannot close around anything.
 */
export function fitsSnugly(has: Has, hex: Hex): boolean {
  let begins = 0
  for (const way of DIRECTIONS) {
    const [here, before] = [NEIGHBOURS[hex][way], NEIGHBOURS[hex][(way + 5) % 6]]
    if (here !== NO_HEX && has(here) && (before === NO_HEX || !has(before))) begins++
  }
  return begins === 1
}

/** Whether empty hexes are shut in by the board: then those around it do not hang together. */
export function hasHole(hexes: readonly Hex[]): boolean {
  const around = spotsAround(hexes, 1)
  const isAround = hasAll(around)
  const seen = new Set(around.slice(0, 1))
  for (const hex of seen) for (const other of NEIGHBOURS[hex]) if (isAround(other)) seen.add(other)
  return seen.size < around.length
}

/**
 * [setup.starting-areas] The areas that may be the next starting area: next to the homezone, or next to one that is chosen already.
 * `adjacent` means next to the homezone as long as such an area is free, as the codex has it for homezones with many neighbours.
 */
export function startingChoices(
  homezone: Hex,
  chosen: readonly Hex[],
  free: readonly Hex[],
  rule: 'connected' | 'adjacent',
): Hex[] {
  const left = free.filter((hex) => !chosen.includes(hex))
  const atHome = left.filter((hex) => areAdjacent(hex, homezone))
  if (rule === 'adjacent' && atHome.length > 0) return atHome
  return left.filter((hex) => atHome.includes(hex) || chosen.some((other) => areAdjacent(hex, other)))
}

/** Whether so many starting areas can be found at a homezone. */
export function canStart(homezone: Hex, free: readonly Hex[], count: number): boolean {
  const reached = new Set<Hex>([homezone])
  for (const hex of reached) {
    for (const other of free) if (areAdjacent(hex, other)) reached.add(other)
    if (reached.size > count) return true
  }
  return false
}

/** Some of the hexes, far apart from each other: the first one, then always the one that is farthest from those taken. */
export function farApart(hexes: readonly Hex[], count: number): Hex[] {
  const taken = hexes.slice(0, 1)
  while (taken.length < Math.min(count, hexes.length)) {
    const gap = (hex: Hex) => Math.min(...taken.map((other) => distance(hex, other)))
    taken.push(hexes.reduce((best, hex) => (gap(hex) > gap(best) ? hex : best)))
  }
  return taken
}
