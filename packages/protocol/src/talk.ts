import type { Actor } from './seats.ts'

/** Everything that can happen at a table but the decisions of the game, which its own log tells. */
export type TalkKind =
  | 'undo'
  | 'redo'
  | 'ask-undo'
  | 'agree'
  | 'disagree'
  | 'resign'
  | 'away'
  | 'back'
  | 'pause'
  | 'resume'
  | 'name'
  | 'chat'
  | 'timeout'
  | 'frozen'
  | 'rematch'
  | 'no-rematch'

/** What people said, and what happened at the table besides the game. Everybody may know it. */
export interface TalkLine {
  readonly seq: number
  readonly at: number
  readonly by: Actor
  readonly kind: TalkKind
  /** Whom it concerns, when that is not who did it. */
  readonly seat?: number
  /** What was said, or the new name. */
  readonly text?: string
  readonly bot?: string
  /** How many decisions remain, or would. */
  readonly to?: number
}

/** Older lines are in the journal alone. */
export const MOST_TALK = 200
