import type { Game } from '../src/game/game.ts'
import { headerFor } from '../src/game/header.ts'
import type { Options } from '../src/game/options.ts'
import { settleOptions } from '../src/game/options.ts'
import { Match } from '../src/match/match.ts'
import { differingEnd, matchText, readMatchText, replayFile, writeMatch } from '../src/match/matchfile.ts'
import { randomPlayers } from '../src/simulation/players.ts'
import { playOut } from '../src/simulation/playout.ts'
import type { BaseState } from '../src/state.ts'

/** A game that was played once, as a match file, so that it can be seen whether the rules still lead to the same end. */
export interface Recording {
  readonly players: number
  readonly options: Options
  /** The named position it began from, if it was not the set-up. */
  readonly scene?: string | undefined
}

/** Plays a game by chance, with its name as the seed, and writes it down. Says what did not hold, and then writes nothing. */
export function playRecorded<S extends BaseState>(
  game: Game<S>,
  name: string,
  { players, options, scene }: Recording,
): { readonly problems: readonly string[]; readonly text: string } {
  const settled = settleOptions(game, players, options)
  const plan = { game, players: randomPlayers<S>(players), options: settled, seed: name, scene, check: true }
  const { decisions, violations, finished } = playOut(plan)
  if (violations.length > 0 || !finished)
    return { problems: violations.length > 0 ? violations : [`${name} does not end.`], text: '' }
  const header = headerFor(game, { seats: players, options: settled, seed: name, scene })
  return { problems: [], text: matchText(writeMatch(Match.replay(game, header, decisions))) }
}

/** A game by chance as a match file; throws with what did not hold. */
export function recordGame<S extends BaseState>(game: Game<S>, name: string, recording: Recording): string {
  const { problems, text } = playRecorded(game, name, recording)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return text
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
