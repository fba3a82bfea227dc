import type { Refusal, Rule, Seat } from '@orrery/engine'
import { numbered } from '../../codecs.ts'
import { CARGO, type Ship } from '../../content/types.ts'
import { listSpaces, noCubes, type Spaces } from '../../hold/hold.ts'
import { findPacking, freePlacements, placementNamed } from '../../hold/packing.ts'
import { arrange, type Cited, refuse } from '../dialect.ts'
import type { Fitted, State } from '../state.ts'
import { fitAt } from './vessel.ts'

/** Outfits and cubes on their way into a hold. */
export interface Load {
  readonly outfits: readonly string[]
  /** By their places in `CARGO`. */
  readonly cubes: readonly number[]
}

/** Large things first: it is easier to pack so. */
export const inPackingOrder = (ship: Ship, outfits: readonly string[]): string[] =>
  [...outfits].sort((a, b) => ship.fits[a].length - ship.fits[b].length)

/** [ship.hold] Whether everything finds a place beside what is there. */
export const canPack = (ship: Ship, { outfits, cubes }: Load, taken: Spaces): boolean =>
  findPacking(ship.hold, ship.fits, outfits, taken, cubes.length) !== undefined

export interface Packed {
  readonly outfits: Fitted[]
  /** By hold space. */
  readonly cubes: number[]
}

/** [outfit.shape] The player finds a place for each outfit and each cube; nothing overlaps. */
export function* pack(
  g: State,
  seat: Seat,
  ask: Cited,
  ship: Ship,
  { outfits, cubes }: Load,
  taken: Spaces,
): Rule<Packed> {
  const { hold } = ship
  const items = [...numbered(outfits), ...numbered(cubes.map((cargo) => CARGO[cargo]))]
  const isOutfit = (place: number) => place < outfits.length
  const free = listSpaces(hold.all & ~taken).map((space) => hold.names[space])
  const spots = items.map((_, place) =>
    isOutfit(place) ? freePlacements(ship.fits[outfits[place]], taken).map((placement) => placement.name) : free,
  )
  const spacesAt = (place: number, spot: string): Spaces =>
    isOutfit(place) ? (placementNamed(ship.fits[outfits[place]], spot)?.spaces ?? 0) : 1 << hold.names.indexOf(spot)
  const clash = (placed: readonly string[], _item: string, spot: string): Refusal | undefined => {
    let full = 0
    for (let place = 0; place < placed.length; place++) full |= spacesAt(place, placed[place])
    return (full & spacesAt(placed.length, spot)) !== 0 ? refuse('ship.hold', { spot }) : undefined
  }
  const chosen = yield* arrange(g, seat, ask, { items, spots: (item) => spots[items.indexOf(item)], clash })
  const byspace = noCubes(hold)
  cubes.forEach((cargo, i) => {
    byspace[hold.names.indexOf(chosen[outfits.length + i])] = cargo + 1
  })
  const fitted = outfits.map((id, i) => {
    const placement = placementNamed(ship.fits[id], chosen[i])
    if (placement === undefined) throw new RangeError(`${id} does not fit at ${chosen[i]}.`)
    return fitAt(id, placement)
  })
  return { outfits: fitted, cubes: byspace }
}
