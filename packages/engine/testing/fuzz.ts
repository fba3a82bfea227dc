import type { Game } from '../src/game/game.ts'
import type { Options } from '../src/game/options.ts'
import { everyOptions } from '../src/game/options.ts'
import { randomPlayers } from '../src/simulation/players.ts'
import { type PlayoutPlan, playOut } from '../src/simulation/playout.ts'
import type { BaseState } from '../src/state.ts'

export interface FuzzPlan<S extends BaseState> extends Omit<PlayoutPlan<S>, 'players'> {
  readonly players: number
}

/** Plays a whole game by chance. Says what did not hold, and with which seed and options it shows again. */
export function fuzz<S extends BaseState>(plan: FuzzPlan<S>): string[] {
  const { game, players, options, seed, scene } = plan
  const { state, violations, finished, decisions } = playOut({ ...plan, players: randomPlayers<S>(players) })
  const problems = [...violations, ...game.invariants(state)]
  if (!finished && problems.length === 0) problems.push(`not finished after ${decisions.length} decisions`)
  const where = scene === undefined ? '' : `, scene "${scene}"`
  return problems.map(
    (problem) => `${problem}; ${players} players, seed "${seed}"${where}, options ${JSON.stringify(options)}`,
  )
}

/** So many of the combinations of options, spread evenly from the first to one of the last. */
export function spreadOptions(
  game: Pick<Game, 'title' | 'players' | 'options' | 'oldOptions'>,
  players: number,
  count: number,
): Options[] {
  const all = everyOptions(game, players)
  const stride = Math.floor((all.length - 1) / (count - 1))
  return Array.from({ length: count }, (_, i) => all[i * stride] as Options)
}
