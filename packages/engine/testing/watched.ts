import { Dice } from '../src/chance/random.ts'
import type { Game } from '../src/game/game.ts'
import type { Options } from '../src/game/options.ts'
import { settleOptions } from '../src/game/options.ts'
import { Match } from '../src/match/match.ts'
import { anyAnswer } from '../src/questions/answers.ts'
import { askedOf } from '../src/simulation/players.ts'
import type { BaseState } from '../src/state.ts'

export interface WatchedGame<S extends BaseState, View> {
  readonly game: Game<S, View>
  readonly players: number
  readonly options: Options
  readonly seed: string
  /** Players step in now and then with what the game suggests. */
  readonly interjects?: boolean
}

/** How often, one time in so many, somebody tries to step in. */
const INTERJECTS_ONE_IN = 8

/** A seeded game of random players, seen before each of its decisions; `see` may end it by returning false. */
export function playWatched<S extends BaseState, View>(
  { game, players, options, seed, interjects = false }: WatchedGame<S, View>,
  see: (match: Match<S, View>) => boolean | undefined,
): Match<S, View> {
  const match = Match.start(game, players, settleOptions(game, players, options), seed)
  const dice = new Dice(`onlookers of ${seed}`)
  while (!match.over && see(match) !== false) {
    if (interjects && interject(match, dice)) continue
    const seat = dice.pick(match.runner.waitingFor())
    match.answer(seat, anyAnswer(askedOf(match.runner, seat), dice))
  }
  return match
}

/** Whether somebody has stepped in. */
function interject<S extends BaseState, View>(match: Match<S, View>, dice: Dice): boolean {
  const { game, runner, state } = match
  const seat = dice.below(state.seats)
  if (!runner.question || !runner.mayStepIn || dice.below(INTERJECTS_ONE_IN) > 0) return false
  const value = game.outOfTurn?.suggest(state, seat, runner.question, dice)
  return value !== undefined && match.actOutOfTurn(seat, value) === undefined
}
