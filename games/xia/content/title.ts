import type { Entry, Gathering, TitleId } from './entry.ts'

/** What titles count. */
export const COUNTERS = [
  'tiles',
  'blindJumps',
  'tokens',
  'mined',
  'salvaged',
  'harvested',
  'soldAtOnce',
  'planets',
  'equalKills',
  'longShots',
  'halfDamage',
  'bounty',
  'kindness',
  'credits',
  'missionTypes',
  'shields',
  'spaces',
  'gates',
] as const
export type Counter = (typeof COUNTERS)[number]

/** What is looked at when titles are claimed. The others are counted as things happen. */
export type Standing = 'tokens' | 'halfDamage' | 'bounty' | 'credits'
export type Happening = Exclude<Counter, Standing>

/** A d20 that a border, a gathering or a mission asks for. */
export type Roll =
  | 'asteroid'
  | 'nebula'
  | 'debris'
  | 'shield'
  | Gathering
  | 'research'
  | 'sneak'
  | 'steal'
  | 'remains'
  | 'ability'
  | 'respawn'
  | 'tigris'

/** Where a title's skill enters the rules. */
export type SkillHook =
  | 'scanCost'
  | 'jumpMovement'
  | 'impulse'
  | 'rollBonus'
  | 'reroll'
  | 'extraCube'
  | 'repairDiscount'
  | 'blasterDie'
  | 'missileRange'
  | 'prevent'
  | 'planetEnergy'
  | 'fameCost'
  | 'missionDraw'
  | 'undetected'
  | 'engineDie'
  | 'freeGate'

export interface Skill {
  readonly hook: SkillHook
  readonly amount: number
  /** The rolls it works on, for bonuses and re-rolls. */
  readonly on: readonly Roll[]
  /** How often in a turn; 0 is always. */
  readonly perTurn: number
}

/** `since`: counted from the moment the card is drawn; `turn`: within one own turn; `state`: looked at when titles are claimed. */
export type Counted =
  | { readonly when: 'since' | 'turn'; readonly counter: Happening }
  | { readonly when: 'state'; readonly counter: Standing }

export type Title = TitleFacts & Counted

interface TitleFacts extends Entry {
  readonly id: TitleId
  readonly fame: number
  readonly goal: number
  readonly skill: Skill
  /** With `{{goal}}`. */
  readonly objective: string
  /** With `{{amount}}`. */
  readonly skillText: string
}
