import type { Cargo, Content, Special, Tile } from './content/types.ts'
import { DIRECTIONS, hexAt, hexDistance, hexNamed, neighbour } from './map/hex.ts'
import { slotOf } from './map/lattice.ts'
import { type Chart, sectorAt, specialAt, tileOf } from './map/sectors.ts'
import type { VesselView, View } from './view.ts'

/** The ship of whoever looks; none for a spectator. */
export const ownShip = ({ seat, vessels }: View): VesselView | undefined => (seat === null ? undefined : vessels[seat])

/** The ships of the others, players first. */
export const otherShips = ({
  seat,
  vessels,
  npcs,
}: View): readonly { readonly craft: string; readonly hex: string }[] => [
  ...vessels.flatMap(({ colour, hex }, i) => (i === seat || hex === null ? [] : [{ craft: colour, hex }])),
  ...npcs.flatMap(({ id, hex }) => (hex === null ? [] : [{ craft: id, hex }])),
]

/** The others next to the ship of whoever looks, whatever is between them. */
export function neighbours(view: View): readonly string[] {
  const hex = ownShip(view)?.hex
  if (hex === null || hex === undefined) return []
  const from = hexNamed(hex)
  return otherShips(view).flatMap((other) => (hexDistance(from, hexNamed(other.hex)) === 1 ? [other.craft] : []))
}

/** Where a ship is: the sector, and what its space is good for. */
export interface Place {
  readonly tile: Tile
  readonly special: Special | undefined
  /** An exploration token of the sector is still there. */
  readonly token: boolean
}

/** Where the ship of whoever looks is; nowhere once it was destroyed. */
export function ownPlace(view: View, content: Content): Place | undefined {
  const hex = ownShip(view)?.hex
  if (hex === null || hex === undefined) return undefined
  const chart = chartIn(view, content)
  const at = hexNamed(hex)
  const sector = sectorAt(chart, at)
  if (sector < 0) return undefined
  return { tile: tileOf(chart, sector), special: specialAt(chart, at), token: view.sectors[sector]?.token ?? false }
}

const chartIn = ({ sectors }: View, content: Content): Chart => ({
  content,
  sectors: sectors.map(({ tile, q, r, turn }) => ({ tile, slot: slotOf(hexAt(q, r)), turn })),
})

/** [map.edge] Whether the ship of whoever looks stands beside what nobody has explored. */
export function isAtEdge(view: View, content: Content): boolean {
  const hex = ownShip(view)?.hex
  if (hex === null || hex === undefined) return false
  const chart = chartIn(view, content)
  return DIRECTIONS.some((direction) => sectorAt(chart, neighbour(hexNamed(hex), direction)) < 0)
}

/** The sectors where some cargo is wanted, found or not. */
export const buyersOf = (cargo: Cargo, { tiles }: Content): readonly string[] =>
  Object.values(tiles).flatMap(({ id, hexes }) =>
    hexes.some(({ special }) => special?.kind === 'sell' && special.cargo.includes(cargo)) ? [id] : [],
  )
