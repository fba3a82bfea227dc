import type { Runner } from '../src/match/runner.ts'
import { enumerateAnswers } from '../src/questions/answers.ts'
import type { BaseState } from '../src/state.ts'

/** Counts the decision sequences of a length: the classic way to notice that a rule offers too much or too little. */
export function perft<S extends BaseState>(runner: Runner<S>, length: number): number {
  if (length === 0) return 1
  const [seat] = runner.waitingFor()
  const question = seat === undefined ? undefined : runner.questionFor(seat)
  if (seat === undefined || question === undefined) return 0
  let count = 0
  for (const value of enumerateAnswers(question)) {
    if (length === 1) {
      count++
      continue
    }
    const next = runner.fork()
    next.apply(seat, value)
    count += next.over ? 1 : perft(next, length - 1)
  }
  return count
}
