import type { Options } from './options.ts'

export interface Header {
  readonly game: string
  /** The version of the game's rules that the decisions were made under. */
  readonly rules: number
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly content: { readonly id: string; readonly version: string }
  /** The named position of the game that the match began from, if it was not set up as usual. */
  readonly scene?: string
}

/** What a new match is to be. */
export interface Beginning {
  readonly seats: number
  /** Settled: see `settleOptions`. */
  readonly options: Options
  readonly seed: string
  readonly scene?: string | undefined
}

interface Loaded {
  readonly id: string
  readonly rulesVersion: number
  readonly content: Header['content']
}

/** The header of a match of this game, as it is loaded. */
export function headerFor({ id, rulesVersion, content }: Loaded, { seats, options, seed, scene }: Beginning): Header {
  return {
    game: id,
    rules: rulesVersion,
    seats,
    options,
    seed,
    content: { id: content.id, version: content.version },
    ...(scene === undefined ? {} : { scene }),
  }
}
