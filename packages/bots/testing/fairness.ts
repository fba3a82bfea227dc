import {
  anyAnswer,
  type BaseState,
  Dice,
  type Game,
  type Options,
  Runner,
  type Seat,
  settleOptions,
} from '@orrery/engine'
import { askedOf } from '@orrery/engine/simulation'

export interface FairnessPlan {
  readonly players: number
  readonly options?: Options
  readonly seed: string
  /** So many questions are looked at. */
  readonly positions: number
  /** One question in so many. */
  readonly every: number
  /** Whatever is to be the same: what a player answers that remembers nothing, or what somebody is told. */
  ask(runner: Runner<BaseState>, seat: Seat, dice: Dice): unknown
}

/** What is asked at a moment, and by whom it is answered the same whatever is hidden. */
interface Moment {
  readonly runner: Runner<BaseState>
  readonly seat: Seat
  readonly dice: string
}

/**
 * Plays games by chance, and asks on the way what a player would do, or what a seat would be told; then again where everything that the seat
 * cannot know has been dealt anew. With the same dice it must be the same: otherwise somebody knows what it may not.
 */
export function checkFairness<S extends BaseState>(game: Game<S>, plan: FairnessPlan): string[] {
  const problems: string[] = []
  let asked = 0
  for (const { runner, seat, dice } of momentsOf(game as unknown as Game, plan)) {
    const here = plan.ask(runner, seat, new Dice(dice))
    const there = plan.ask(runner.determinized(seat, `hidden in ${dice}`), seat, new Dice(dice))
    if (JSON.stringify(here) !== JSON.stringify(there))
      problems.push(
        `"${runner.questionFor(seat)?.ask}" is answered ${JSON.stringify(here)}, but on another deal ${JSON.stringify(there)} (${dice})`,
      )
    if (++asked === plan.positions) break
  }
  return problems
}

/** Questions with more than one answer, from as many games as it takes. */
function* momentsOf(game: Game, { players, options = {}, seed, every }: FairnessPlan): Generator<Moment> {
  const settled = settleOptions(game, players, options)
  for (let number = 0; ; number++) {
    const dice = new Dice(`${seed}/${number}`)
    const runner = Runner.from(game, game.setup({ seats: players, options: settled, seed: `${seed}/${number}` }))
    for (let decision = 1; !runner.over; decision++) {
      const seat = dice.pick(runner.waitingFor())
      if (decision % every === 0) yield { runner, seat, dice: `${seed}/${number}/${decision}` }
      runner.apply(seat, anyAnswer(askedOf(runner, seat), dice))
    }
  }
}
