import type { Options } from './options.ts'

/** How demanding a game is. */
export type Weight = 'light' | 'medium' | 'mediumHeavy' | 'heavy'

/** What is played when somebody just wants to play. */
export interface FirstMatch {
  readonly seats: number
  /** What it changes of the options' defaults. */
  readonly options?: Options
  /** The named position it begins from, if it does not begin at the beginning. */
  readonly scene?: string
}

/** What the shelf tells of a game before it is loaded: the facts. What it says in words is in `CardWords`. */
export interface GameCard {
  /** The same as the game's: small letters, digits and hyphens. */
  readonly id: string
  readonly title: string
  readonly subtitle?: string
  /** The numbers of players. */
  readonly players: readonly number[]
  /** From a short match to a long one. */
  readonly minutes: readonly [number, number]
  readonly weight: Weight
  /** Its place on the shelf, from small to large; games without one stand after the others, by their title. */
  readonly order?: number
  readonly first: FirstMatch
}

/** What the card says in one language. */
export interface CardWords {
  /** How one wins, in one sentence. */
  readonly goal: string
  /** What it is like, in one or two. */
  readonly text: string
}

/** The whole title, as a match is called. */
export const fullTitle = ({ title, subtitle }: Pick<GameCard, 'title' | 'subtitle'>): string =>
  subtitle === undefined ? title : `${title}: ${subtitle}`

const byPlace = (a: GameCard, b: GameCard): number =>
  (a.order ?? Number.MAX_VALUE) - (b.order ?? Number.MAX_VALUE) || (a.title < b.title ? -1 : 1)

/** Games in the order in which they stand on the shelf. */
export const inOrder = <T extends { readonly card: GameCard }>(games: readonly T[]): T[] =>
  [...games].sort((a, b) => byPlace(a.card, b.card))
