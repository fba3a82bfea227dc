import { cards } from 'virtual:shelf/cards'
import { type CardWords, fullTitle, type GameCard, inOrder } from '@orrery/engine'
import { PSEUDO } from '../words/languages.ts'
import { pseudoTexts } from '../words/pseudo.ts'
import { DrawnPicture } from './drawn-picture.tsx'

/** What the pages tell of a game before it is loaded. */
export interface ShelvedGame {
  readonly id: string
  /** All of it; the card has it in parts. */
  readonly title: string
  readonly card: GameCard
  readonly words: { readonly [language: string]: CardWords }
  /** Whether it can be learned by playing. */
  readonly hasLessons: boolean
}

/** The games in the order in which they stand on the shelf. */
export const shelf: readonly ShelvedGame[] = inOrder(cards).map(({ card, words, hasLessons }) => ({
  id: card.id,
  title: fullTitle(card),
  card,
  words,
  hasLessons,
}))

const SILENT: CardWords = { goal: '', text: '' }

/** What a card says in a language, or else in English. */
export function cardWords({ words }: ShelvedGame, language: string): CardWords {
  const english = words.en ?? SILENT
  return language === PSEUDO ? pseudoTexts({ ...english }) : (words[language] ?? english)
}

/** The game of an address, or the first one: a shelf is never empty. */
export function shownGame(id: string | undefined): ShelvedGame {
  const game = shelvedGame(id) ?? shelf[0]
  if (game === undefined) throw new Error('No game on the shelf.')
  return game
}

export const shelvedGame = (id: string | undefined): ShelvedGame | undefined => shelf.find((game) => game.id === id)

/** "2–4", or "3" where there is no choice. */
export function playersText({ players }: Pick<GameCard, 'players'>): string {
  const [fewest, most] = [Math.min(...players), Math.max(...players)]
  return fewest === most ? String(fewest) : `${fewest}–${most}`
}

/** The picture a game brings, or one that is drawn for it. */
export function GamePicture({ game }: { readonly game: string }) {
  const Picture = cards.find(({ card }) => card.id === game)?.Picture
  return Picture ? <Picture /> : <DrawnPicture game={game} />
}
