import type { Refusal, Rule, Seat } from '@orrery/engine'
import type { Mission, MissionType } from '../../content/types.ts'
import type { Craft } from '../../crafts.ts'
import type { Hex } from '../../map/hex.ts'
import { specialAt, tileAt } from '../../map/sectors.ts'
import { refuse } from '../dialect.ts'
import type { State } from '../state.ts'

export type OfType<T extends MissionType> = Extract<Mission, { readonly type: T }>

/** A ship that somebody has just destroyed. */
export interface Kill {
  readonly victim: Craft
  /** It had a bounty. */
  readonly wanted: boolean
  readonly tier: number
}

/** How the missions of one kind are carried out. */
export interface MissionKind<M extends Mission> {
  /** Why the objective's action cannot be taken at a space now. */
  refuse?(g: State, seat: Seat, mission: M, at: Hex): Refusal | undefined
  /** The objective's action. */
  perform?(g: State, seat: Seat, mission: M, at: Hex): Rule
  /** The objective is to destroy somebody: what a kill does for it. */
  killed?(g: State, seat: Seat, mission: M, kill: Kill): Rule
}

/** Whether a space is the mission point of a sector. */
export const isPointOf = (g: State, at: Hex, tile: string): boolean =>
  specialAt(g, at)?.kind === 'mission' && tileAt(g, at)?.id === tile

/** [mission.objective] Some objectives are reached at the mission point of a sector. */
export const needsPoint = (g: State, at: Hex, tile: string): Refusal | undefined =>
  isPointOf(g, at, tile) ? undefined : refuse('mission.objective', { tile })
