import type { Game, Scene } from '../game/game.ts'
import { CHANCE, seedOf } from '../game/header.ts'
import { settleOptions } from '../game/options.ts'
import { Runner } from '../match/runner.ts'
import type { BaseState, Seat } from '../state.ts'
import { isAlike, type Value } from '../values/value.ts'

/**
 * A position in which the books or plain sense say what is right. Cases measure bots, and give hints and puzzles something to show. Why it
 * is right stands in `words/<lang>/cases.ts` under its id.
 */
export interface Case<S extends BaseState = BaseState> extends Scene<S> {
  readonly id: string
  /** What is answered between the position and the question, each by the first seat that is asked. */
  readonly way?: readonly Value[]
  readonly seat: Seat
  /** The name of the question, as rules ask it. */
  readonly asks: string
  /** Every right answer; where there are too many to list, what they have in common. */
  readonly right: readonly Value[] | ((answer: Value) => boolean)
}

/** Why the right answers are right, by the ids of the cases. */
export type CaseWords = { readonly [id: string]: string }

/** What is dealt in a case that leaves something to chance. */
const SEED = 'case'

/** Plays up to the question of a case. The same seed deals the same; what is right is right for any. */
export function openCase<S extends BaseState>(game: Game<S>, { players, ...given }: Case<S>, seed = SEED): Runner<S> {
  const seats = players[0] ?? 0
  const options = settleOptions(game, seats, given.options ?? {})
  const runner = Runner.from(game, given.position({ seats, options, seed: seedOf({ seed, chance: CHANCE }) }), [])
  for (const value of given.way ?? []) {
    const [seat] = runner.waitingFor()
    const rejection = seat === undefined ? { text: 'nobody is asked anything' } : runner.answer(seat, value)
    if (rejection) throw new Error(`${given.id}: ${JSON.stringify(value)} is no answer on its way: ${rejection.text}`)
  }
  return runner
}

export const isRight = ({ right }: Pick<Case, 'right'>, answer: Value): boolean =>
  typeof right === 'function' ? right(answer) : right.some((one) => isAlike(one, answer))
