import { anyAnswer, type BaseState, Dice, type Game, Runner, settleOptions } from '@orrery/engine'
import { askedOf } from '@orrery/engine/simulation'
import { type CheckedOdds, checkOdds, isAtStake } from '../src/odds/checking.ts'

/** Odds in games by chance, checked by simulations: at most one in so many positions may lie outside, by luck. */
export function checkedOdds<S extends BaseState>(
  given: Game<S>,
  { players, seed, positions, every, simulations }: OddsPlan,
): CheckedOdds[] {
  const game = given as unknown as Game
  const found: CheckedOdds[] = []
  for (let number = 0; ; number++) {
    const options = settleOptions(game, players, {})
    const runner = Runner.from(game, game.setup({ seats: players, options, seed: `${seed}/${number}` }))
    const dice = new Dice(`${seed}/${number}`)
    for (let fitting = 0, decision = 1; !runner.over; decision++) {
      const seat = dice.pick(runner.waitingFor())
      if (isAtStake(runner, seat) && ++fitting % every === 0) {
        const one = checkOdds({ runner, seat, name: `${seed}/${number}/${decision}` }, simulations, found.length)
        if (one && found.push(one) === positions) return found
      }
      runner.apply(seat, anyAnswer(askedOf(runner, seat), dice))
    }
  }
}

export interface OddsPlan {
  readonly players: number
  readonly seed: string
  readonly positions: number
  /** One question in so many at which something is at stake. */
  readonly every: number
  readonly simulations: number
}
