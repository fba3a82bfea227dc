import type { Allowance } from '@orrery/bots'
import type { Contest } from '@orrery/bots/arena'
import type { Data } from '@orrery/engine'

/** A contest of bots, as it is sent to the threads and kept at the head of a file of results. */
export interface ArenaPlan extends Contest {
  readonly game: string
  /** What it is played under and with, so that results of other games are not taken for the same. */
  readonly rules: number
  readonly pack: string
  readonly content: Data | undefined
  readonly options: string
  /** How long bots think that can think longer; their own time when nothing is said. */
  readonly allowance: Allowance | undefined
}

/** What a thread is to play: games of the plan by their numbers. */
export interface ThreadPlan {
  readonly plan: ArenaPlan
  readonly numbers: readonly number[]
}
