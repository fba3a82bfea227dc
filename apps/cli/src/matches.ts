import {
  BadInput,
  type BaseState,
  type Game,
  listing,
  type Match,
  type MatchFile,
  replayFile,
  type Seat,
} from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { inFile, readMatchFile, withContentFile } from './input.ts'

/** A match file, and the game it is of. */
export interface StoredMatch {
  readonly path: string
  readonly file: MatchFile
  readonly game: Game
}

export async function openMatch(path: string, contentPath?: string): Promise<StoredMatch> {
  const file = readMatchFile(path)
  const { header } = file
  try {
    return { path, file, game: withContentFile(await loadGame(header.game), contentPath) }
  } catch (error) {
    throw error instanceof BadInput && contentPath === undefined ? new BadInput(`${path}: ${error.message}`) : error
  }
}

/** Plays the whole file, or its first `to` decisions. */
export const replayMatch = ({ path, file, game }: StoredMatch, to?: number): Match<BaseState> =>
  inFile(path, () => replayFile(game, file, to))

/** A seat by its name or its number as in match files, or the spectator. */
export function seatCalled(game: Game, position: BaseState, text: string): Seat | 'spectator' {
  if (text === 'spectator') return text
  const names = Array.from({ length: position.seats }, (_, seat) => game.seatName(seat, position))
  const seat = names.findIndex((name, index) => name.toLowerCase() === text.toLowerCase() || String(index) === text)
  if (seat < 0) throw new BadInput(`--as: unknown seat "${text}". Use ${listing([...names, 'spectator'], 'en', 'or')}.`)
  return seat
}
