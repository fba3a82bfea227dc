import type { Game } from '../src/game/game.ts'
import { CHANCE, seedOf } from '../src/game/header.ts'
import type { Options } from '../src/game/options.ts'
import { openingPosition } from '../src/game/scene.ts'
import { Runner } from '../src/match/runner.ts'
import { randomPlayers } from '../src/simulation/players.ts'
import { playOut } from '../src/simulation/playout.ts'
import { type BaseState, isMark, type Trace } from '../src/state.ts'
import { type Account, PointCount } from '../src/study/account.ts'
import { spreadOptions } from './fuzz.ts'

/** What is played to see whether points add up. */
export interface AccountPlan<S extends BaseState> {
  readonly game: Game<S>
  readonly account: Account
  readonly players: number
  /** How many games are played by chance. */
  readonly games: number
}

/** How many combinations of options take turns. */
const COMBINATIONS = 20

/** Games, by their seeds, in which the points that the log tells are not those of the end, for every seat. */
export function accountProblems<S extends BaseState>({ game, account, players, games }: AccountPlan<S>): string[] {
  const combinations = spreadOptions(game, players, COMBINATIONS)
  return Array.from({ length: games }, (_, i) => i).flatMap((i) => {
    const options = combinations[i % COMBINATIONS] ?? {}
    const seed = `account/${players}/${i}`
    const { scores, told, unknown } = playAndCount(game, account, { players, options, seed })
    return [
      ...(scores.join() === told.join() ? [] : [`${seed}: the log tells ${told.join()}, the end is ${scores.join()}`]),
      ...unknown.map((source) => `${seed}: ${source} is no source`),
    ]
  })
}

interface Played {
  readonly players: number
  readonly options: Options
  readonly seed: string
}

function playAndCount<S extends BaseState>(game: Game<S>, account: Account, { players, options, seed }: Played) {
  const { decisions } = playOut({ game, players: randomPlayers<S>(players), options, seed, check: false })
  const trace: Trace = []
  const start = openingPosition(game, {
    seats: players,
    options,
    seed: seedOf({ seed, chance: CHANCE }),
    scene: undefined,
  })
  const runner = Runner.from(game, start, trace)
  for (const { seat, value, out } of decisions) {
    if (out) runner.actOutOfTurn(seat, value)
    else runner.apply(seat, value)
  }
  const count = new PointCount(players, account)
  for (const entry of trace) if (!isMark(entry)) count.hear(entry)
  const sources = new Set(count.points.flatMap((own) => Object.keys(own)))
  return {
    scores: game.result(runner.state).scores,
    told: count.scores,
    unknown: [...sources].filter((source) => !(source in account.sources)),
  }
}
