import type { BaseState, Dice, Evaluation, Runner, Seat, Value } from '@orrery/engine'
import { askedOf } from '@orrery/engine/simulation'
import type { Allowance, Timing } from '../budget.ts'
import { type Reason, reasonsFor, type Weighed, type Why } from '../explain/why.ts'
import { createLevel } from '../levels.ts'
import type { Thought } from '../thinker.ts'
import { type Focus, focusOf } from './focus.ts'

/** An answer that seems sensible, and what speaks for it. */
export interface Candidate {
  readonly value: Value
  /** How likely the seat is to win with it; nothing where the game has never measured it. */
  readonly chance: number | undefined
  /** Compared with an ordinary answer, or with the best one where it is ordinary itself: only what speaks for it. */
  readonly reasons: readonly Reason[]
  /** What decides between the best answer and this one, for and against the best; nothing for the best itself. */
  readonly behind: readonly Reason[]
}

/** What somebody who is asked is told who asks what is good here: data, for words of the game in any language. */
export interface Advice {
  readonly seat: Seat
  readonly ask: string
  /** What to look at; nothing where the answers come to much the same. */
  readonly focus: Focus | undefined
  /** Two or three answers, the best first; one where there is no other. */
  readonly candidates: readonly Candidate[]
  readonly plan: Why['plan']
  readonly looks: number
}

export interface AdviceSettings extends Timing {
  readonly allowance?: Allowance | undefined
}

/** A thought that ends in advice: it can be broken off at any time. */
export interface Advising extends Pick<Thought, 'goOn'> {
  conclude(): Advice
}

/** Who gives advice. */
const ADVISER = 'expert'

/** A quarter of a second of a processor, more or less. By iterations, so that who asks twice is told the same. */
export const ALLOWED: Allowance = { iterations: 600 }

/** So many answers are named at most; a third one has to be almost as good as the best. */
const NAMED = 3

/** So much less likely to win is almost as good, or so much less standing in points of the game. */
const CLOSE = { chance: 0.02, points: 0.5 } as const

/** Less than this decides nothing, in points of the game. */
const SLIGHT = 0.05

/** Less than this is not worth a look. */
const WORTH_A_LOOK = 0.1

/**
 * Begins to think about what a seat is asked, for its player. It uses the search of the bots, in worlds dealt from what the seat knows:
 * whatever it says, the player could know.
 */
export function beginAdvice(
  runner: Runner<BaseState>,
  seat: Seat,
  dice: Dice,
  { allowance = ALLOWED, ...timing }: AdviceSettings = {},
): Advising {
  const { ask } = askedOf(runner, seat)
  const thought = createLevel(ADVISER, { allowance, ...timing }).think(runner, seat, dice)
  return { goOn: () => thought.goOn(), conclude: () => adviceFrom(runner, seat, ask, thought) }
}

/** The same, thought to its end. */
export function advise(runner: Runner<BaseState>, seat: Seat, dice: Dice, settings: AdviceSettings = {}): Advice {
  const thought = beginAdvice(runner, seat, dice, settings)
  while (thought.goOn());
  return thought.conclude()
}

function adviceFrom({ game }: Runner<BaseState>, seat: Seat, ask: string, thought: Thought): Advice {
  const point = game.chances?.point ?? 1
  const compared = differing(thought.weighed())
  const [best = onlyOne(thought)] = compared
  const ordinary = compared[compared.length >> 1] ?? best
  const candidates = [best, ...compared.slice(1)].filter(
    (one, rank) => rank < 2 || (rank < NAMED && isClose(best, one, point)),
  )
  return {
    seat,
    ask,
    focus: focusOf(game, seat, thought, best, ordinary, WORTH_A_LOOK * point),
    candidates: candidates.map((one) => ({
      ...candidateOf(one, one === ordinary ? best : ordinary, point),
      behind: one === best ? [] : weighty(reasonsFor(best, one), point),
    })),
    plan: thought.plan,
    looks: thought.looks,
  }
}

/** Nobody looks at the only answer there is. */
const onlyOne = (thought: Thought): Weighed => ({ value: thought.conclude().value, score: 0, terms: {}, looks: 0 })

const weighty = (reasons: readonly Reason[], point: number): Reason[] =>
  reasons.filter(({ by }) => Math.abs(by) >= SLIGHT * point)

const candidateOf = (one: Weighed, other: Weighed, point: number): Omit<Candidate, 'behind'> => ({
  value: one.value,
  chance: one.chance?.mean,
  reasons: weighty(reasonsFor(one, other), point).filter(({ by }) => by > 0),
})

function isClose(best: Weighed, other: Weighed, point: number): boolean {
  if (best.chance && other.chance) return best.chance.mean - other.chance.mean <= CLOSE.chance
  return best.score - other.score <= CLOSE.points * point
}

/** Of answers that come to the very same, the first: two ships of a kind are one choice. */
const differing = (weighed: readonly Weighed[]): Weighed[] =>
  weighed.filter((one, at) => !weighed.slice(0, at).some((other) => sameTerms(one.terms, other.terms)))

function sameTerms(a: Evaluation, b: Evaluation): boolean {
  for (const term in a) if (a[term] !== b[term]) return false
  for (const term in b) if (a[term] !== b[term]) return false
  return true
}
