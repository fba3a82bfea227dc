import type { Refusal, Rule, Seat } from '@orrery/engine'
import type { Craft } from '../../../crafts.ts'
import type { Hex } from '../../../map/hex.ts'
import type { State } from '../../../rules/state.ts'
import type { Mission, MissionType } from '../../types.ts'

export type OfType<T extends MissionType> = Extract<Mission, { readonly type: T }>

/** A ship that somebody has just destroyed. */
export interface Kill {
  readonly victim: Craft
  /** It had a bounty. */
  readonly wanted: boolean
  readonly tier: number
}

/** The objective is an action at a space. */
export interface Errand<M extends Mission> {
  /** Why it cannot be taken there now. */
  refuse(g: State, seat: Seat, mission: M, at: Hex): Refusal | undefined
  perform(g: State, seat: Seat, mission: M, at: Hex): Rule
}

/** The objective is to destroy somebody: what a kill does for it. */
export interface Contract<M extends Mission> {
  killed(g: State, seat: Seat, mission: M, kill: Kill): Rule
}

/** How the missions of one kind are carried out. */
export type MissionEffect<M extends Mission> = Errand<M> | Contract<M>
