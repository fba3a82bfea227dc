import type { Dice, Seed } from '../chance/random.ts'
import type { Question, Refusal, Rule, SingleQuestion } from '../questions/question.ts'
import type { BaseState, Seat } from '../state.ts'
import type { Data, Value } from '../values/value.ts'
import type { GameLocale } from '../words/locale.ts'
import type { Header } from './header.ts'
import type { Judgement } from './judgement.ts'
import type { OldOptions, OptionSpecs, Options } from './options.ts'

export interface Setup<Chosen = Options> {
  readonly seats: number
  readonly options: Chosen
  /** For `baseState`, which makes the match's chance of it. */
  readonly seed: Seed
}

export interface Result {
  readonly scores: readonly number[]
  /** The seats from first to last. */
  readonly ranking: readonly Seat[]
}

/** Something that waits for a seat's answer out of turn: how to agree to it, and how to turn it down. */
export interface Proposal {
  readonly accept: Value
  readonly decline: Value
}

/** Things a seat may do although it is not asked. */
export interface OutOfTurnActions<S> {
  /**
   * Whether they are also possible in the middle of a step, where the open question is asked anew after them. Its rules must then give
   * their questions as functions of the state. Otherwise they are possible between two steps only.
   */
  readonly inMidStep?: boolean
  /** Why this is not possible now, or nothing. `open` is what is being asked. */
  refuse(g: S, seat: Seat, value: Value, open: Question): Refusal | undefined
  run(g: S, seat: Seat, value: Value): Rule
  /** Whether it is mere talk, after which everybody is asked what they were asked before: answers on their way stay good. */
  isTalk?(value: Value): boolean
  /** Some that are possible, for players who do anything and for tests. In the middle of a step they may leave an open question without an answer. */
  suggest(g: S, seat: Seat, open: Question, dice: Dice): Value | undefined
  /**
   * What runs before a question is put, or put again: what it returns is taken as the answer, for somebody has agreed on it before;
   * if it returns nothing, the question is put as it then stands. Nothing when there is no such thing.
   */
  before?(g: S, question: SingleQuestion): Rule<Value | undefined> | undefined
  /** What waits for a seat's answer, the oldest first. */
  pending?(g: S, seat: Seat): readonly Proposal[]
  /** What a seat might propose to others now, for bots: they say it only if all it concerns seem to gain. Uses no more than the seat knows. */
  ideas?(g: S, seat: Seat, open: Question, dice: Dice): readonly Value[]
  /** Whether a seat has agreed to something that it has yet to do. */
  owes?(g: S, seat: Seat): boolean
}

/** A named position of a game, between two steps, from which a match can begin: for lessons, puzzles, practice, bots and tests. */
export interface Scene<S extends BaseState = BaseState> {
  /** The numbers of players it is made for. */
  readonly players: readonly number[]
  /** What it changes of the options' defaults. */
  readonly options?: Options
  /** The position; chance to come follows from the seed. */
  position(setup: Setup): S
}

/** What a game gives to the engine. Everything else (undo, replay, bots, tables) is derived from it. Made by `defineGame`. */
export interface Game<S extends BaseState = BaseState, View = unknown> extends Judgement<S> {
  readonly id: string
  readonly title: string
  /** Raised by every change that alters how a stored match replays. Older versions stay playable: see `under`. */
  readonly rulesVersion: number
  /** All versions that matches can be played under. */
  readonly knownRules: readonly number[]
  readonly players: readonly number[]
  readonly options: OptionSpecs
  /** How options were spelled in older matches. */
  readonly oldOptions?: OldOptions | undefined
  readonly content: Header['content']
  /** The content itself: what locales of other languages are made from. */
  readonly pack: unknown
  /** What it says, in English. */
  readonly locale: GameLocale
  /** Named positions that a match can begin from. */
  readonly scenes: { readonly [name: string]: Scene<S> }

  setup(setup: Setup): S
  /** The rule to run next, by nothing but the state; none when the game is over. */
  nextStep(g: S): Rule | undefined
  copy(g: S): S
  /** What a seat may know: an allow-list. */
  view(g: S, seat: Seat | 'spectator'): View
  /** The name of a seat; `g` tells which match, for games whose choices decide it. */
  seatName(seat: Seat, g?: S): string
  /** A view as plain text, for terminals. */
  render?(view: View): string
  /** What is read to everybody when the game is over; nothing before. */
  epilogue?(view: View): string | undefined
  result(g: S): Result
  /** The plainest legal answer, for a seat whose person has gone. */
  fallback(g: S, question: SingleQuestion): Value
  readonly outOfTurn?: OutOfTurnActions<S>
  /** What must hold after every decision; says what does not. */
  invariants(g: S): string[]
  /** Another game of the same rules with the owner's content; throws a `BadInput` that says what is wrong with it. */
  withContent?(pack: Data): Game<S, View>
  /** This game as an older match needs it, under its rules and with its content; nothing when it never was so. */
  under?(rules: number, content: Header['content']): Game<S, View> | undefined
}
