import type { Options } from '../game/options.ts'
import type { Decision } from '../match/match.ts'
import type { Runner } from '../match/runner.ts'
import type { BaseState, LogEvent, Seat } from '../state.ts'
import type { Data } from '../values/value.ts'
import type { Account } from './account.ts'

/** Something a game has several of, whose use is worth counting: a card, a ship, an area. */
export interface CountedThing {
  readonly id: string
  readonly name: string
}

/** A kind of things, and the stages of their use in the order in which they come: a card is drawn, then played. */
export interface CountedKind {
  readonly title: string
  readonly stages: readonly string[]
  /** All there are: those that nobody uses show, too. */
  readonly things: readonly CountedThing[]
}

/** What a seat plays with, of a kind: its faction, its mechs. */
export interface SeatAttribute {
  readonly title: string
  readonly values: readonly CountedThing[]
}

/** What is told of one finished game, as plain data. */
export interface GameTale {
  /** By seat: what it played with, by the id of the attribute. */
  readonly attributes: readonly { readonly [attribute: string]: readonly string[] }[]
  /** How often each seat did what, by kind, thing and stage. */
  readonly uses: {
    readonly [kind: string]: { readonly [thing: string]: { readonly [stage: string]: readonly number[] } }
  }
  /** By seat: what its points came from. */
  readonly points: readonly { readonly [source: string]: number }[]
  /** The points of all seats at the end of each round. */
  readonly rounds: readonly (readonly number[])[]
  /** Whatever the game's own figures are made of. */
  readonly notes: Data
}

/** A figure that only this game has: a number, or a share of something. */
export interface BalanceFigure {
  readonly id: string
  readonly title: string
  readonly value: number
  /** How many cases it rests on. */
  readonly of: number
  readonly unit: 'share' | 'number'
}

/** Looks at one game, from its first decision to its last. */
export interface GameWatch<S extends BaseState = BaseState> {
  /** Called before each decision. */
  decide?(runner: Runner<S>, decision: Decision): void
  /** Called with each event that was told, with the position after the decision that led to it. */
  hear(event: LogEvent, g: S): void
  /** Called when the game is over. */
  tell(g: S): GameTale
}

/** What `orrery balance` counts of a game: the default export of `balance.ts` in its folder. */
export interface Balance<S extends BaseState = BaseState> {
  readonly attributes: { readonly [attribute: string]: SeatAttribute }
  readonly kinds: { readonly [kind: string]: CountedKind }
  /** What points come from. */
  readonly account: Account
  /** Options that deals take turns with, so that what a seat plays with is not always the same; those that were given come first. */
  lineups?(players: number): readonly Options[]
  watch(g: S): GameWatch<S>
  /** The game’s own figures, from the notes of all games. */
  figures(notes: readonly Data[]): readonly BalanceFigure[]
}

/** Counts uses by kind, thing, stage and seat. */
export class UseCount {
  readonly #seats: number
  readonly #uses: { [kind: string]: { [thing: string]: { [stage: string]: number[] } } } = {}

  constructor(seats: number) {
    this.#seats = seats
  }

  add(kind: string, thing: string, stage: string, seat: Seat, count = 1): void {
    this.#uses[kind] ??= {}
    const things = this.#uses[kind]
    things[thing] ??= {}
    const stages = things[thing]
    stages[stage] ??= Array.from({ length: this.#seats }, () => 0)
    const bySeat = stages[stage]
    bySeat[seat] = (bySeat[seat] ?? 0) + count
  }

  get uses(): GameTale['uses'] {
    return this.#uses
  }
}

/** The things of a table of content, by their ids and names. */
export const thingsIn = (table: { readonly [id: string]: CountedThing }): CountedThing[] =>
  Object.values(table).map(({ id, name }) => ({ id, name }))

/** A list of texts in the data of an event. */
export const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** A list of numbers in the data of an event. */
export const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])
