import type { Character } from '@orrery/engine'

/** Ways to play: who shoots first, who lives by markets, who looks behind every star, who keeps her word to those who pay. */
export const characters: { readonly [name: string]: Character } = {
  raider: { terms: { arms: 1.5, hunt: 1.3, bounty: 0.6 } },
  trader: { terms: { credits: 1.15 }, plans: { sale: 1.3, trade: 1.3 } },
  scout: { terms: { map: 1.4 }, plans: { token: 1.4, rim: 1.4 } },
  courier: { terms: { experience: 1.5 }, plans: { mission: 1.4, cards: 1.3 } },
}
