import { fixed, type Seat } from '@orrery/engine'
import { fittings } from '../../codecs.ts'
import type { Outfit, Ship } from '../../content/types.ts'
import { countSpaces, type Spaces } from '../../hold/hold.ts'
import type { Placement } from '../../hold/shape.ts'
import type { Fitted, State, Vessel } from '../state.ts'

export const matOf = (g: State, seat: Seat): Ship => g.content.ships[g.vessels[seat].mat]

export const outfitOf = (g: State, fitted: Fitted): Outfit => g.content.outfits[fitted.outfit]

export const fitAt = (outfit: string, { name, space, spaces, uses }: Placement): Fitted =>
  Object.freeze({
    name: fittings.encode({ outfit, space }),
    outfit,
    place: name,
    spaces,
    uses,
  })

export function fittedNamed({ outfits }: Vessel, name: string): Fitted | undefined {
  for (let i = 0; i < outfits.length; i++) if (outfits[i].name === name) return outfits[i]
  return undefined
}

/** [outfit.use] The use spaces without a marker and without damage. */
export const freeUses = (vessel: Vessel, fitted: Fitted): Spaces => fitted.uses & ~vessel.used & ~vessel.damage

/** [outfit.damage] Every damage marker on an outfit takes one off each of its rolls. */
export const penaltyOf = (vessel: Vessel, fitted: Fitted): number => countSpaces(fitted.spaces & vessel.damage)

/** [ship.markers] An armed marker goes onto a free use space. Says which. */
export function spendMarker(vessel: Vessel, fitted: Fitted): Spaces {
  const free = freeUses(vessel, fitted)
  const space = free & -free
  vessel.armed--
  vessel.used |= space
  return space
}

export const disarmedOf = (g: State, vessel: Vessel): number =>
  g.content.constants.markers - vessel.armed - countSpaces(vessel.used)

/** [stranded.when] No energy and no armed marker. */
export const isStranded = (vessel: Vessel): boolean => vessel.energy === 0 && vessel.armed === 0

export function outfitSpaces(vessel: Vessel): Spaces {
  let spaces = 0
  for (const fitted of vessel.outfits) spaces |= fitted.spaces
  return spaces
}

export function cubeSpaces(vessel: Vessel): Spaces {
  let spaces = 0
  const { cubes } = vessel
  for (let space = 0; space < cubes.length; space++) if (cubes[space] !== 0) spaces |= 1 << space
  return spaces
}

export const cubesAboard = (vessel: Vessel): number => countSpaces(cubeSpaces(vessel))

/** What is in the way of new things: outfits, cubes and damage. */
export const takenSpaces = (vessel: Vessel): Spaces => outfitSpaces(vessel) | cubeSpaces(vessel) | vessel.damage

export const emptySpaces = (g: State, seat: Seat): Spaces => matOf(g, seat).hold.all & ~takenSpaces(g.vessels[seat])

export const undamaged = (g: State, seat: Seat): number =>
  matOf(g, seat).hold.size - countSpaces(g.vessels[seat].damage)

/** Puts cubes on spaces, or takes them off with 0. */
export function setCubes(vessel: Vessel, spaces: readonly number[], cubes: readonly number[]): void {
  const list = [...vessel.cubes]
  spaces.forEach((space, i) => {
    list[space] = cubes[i]
  })
  vessel.cubes = fixed(list)
}
