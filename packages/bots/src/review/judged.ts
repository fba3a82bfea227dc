import type { BaseState, Data, Dice, Runner, Seat, Value } from '@orrery/engine'
import { askedOf } from '@orrery/engine/simulation'
import { type Reason, reasonsFor, type Weighed } from '../explain/why.ts'
import { createLevel } from '../levels.ts'
import type { Thought } from '../thinker.ts'

/** A decision of a match, judged afterwards by what its seat knew. */
export interface JudgedDecision {
  /** How many decisions had been made before it. */
  readonly at: number
  readonly seat: Seat
  readonly ask: string
  readonly about: Data
  readonly given: Value
  /** What would have been better; what was given, where nothing was. */
  readonly better: Value
  /** How much likelier the seat would have been to win with it, and how far that may be off. */
  readonly loss: number
  readonly error: number
  /** How likely it was to win with what was given. */
  readonly chance: number
  /** What speaks for the better answer, and against it. */
  readonly reasons: readonly Reason[]
  /** So many answers of a turn were judged together, and this one cost most of them; nothing where it was judged alone. */
  readonly answers?: number
}

/** A question of a match and how it was answered. */
export interface AnsweredQuestion {
  readonly at: number
  readonly seat: Seat
  readonly value: Value
}

/** A thought that ends in a judgement: it can be broken off at any time. */
export interface Judging extends Pick<Thought, 'goOn'> {
  conclude(): JudgedDecision
}

const JUDGE = 'expert'

/** Whole turns are played on by the review itself, with what was answered in them. */
const BY_ITSELF = { rollouts: 0 } as const

/** What was given is looked at this often at least, or as often as this part of the looks at the better answer. */
const LEAST_LOOKS = 12
const SHARE = 0.5

/** Begins to judge an answer; `runner` stands before it. Where the game has measured no chances, nothing was ever lost. */
export function beginJudging(
  runner: Runner<BaseState>,
  { at, seat, value }: AnsweredQuestion,
  dice: Dice,
  iterations: number,
): Judging {
  const { ask, about } = askedOf(runner, seat)
  const thought = createLevel(JUDGE, { allowance: { iterations }, variant: BY_ITSELF }).think(runner, seat, dice, [
    value,
  ])
  return {
    goOn: () => thought.goOn(),
    conclude() {
      const [best, given] = compared(thought, value)
      const { mean: chance = 0, error = 0 } = given?.chance ?? {}
      const decision = { at, seat, ask, about, given: value, chance }
      if (best?.chance === undefined || given === undefined || best === given || best.chance.mean <= chance)
        return { ...decision, better: value, loss: 0, error: 0, reasons: [] }
      return {
        ...decision,
        better: best.value,
        loss: best.chance.mean - chance,
        error: Math.hypot(best.chance.error, error),
        reasons: reasonsFor(best, given),
      }
    },
  }
}

export function judgeDecision(runner: Runner<BaseState>, answered: AnsweredQuestion, dice: Dice, iterations: number) {
  const thought = beginJudging(runner, answered, dice, iterations)
  while (thought.goOn());
  return thought.conclude()
}

/** The best answer and the one that was given, once both were looked at often enough. */
function compared(thought: Thought, value: Value): readonly [best: Weighed | undefined, given: Weighed | undefined] {
  const isGiven = (one: Weighed) => JSON.stringify(one.value) === JSON.stringify(value)
  const [first] = thought.weighed()
  const looks = thought.weighed().find(isGiven)?.looks ?? 0
  const wanted = Math.max(LEAST_LOOKS, SHARE * (first?.looks ?? 0))
  if (first !== undefined && thought.looks > 0) for (let look = looks; look < wanted; look++) thought.lookAt(value)
  const weighed = thought.weighed()
  return [weighed[0], weighed.find(isGiven)]
}
