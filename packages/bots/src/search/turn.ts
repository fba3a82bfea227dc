import type { BaseState, Runner, Scalar, Seat, Value } from '@orrery/engine'

/** Longer turns are cut off and valued where they stand. */
const LONGEST = 120

/** Another value with every turn; nothing where the game does not say which answers belong to one. */
export const turnOf = ({ game, state }: Runner<BaseState>): Scalar | undefined => game.chances?.turn?.(state)

/** Plays on while it is the same turn. `made` answers of it have been given before. */
export function playTurn(
  way: Runner<BaseState>,
  turn: Scalar | undefined,
  answerOf: (asked: Seat, made: number) => Value,
  made = 0,
): void {
  for (let count = made; count < LONGEST && turnOf(way) === turn; count++) {
    const [asked] = way.waitingFor()
    if (asked === undefined) return
    way.apply(asked, answerOf(asked, count))
  }
}
