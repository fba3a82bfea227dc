import type { Match, Options } from '@orrery/engine'
import { playWatched } from '@orrery/engine/testing'
import xia, { type State, type View } from '../../game.ts'

export type Played = Match<State, View>

export const playGame = (
  players: number,
  options: Options,
  seed: string,
  see: (match: Played) => boolean | undefined,
): Played => playWatched({ game: xia, players, options, seed }, see)
