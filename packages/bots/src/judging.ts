import { type BaseState, type Case, Dice, type Game, isRight, openCase, type Value } from '@orrery/engine'
import type { Player } from '@orrery/engine/simulation'

/** What a player answered in a case. */
export interface Verdict {
  readonly id: string
  readonly answer: Value
  readonly right: boolean
}

/** Asks a player what it would do in each case. Each case is a match of its own: `create` makes a player that remembers nothing. */
export const judge = <S extends BaseState>(
  game: Game<S>,
  cases: readonly Case<S>[],
  create: () => Player<S>,
): readonly Verdict[] =>
  cases.map((one) => {
    const answer = create().decide(openCase(game, one), one.seat, new Dice(`judged in ${one.id}`))
    return { id: one.id, answer, right: isRight(one, answer) }
  })

export const shareRight = (verdicts: readonly Verdict[]): number =>
  verdicts.filter(({ right }) => right).length / Math.max(1, verdicts.length)
