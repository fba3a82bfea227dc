import type { Options } from '@orrery/engine'
import { playWatched } from '@orrery/engine/testing'
import starshipSamurai from '../../game.ts'
import type { Played } from './shown.tsx'

export const playGame = (
  players: number,
  options: Options,
  seed: string,
  see: (match: Played) => boolean | undefined,
): Played => playWatched({ game: starshipSamurai, players, options, seed, interjects: true }, see)
