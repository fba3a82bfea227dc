import type { Dice } from '../chance/random.ts'
import type { SingleQuestion } from '../questions/question.ts'
import type { BaseState, LogEvent, Seat } from '../state.ts'
import type { Data, Scalar, Value } from '../values/value.ts'

/** Named, weighted parts of how good a position is for a seat; their sum is what bots compare. */
export type Evaluation = { readonly [term: string]: number }

export function totalOf(terms: Evaluation): number {
  let total = 0
  for (const term in terms) total += terms[term] as number
  return total
}

/** How much of the others' standing is a seat's loss: of their mean, and of the best of them. */
export interface Rivalry {
  readonly mean: number
  readonly best: number
}

/** A goal that takes more than one chapter: a route, a mission, a siege. Made anew for every position, so that it changes with it. */
export interface Plan<S extends BaseState> {
  /** What kind of goal it is: characters favour kinds, and words name them. */
  readonly kind: string
  /** What its words mention. */
  readonly about: Data
  /** What it promises for each chapter that it takes the seat, in the currency of `standings`. */
  readonly promise: number
  /** How far a later position has come with it, in the same currency: the term `plan` of the seat that follows it. */
  progress(g: S): number
}

/** A way to play: what somebody likes more or less than the game's own judgement says. What is not named counts once. */
export interface Character {
  /** Times the terms of its own standing. */
  readonly terms?: { readonly [term: string]: number }
  /** Times the promise of plans, by their kind. */
  readonly plans?: { readonly [kind: string]: number }
  /** Times the rivalry. */
  readonly rivalry?: number
}

/** How far and how broadly a bot thinks. */
export interface Thinking {
  /** Where a way is valued at the latest: where the running step ends, or the running chapter. */
  readonly horizon: 'step' | 'chapter'
  /** Whether a way goes on by likely answers from the end of the running step to the horizon, or is valued there and searched on. */
  readonly playsOn: boolean
  /** What others answer: the best for themselves as far as one step shows it, or what is likely. */
  readonly others: 'best' | 'likely'
  /** How many different answers it looks at. */
  readonly breadth: number
  /** How often it looks, if its time is not measured by a clock. */
  readonly iterations: number
  /** Whether it thinks of what the game hints at; otherwise of whatever is offered, sensible or not. */
  readonly hinted: boolean
  /**
   * Whether an answer after which the same is asked again may leave things as they are, or has to better them. It may where hints leave out
   * whatever is useless: otherwise useless things are done to put off the end of a turn.
   */
  readonly mayIdle: boolean
  /** The share of the answers that do not come to its mind. */
  readonly overlooks: number
  /** Takes now and then an answer that is not the best: how much worse it may be, in spreads between what was compared. */
  readonly slips: number
  /**
   * After how many of the best answers the turn is played on to its end, which corrects what the search says of them; with less than two none
   * is. The game's chances have to say what a turn is.
   */
  readonly rollouts: number
}

/**
 * How standings become chances to win: every seat's total, times the weight of the running part of the game, as the exponents of a logistic
 * over all seats. The weights are fitted on games between bots (`npm run bench -- chances`).
 */
export interface Chances<S> {
  /** How much of the game is over, from 0 to 1. */
  progress(g: S): number
  /** At equal distances from the beginning to the end; between two of them they change evenly. */
  readonly weights: readonly number[]
  /** So much standing is one point of what the game is won by: sizes are told in it. */
  readonly point: number
  /** Another value with every turn. Where a turn is many small answers, a review judges whole turns by it, beside each answer. */
  turn?(g: S): Scalar
}

/** A part of a term of somebody's standing: a location, an area, a title. */
export interface TermPart {
  /** What its words mention. */
  readonly about: Data
  readonly worth: number
}

/** Something that an answer may lead to, by chance or by what others hold and do. */
export interface Stake<S> {
  /** What may happen, by the key of its words: `win`. */
  readonly what: string
  /** What its words mention. */
  readonly about: Data
  /** Exactly how likely it is, where it is a matter of plain dice. Otherwise it is tried out in imagined worlds. */
  readonly chance?: number
  /** Whether it has come so; nothing as long as that is open. It sees the position, and what was told since the answer. */
  happened(g: S, told: readonly LogEvent[]): boolean | undefined
  /** What the seat itself answers on the way to it; nothing for what is likely. */
  goesOn?(question: SingleQuestion): Value | undefined
}

/** What the frozen player `greedy@1` plays by: how a game valued and dealt positions when it was frozen. It is never changed. */
export interface Yardstick<S> {
  evaluate(g: S, seat: Seat): Evaluation
  determinize(g: S, seat: Seat | 'spectator', dice: Dice): void
}

/**
 * What a game knows of playing it well. Bots ask it on imagined positions only, in which everything that their seat cannot know has been
 * dealt anew: whatever it says, it gives nothing away.
 */
export interface Judgement<S extends BaseState> {
  /**
   * How all seats stand, by seat, as named terms in one currency of the game (honor, victory points, fame at the end). Each seat for
   * itself: of the others' standing bots take off as much as `rivalry` says.
   */
  standings(g: S): readonly Evaluation[]
  readonly rivalry: Rivalry
  /** What standings say of who will win; nothing where that was never measured. */
  readonly chances?: Chances<S> | undefined
  /** What a term of a seat's standing is made of, where it is about things that can be looked at. */
  partsOf?(g: S, seat: Seat, term: string): readonly TermPart[]
  /** What an answer risks or may win, to be told before it is given. It must not use more than the asked seat knows. */
  stakes?(g: S, question: SingleQuestion, option: Scalar): readonly Stake<S>[]
  /**
   * Another value when a turn or a battle has ended: as far as it stays the same a seat thinks beyond the running step. It may end sooner for
   * some seats than for others: who is attacked in somebody's turn thinks to the end of that fight. Nothing: every step stands for itself.
   */
  chapter(g: S, seat: Seat): Scalar | undefined
  /**
   * Whether the running chapter is decided by several seats together, as a battle is: then it is imagined to its end by likely answers. In
   * a chapter of its own, a turn, a seat may stop after every step, and a way is valued there.
   */
  isShared(g: S): boolean
  /**
   * Whether others who have a part in what comes of an answer decide without knowing it, although they are asked one after the other, as where
   * cards are laid face down in turn. Whoever is asked at the same time as others answers in secret anyway.
   */
  isSecret(g: S, question: SingleQuestion): boolean
  /**
   * Answers worth a thought, the likeliest first; all others are left out. Nothing: whatever is offered. It is asked for every seat, and
   * must not use more than that seat knows.
   */
  hints(g: S, question: SingleQuestion): readonly Value[] | undefined
  /** What a seat could aim at over several chapters; it follows the one that promises most to its character. */
  plans(g: S, seat: Seat): readonly Plan<S>[]
  readonly characters: { readonly [name: string]: Character }
  /** How the levels think in this game, where that differs from how they think in any. */
  readonly thinking: { readonly [level: string]: Partial<Thinking> }
  /**
   * Deals anew, in place, everything of the game that the seat cannot know; the engine renews the chance to come. What the seat has seen
   * (`memory`) stays. It depends on nothing else: deals that look the same to the seat become the same, so pools are sorted before
   * they are shuffled.
   */
  determinize(g: S, seat: Seat | 'spectator', dice: Dice): void
  readonly yardstick: Yardstick<S>
}
