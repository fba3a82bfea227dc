import type { Question, Refusal, Rule, SingleQuestion } from './question.ts'
import type { Dice } from './random.ts'
import type { Messages, Rulebook } from './rulebook.ts'
import type { BaseState, Seat } from './state.ts'
import type { Data, Value } from './value.ts'

export type OptionValue = string | boolean | number | readonly string[]
export type Options = { readonly [id: string]: OptionValue }

/** A choice that is made when a match is created. */
export interface OptionSpec {
  readonly id: string
  readonly text: string
  /** The values to choose from; for a list, examples of whole lists. */
  readonly values: readonly OptionValue[]
  readonly default: OptionValue
  /** The numbers of players for which it can be changed; all when absent. */
  readonly players?: readonly number[]
  /** For lists: says what is wrong with one. */
  readonly check?: (list: readonly string[]) => string | undefined
}

export interface Setup {
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

export interface Result {
  readonly scores: readonly number[]
  /** The seats from first to last. */
  readonly ranking: readonly Seat[]
}

/** Named, weighted parts of how good a position is for a seat; their sum is what bots compare. */
export type Evaluation = { readonly [term: string]: number }

export function totalOf(terms: Evaluation): number {
  let total = 0
  for (const term in terms) total += terms[term]
  return total
}

/** Things a seat may do although it is not asked: between two steps, as a step of its own. */
export interface OutOfTurnActions<S> {
  /** Why this is not possible now, or nothing. `open` is what is being asked. */
  refuse(g: S, seat: Seat, value: Value, open: Question): Refusal | undefined
  run(g: S, seat: Seat, value: Value): Rule
  /** Some that are possible, for bots and tests. */
  suggest(g: S, seat: Seat, open: Question, dice: Dice): Value | undefined
}

/** What a game gives to the engine. Everything else (undo, replay, bots, tables) is derived from it. */
export interface Game<S extends BaseState = BaseState, View = unknown> {
  readonly id: string
  readonly title: string
  /** Bumped by every change that alters how a stored match replays. */
  readonly rulesVersion: number
  readonly players: readonly number[]
  readonly options: readonly OptionSpec[]
  readonly content: { readonly id: string; readonly version: string }
  readonly rulebook: Rulebook
  readonly words: Messages

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
  result(g: S): Result
  /** Re-deals, in place, everything of the game that the seat cannot know; the engine renews the chance to come. */
  determinize(g: S, seat: Seat | 'spectator', dice: Dice): void
  evaluate(g: S, seat: Seat): Evaluation
  /** The plainest legal answer, for a seat whose person has gone. */
  fallback(g: S, question: SingleQuestion): Value
  readonly outOfTurn?: OutOfTurnActions<S>
  /** What must hold after every decision; says what does not. */
  invariants(g: S): string[]
  /** Another game of the same rules with the owner's content; throws a `BadInput` that says what is wrong with it. */
  withContent?(pack: Data): Game<S, View>
}
