import {
  anyAnswer,
  type BaseState,
  Dice,
  type Game,
  type Options,
  Runner,
  type Seat,
  settleOptions,
  type Value,
} from '@orrery/engine'
import { askedOf, type Player } from '@orrery/engine/simulation'

export interface FairnessPlan {
  readonly players: number
  readonly options?: Options
  readonly seed: string
  /** So many questions are looked at. */
  readonly positions: number
  /** One question in so many. */
  readonly every: number
  /** A player that remembers nothing. */
  create(): Player
}

/** What is asked at a moment, and by whom it is answered the same whatever is hidden. */
interface Moment {
  readonly runner: Runner<BaseState>
  readonly seat: Seat
  readonly dice: string
}

/**
 * Plays games by chance, and asks a player on the way what it would do; then again where everything that its seat cannot know has been dealt
 * anew. With the same dice it must answer the same: otherwise it knows what it may not.
 */
export function checkFairness<S extends BaseState>(game: Game<S>, plan: FairnessPlan): string[] {
  const problems: string[] = []
  let asked = 0
  for (const moment of momentsOf(game as unknown as Game, plan)) {
    const { runner, seat, dice } = moment
    const here = answerOf(plan, moment, runner)
    const there = answerOf(plan, moment, runner.determinized(seat, `hidden in ${dice}`))
    if (JSON.stringify(here) !== JSON.stringify(there))
      problems.push(
        `"${runner.questionFor(seat)?.ask}" is answered ${JSON.stringify(here)}, but on another deal ${JSON.stringify(there)} (${dice})`,
      )
    if (++asked === plan.positions) break
  }
  return problems
}

const answerOf = ({ create }: FairnessPlan, { seat, dice }: Moment, runner: Runner<BaseState>): Value =>
  create().decide(runner, seat, new Dice(dice))

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
