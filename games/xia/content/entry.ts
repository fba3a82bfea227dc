export type { AbilityId } from './ability-ids.ts'

/** Where a fact comes from: the printed game, a deduction from it, or our own design. `source` says the details. */
export type Basis = 'attested' | 'inferred' | 'house'

/** What every tile, ship, card and NPC has. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly basis: Basis
  readonly source: string
}

export type TileId = string
export type ShipId = string
export type OutfitId = string
export type MissionId = string
export type TitleId = string

/** A row of a table for a d20: it holds up to this roll, from the row before it. */
export interface TableRow {
  readonly upTo: number
  readonly value: number
}
export type Table = readonly TableRow[]

export type Gathering = 'mine' | 'salvage' | 'harvest'
