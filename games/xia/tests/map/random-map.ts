import { Dice } from '@orrery/engine'
import { housePack } from '../../content/house.ts'
import type { Tile } from '../../content/types.ts'
import { type Hex, neighbour } from '../../map/hex.ts'
import { CELLS_PER_TILE, hexOn } from '../../map/lattice.ts'
import {
  type Chart,
  isExplored,
  placeBeyond,
  type Sectors,
  setupSectors,
  terrainAt,
  unexploredEdges,
  withSector,
} from '../../map/sectors.ts'

/** A step in the growth of a map: what was laid where, from which hex and over which of its sides. */
export interface Growth {
  readonly from: Hex
  readonly direction: number
  readonly before: Chart
  readonly after: Chart
}

export const chartOf = (sectors: Sectors): Chart => ({ content: housePack, sectors })

export const hexesOfMap = ({ sectors }: Chart): Hex[] =>
  sectors.flatMap(({ slot }) => Array.from({ length: CELLS_PER_TILE }, (_, cell) => hexOn(slot, cell)))

/** A map with all tiles, explored over random edges by ships that can be everywhere but in a star. */
export function randomMap(seed: string, players: number, grown: (growth: Growth) => void = () => {}): Chart {
  const dice = new Dice(seed)
  const deck = dice.shuffle(Object.values(housePack.tiles) as Tile[])
  const first = deck.filter((tile) => tile.spawn > 0).slice(0, players)
  let chart = chartOf(
    setupSectors(
      housePack.tiles,
      first.map((tile) => tile.id),
    ),
  )
  for (const tile of deck.filter((other) => !first.includes(other))) {
    const { from, direction } = someEdge(chart, dice)
    const before = chart
    chart = chartOf(withSector(before.sectors, placeBeyond(before, from, direction, tile.id)))
    grown({ from, direction, before, after: chart })
    if (!isExplored(chart, neighbour(from, direction))) throw new Error('The new tile is not where it was expected.')
  }
  return chart
}

function someEdge(chart: Chart, dice: Dice): { from: Hex; direction: number } {
  for (;;) {
    const from = hexOn(dice.pick(chart.sectors).slot, dice.below(CELLS_PER_TILE))
    const edges = terrainAt(chart, from) === 'star' ? [] : unexploredEdges(chart, from)
    if (edges.length > 0) return { from, direction: dice.pick(edges) }
  }
}
