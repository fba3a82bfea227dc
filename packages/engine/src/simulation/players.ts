import type { Runner } from '../match/runner.ts'
import { anyAnswer } from '../questions/answers.ts'
import type { SingleQuestion } from '../questions/question.ts'
import type { BaseState, Seat } from '../state.ts'
import { RuleFailure } from '../values/errors.ts'
import type { Player } from './player.ts'

/** What a seat is asked, by somebody who knows that it is asked something. */
export function askedOf<S extends BaseState>(runner: Runner<S>, seat: Seat): SingleQuestion {
  const question = runner.questionFor(seat)
  if (question === undefined) throw new RuleFailure(`Nothing is asked of seat ${seat}.`)
  return question
}

/** Players who answer by chance, and find the corners of the rules. */
export const randomPlayers = <S extends BaseState>(count: number): Player<S>[] =>
  Array.from({ length: count }, () => ({
    name: 'random',
    interjects: true,
    decide: (runner, seat, dice) => anyAnswer(askedOf(runner, seat), dice),
  }))

/** Somebody who has gone: the game's plainest answers are given instead. */
export const absentPlayer = <S extends BaseState>(): Player<S> => ({
  name: 'absent',
  decide: (runner, seat) => runner.game.fallback(runner.state, askedOf(runner, seat)),
})
