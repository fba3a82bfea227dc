import type { Game } from '../src/game.ts'
import { Match } from '../src/match.ts'
import { differingEnd, matchText, readMatchText, replayFile, writeMatch } from '../src/matchfile.ts'
import type { Options } from '../src/options.ts'
import { settleOptions } from '../src/options.ts'
import { randomPlayers } from '../src/simulation/players.ts'
import { playOut } from '../src/simulation/playout.ts'
import type { BaseState } from '../src/state.ts'

/** A game that was played once, as a match file, so that it can be seen whether the rules still lead to the same end. */
export interface Recording {
  readonly players: number
  readonly options: Options
}

/** Plays a game by chance, with its name as the seed, and writes it down. */
export function recordGame<S extends BaseState>(game: Game<S>, name: string, { players, options }: Recording): string {
  const settled = settleOptions(game, players, options)
  const plan = { game, players: randomPlayers<S>(players), options: settled, seed: name, check: true }
  const { decisions, violations, finished } = playOut(plan)
  if (violations.length > 0 || !finished) throw new Error(violations.join('\n') || `${name} does not end.`)
  const { header } = Match.start(game, players, settled, name)
  return matchText(writeMatch(Match.replay(game, header, decisions)))
}

/** Says where a recorded game ends otherwise than it did, or cannot be left and taken up in its middle. */
export function checkRecording<S extends BaseState>(game: Game<S>, text: string): string[] {
  const file = readMatchText(text)
  const problems: string[] = []
  const match = replayFile(game, file)
  const differing = match.over ? differingEnd(file, match) : 'the game is not over'
  if (differing !== undefined) problems.push(differing)
  const half = replayFile(game, file, Math.floor(file.decisions.length / 2))
  if (half.over) problems.push('it is over half-way')
  if (!replayFile(game, writeMatch(half)).equals(half))
    problems.push('it is another game when it is left half-way and taken up again')
  return problems
}
