import { DIRECTIONS, type Hex, hexAt, neighbour } from '../../map/hex.ts'
import { type Slot, slotOf } from '../../map/lattice.ts'
import type { Layout } from '../../map/layout.ts'
import { type Chart, hexesOf, tileOf } from '../../map/sectors.ts'
import type { SectorView } from '../../view.ts'
import { content } from '../content.ts'

const slotOfSector = ({ q, r }: SectorView): Slot => slotOf(hexAt(q, r))

/** A map grows by one tile at a time and is looked at again and again: the last one is kept. */
let latest: { readonly key: string; readonly chart: Chart } = { key: '', chart: { content, sectors: [] } }

/** The board as the map's own questions want it: borders, neighbours, lines of sight. */
export function chartOf(sectors: readonly SectorView[]): Chart {
  const key = sectors.map(({ tile, q, r, turn }) => `${tile} ${q} ${r} ${turn}`).join()
  if (key === latest.key) return latest.chart
  const placed = sectors.map((sector) => ({ tile: sector.tile, slot: slotOfSector(sector), turn: sector.turn }))
  latest = { key, chart: { content, sectors: placed } }
  return latest.chart
}

/** The slots beside known sectors where nothing is known, each with the sides that lead there. */
export function unknownSlots(chart: Chart): readonly Slot[] {
  const known = new Set(chart.sectors.map(({ slot }) => slot))
  const unknown = new Set<Slot>()
  for (const slot of known)
    for (const side of DIRECTIONS) if (!known.has(neighbour(slot, side))) unknown.add(neighbour(slot, side))
  return [...unknown]
}

/** The hexes that one step leads to. */
export type Onward = (hex: Hex) => readonly Hex[]

/** Onward over every side that may be crossed. */
export const acrossSides =
  (mayCross: (hex: Hex, direction: number) => boolean): Onward =>
  (hex) =>
    DIRECTIONS.filter((direction) => mayCross(hex, direction)).map((direction) => neighbour(hex, direction))

/** Longer flights than this do not happen. */
const FARTHEST = 24

/** The shortest way between two hexes, without the first one; nothing if there is none. */
export function wayBetween(from: Hex, to: Hex, onward: Onward): readonly Hex[] | undefined {
  const before = new Map<Hex, Hex>([[from, from]])
  let rim: Hex[] = [from]
  for (let steps = 0; steps < FARTHEST && rim.length > 0 && !before.has(to); steps++) {
    const next: Hex[] = []
    for (const hex of rim)
      for (const beyond of onward(hex)) {
        if (before.has(beyond)) continue
        before.set(beyond, hex)
        next.push(beyond)
      }
    rim = next
  }
  if (!before.has(to)) return undefined
  const way: Hex[] = []
  for (let hex = to; hex !== from; hex = before.get(hex) ?? from) way.unshift(hex)
  return way
}

/** How many steps every hex within reach is away. */
export function stepsFrom(from: Hex, most: number, onward: Onward): ReadonlyMap<Hex, number> {
  const steps = new Map<Hex, number>([[from, 0]])
  for (const [hex, done] of steps) {
    if (done === most) continue
    for (const beyond of onward(hex)) if (!steps.has(beyond)) steps.set(beyond, done + 1)
  }
  return steps
}

/** From a working gate to every space of the others. */
export function throughGates(chart: Chart): Onward {
  const gates = chart.sectors.flatMap((_, sector) =>
    tileOf(chart, sector).malfunctioning ? [] : [hexesOf(chart, sector, isGate)],
  )
  return (hex) => {
    const own = gates.find((gate) => gate.includes(hex))
    return own === undefined ? [] : gates.filter((gate) => gate !== own).flat()
  }
}

const isGate = ({ terrain }: Layout, cell: number): boolean => terrain[cell] === 'gate'
