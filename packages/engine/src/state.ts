import { asInteger, copyRandom, Dice, type RandomState, type Seed, seedRandom } from './chance/random.ts'
import { drawBelow } from './chance/stream.ts'
import type { Data } from './values/value.ts'

/** Players sit on seats 0, 1, 2, … */
export type Seat = number

/** Who learns something: everybody, or only some seats. */
export type Audience = 'all' | readonly Seat[]

/** Something worth telling. `what` is a rule id, or a rule id, `#` and a variant: `move.full`, `cards.draw#own`. */
export interface LogEvent {
  readonly what: string
  readonly data: Data
  readonly audience: Audience
}

/** Chance happened, or somebody learned something: nothing before it can be taken back alone. */
export interface Mark {
  readonly mark: 'random' | 'reveal'
  readonly to: Audience
}

export type Trace = (LogEvent | Mark)[]

/** What every game's state has. The rest of the state is the game's own plain data. */
export interface BaseState {
  readonly seats: number
  /** The match's chance. Only `random` and `shuffle` touch it. */
  random: RandomState
  /** How often chance or knowledge has moved on. */
  revealed: number
  /** The version of the rules the match is played under. Shared by copies; named in the header; not part of the position. */
  readonly rules: number
  /** The frozen content pack the match is played with. Shared by copies; named in the header; not part of the position. */
  readonly content: unknown
  /** What happened since the last question, for those who keep a log; not part of the position. */
  trace: Trace | undefined
  /**
   * What seats have seen that the rules themselves have no use for: bots remember it. Replaced, never changed; shared by copies; not part of
   * the position.
   */
  memory?: unknown
  /** What follows from the position and is kept because it is looked up often. Shared by copies; not part of the position. */
  derived?: unknown
}

/** What a state is made of before its game adds its own. */
export const baseState = (
  { seats, seed }: { readonly seats: number; readonly seed: Seed },
  { rules = 1, content }: { readonly rules?: number; readonly content?: unknown } = {},
): BaseState => ({ seats, rules, content, random: seedRandom(seed), revealed: 0, trace: undefined })

/** A copy of what every state has; a game's own `copy` adds the rest. The log stays with the original. */
export const copyBaseState = (g: BaseState): BaseState => ({
  seats: g.seats,
  rules: g.rules,
  content: g.content,
  random: copyRandom(g.random),
  revealed: g.revealed,
  trace: undefined,
  memory: g.memory,
})

/** A whole number from 0 to `sides - 1`, out of the match's own chance. */
export function random(g: BaseState, sides: number): number {
  const rolled = asInteger(Array.isArray(g.random) ? generated(g, sides) : drawBelow(g.random, sides))
  learn(g, 'random', 'all')
  return rolled
}

function generated(g: BaseState, sides: number): number {
  const dice = new Dice(g.random)
  const rolled = dice.below(sides)
  g.random = dice.state()
  return rolled
}

/** Shuffles in place with the match's own chance. */
export function shuffle<T>(g: BaseState, list: T[]): T[] {
  const dice = new Dice(g.random)
  dice.shuffle(list)
  g.random = dice.state()
  learn(g, 'random', 'all')
  return list
}

/** Somebody draws, looks, or turns something up: `to` learned what was hidden. */
export function reveal(g: BaseState, to: Audience): void {
  learn(g, 'reveal', to)
}

function learn(g: BaseState, mark: Mark['mark'], to: Audience): void {
  g.revealed++
  g.trace?.push({ mark, to })
}

const NOTHING: Data = {}

/** Tells the log. Costs nothing where nobody keeps one. */
export function report(g: BaseState, what: string, data: Data = NOTHING, audience: Audience = 'all'): void {
  g.trace?.push({ what, data, audience })
}

export const isMark = (entry: LogEvent | Mark): entry is Mark => 'mark' in entry

export const mayHear = (audience: Audience, seat: Seat | 'spectator'): boolean =>
  audience === 'all' || (seat !== 'spectator' && audience.includes(seat))

/** The position as plain data: what is stored, hashed and compared. */
export function positionOf(g: BaseState): Data {
  const { rules: _rules, content: _content, trace: _trace, memory: _memory, derived: _derived, ...position } = g
  return position as unknown as Data
}
