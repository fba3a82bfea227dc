import type { Game } from '../src/game/game.ts'
import type { Runner } from '../src/match/runner.ts'
import { enumerateAnswers } from '../src/questions/answers.ts'
import type { SingleQuestion } from '../src/questions/question.ts'
import type { BaseState } from '../src/state.ts'
import { type Case, type CaseWords, isRight, openCase } from '../src/study/case.ts'

/** A case is worth something only among enough others. */
const FEWEST = 40

/** More answers than this are not looked through. */
const ENOUGH = 5000

/**
 * What is wrong with the cases of a game, and with their words by language: too few, an id twice, no reason, another question than the one
 * named, nothing right on offer, nothing wrong on offer, a right answer that nobody may give.
 */
export function caseProblems<S extends BaseState>(
  game: Game<S>,
  cases: readonly Case<S>[],
  words: { readonly [language: string]: CaseWords },
  fewest = FEWEST,
): string[] {
  const ids = cases.map(({ id }) => id)
  return [
    ...(cases.length < fewest ? [`there are ${cases.length} cases, not ${fewest}`] : []),
    ...ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `two cases are called ${id}`),
    ...Object.entries(words).flatMap(([language, whys]) => [
      ...ids.filter((id) => !whys[id]).map((id) => `${language} does not say why ${id} is right`),
      ...Object.keys(whys)
        .filter((id) => !ids.includes(id))
        .map((id) => `${language} has words for ${id}, which is no case`),
    ]),
    ...cases.flatMap((one) => problemsOf(game, one).map((problem) => `${one.id}: ${problem}`)),
  ]
}

function problemsOf<S extends BaseState>(game: Game<S>, given: Case<S>): string[] {
  const runner = openCase(game, given)
  const broken = game.invariants(runner.checkpoint)
  if (broken.length > 0) return broken
  const question = runner.questionFor(given.seat)
  if (question?.ask !== given.asks) return [`it asks ${askedIn(runner)}`]
  const listed = typeof given.right === 'function' ? [] : given.right
  const refused = listed.flatMap((answer) => runner.check(given.seat, answer)?.text ?? [])
  if (refused.length > 0) return refused
  return [
    ...(listed.length === 0 && !offers(question, given, true) ? ['nothing right is offered'] : []),
    ...(offers(question, given, false) ? [] : ['whatever is answered is right']),
  ]
}

function askedIn<S extends BaseState>(runner: Runner<S>): string {
  const asked = runner.waitingFor().map((seat) => `${runner.questionFor(seat)?.ask} of seat ${seat}`)
  return asked.length === 0 ? 'nothing' : asked.join(', ')
}

function offers(question: SingleQuestion, given: Pick<Case, 'right'>, right: boolean): boolean {
  let looked = 0
  for (const answer of enumerateAnswers(question)) {
    if (isRight(given, answer) === right) return true
    if (++looked >= ENOUGH) return false
  }
  return false
}
