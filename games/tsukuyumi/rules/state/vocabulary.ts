import { FACTIONS, type Faction, type Power, type Property } from '../../content/types.ts'

/** Whose a unit or a marker is: a faction by its place in `FACTIONS`, or the Oni. */
export type Side = number

export const CYBERSAMURAI: Side = 0
export const DARK_SEED: Side = 1
export const NOMADS: Side = 2
export const BOARLORDS: Side = 3
export const ONI: Side = 4
export const NOBODY: Side = -1

export const POWERS: readonly Power[] = [...FACTIONS, 'oni']
export const PLAYER_SIDES: readonly Side[] = FACTIONS.map((_, side) => side)

export const powerOf = (side: Side): Power => POWERS[side]
export const factionOf = (side: Side): Faction => FACTIONS[side]
export const sideNamed = (power: string): Side => POWERS.indexOf(power as Power)

/** A miniature: see figures.ts. */
export type Figure = number

/** A property as a bit, for the lists by hex. */
export const PROPERTY_BITS: { readonly [property in Property]: number } = {
  radioactive: 1,
  unstable: 2,
  tsukuyumi: 4,
  toxic: 8,
}
