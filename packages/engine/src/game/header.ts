import type { Seed } from '../chance/random.ts'
import { assertInput } from '../values/input.ts'
import type { Options } from './options.ts'

export const CHANCE = 2

/** Every kind of chance there has been: a generator first, then the stream. */
export type Chance = 1 | typeof CHANCE

export interface Header {
  readonly game: string
  /** The version of the game's rules that the decisions were made under. */
  readonly rules: number
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** What makes chance of the seed. Matches from before the stream do not say anything, and keep the generator they had. */
  readonly chance?: Exclude<Chance, 1>
  readonly content: { readonly id: string; readonly version: string }
  /** The named position of the game that the match began from, if it was not set up as usual. */
  readonly scene?: string
}

/** What a new match is to be. */
export interface Beginning {
  /** The newest kind, unless somebody wants a match as they were before. */
  readonly chance?: Chance | undefined
  readonly seats: number
  /** Settled: see `settleOptions`. */
  readonly options: Options
  readonly seed: string
  readonly scene?: string | undefined
}

/** The seed of a match as its set-up needs it. */
export function seedOf({ seed, chance }: { readonly seed: string; readonly chance?: Chance }): Seed {
  if (chance === undefined || chance === 1) return { generator: seed }
  assertInput(
    chance === CHANCE,
    `This match has chance of kind ${JSON.stringify(chance)}; this program knows kind ${CHANCE}: use the newest program.`,
  )
  return seed
}

interface Loaded {
  readonly id: string
  readonly rulesVersion: number
  readonly content: Header['content']
}

/** The header of a match of this game, as it is loaded. */
export function headerFor(
  { id, rulesVersion, content }: Loaded,
  { seats, options, seed, scene, chance = CHANCE }: Beginning,
): Header {
  return {
    game: id,
    rules: rulesVersion,
    seats,
    options,
    seed,
    ...(chance === 1 ? {} : { chance }),
    content: { id: content.id, version: content.version },
    ...(scene === undefined ? {} : { scene }),
  }
}
