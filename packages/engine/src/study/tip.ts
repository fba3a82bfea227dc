import type { Data } from '../values/value.ts'
import type { Told } from '../words/messages.ts'
import type { Moment, Pointer } from './lesson.ts'

/** What comes first where several could be said: what would be lost, then what a rule says, then what is wise. */
export const TIP_KINDS = ['danger', 'rule', 'advice'] as const
export type TipKind = (typeof TIP_KINDS)[number]

/**
 * Something the coach says in a match, once, when the learner meets it first: when they are asked something and `when` has come, and `if`
 * holds. What it says stands in `words/<lang>/tips.ts`, by its id. A game lists its tips in `tips.ts`, the more important ones first. Where
 * others play as well, only rules are explained.
 */
export interface Tip<View = unknown, Id extends string = string> {
  readonly id: Id
  readonly kind: TipKind
  /** Looked at whenever the learner is asked something; `tells` is about what was told since they were asked before. */
  readonly when: Moment<View>
  /** What else must hold, part by part. */
  if?(view: View, told: readonly Told[], pack: object): readonly boolean[]
  /** The lessons that teach the same, by their ids: after any of them it is known. */
  readonly taughtIn?: readonly string[]
  readonly points?: readonly Pointer[]
  /** The rules behind it, by their ids. */
  readonly cites: readonly string[]
  /** Cards, places and units that its text mentions, by the keys it uses. */
  readonly names?: { readonly [key: string]: string }
  /** The numbers that its text mentions. */
  figures?(view: View, told: readonly Told[], pack: object): Data
}

/** What the tips of a game say in a language, by their ids; in at most 25 words each, numbers as `figures` give them. */
export type TipWords<Id extends string = string> = { readonly [tip in Id]: string }

/**
 * What a game says to somebody before the first question of their first match, in at most 25 words altogether: the default export of
 * `words/<lang>/pitch.ts`.
 */
export interface Pitch {
  /** Who they are. */
  readonly you: string
  /** How they win. */
  readonly goal: string
  /** What a turn is. */
  readonly turn: string
}
