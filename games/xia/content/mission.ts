import type { Entry, MissionId, Table, TileId } from './entry.ts'

/** Whom a thief robs. */
export type ThiefTarget = 'anyone' | 'left' | 'right' | 'merchant' | 'enforcer'
/** Whom an assassin destroys: by seat, or by turn order with the NPCs in play. */
export type AssassinTarget = 'left' | 'right' | 'next' | 'previous'

interface MissionFacts extends Entry {
  readonly id: MissionId
  /** What the card tells, in a line. */
  readonly story: string
  readonly delivery: TileId
  /** Added to the bounty of whoever completes it. */
  readonly bounty: number
}

/** Done at a mission point; the roll decides the payment. */
export interface ResearchMission extends MissionFacts {
  readonly type: 'research'
  readonly pickup: TileId
  readonly payment: Table
}

export interface ShuttleMission extends MissionFacts {
  readonly type: 'shuttle'
  readonly pickup: TileId
  /** For 1, 2, 3, … sectors; the last one also for more. */
  readonly byDistance: readonly number[]
}

export interface SmugglerMission extends MissionFacts {
  readonly type: 'smuggler'
  readonly pickup: TileId
  readonly byDistance: readonly number[]
  /** The least roll that gets past the planet's detection. */
  readonly sneak: number
  readonly caughtBounty: number
}

export interface ThiefMission extends MissionFacts {
  readonly type: 'thief'
  readonly target: ThiefTarget
  /** A payment of 0 is to be caught. */
  readonly payment: Table
  readonly caughtBounty: number
}

export interface AssassinMission extends MissionFacts {
  readonly type: 'assassin'
  readonly target: AssassinTarget
  /** For a victim of tier 1, 2, 3. */
  readonly byTier: readonly number[]
}

export interface HunterMission extends MissionFacts {
  readonly type: 'hunter'
  readonly payment: Table
}

export type Mission =
  | ResearchMission
  | ShuttleMission
  | SmugglerMission
  | ThiefMission
  | AssassinMission
  | HunterMission
