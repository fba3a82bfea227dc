import type { Character } from '@orrery/engine'

/** Ways to play: what somebody likes more or less than the plain bot, who plays as the game is judged. */
export const characters: { readonly [name: string]: Character } = {
  /** Goes where the battles are. */
  admiral: { terms: { locations: 1.25, presence: 1.3, alliances: 0.95 } },
  /** Wins allies, and keeps them. */
  envoy: { terms: { alliances: 1.2, locations: 0.95 } },
  /** Claims early and often, and is never short of wealth and cards. */
  merchant: { terms: { claims: 1.25, wealth: 1.15, cards: 1.15 } },
  /** Is worst for whoever is ahead. */
  schemer: { terms: { cards: 1.1 }, rivalry: 1.5 },
}
