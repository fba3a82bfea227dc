import type { Character } from '@orrery/engine'

/** Ways to play: what somebody likes more or less than the game's own judgement says. */
export const characters: { readonly [name: string]: Character } = {
  /** Takes from others, and does not mind what it leaves open. */
  raider: { terms: { fight: 1.2, danger: 0.8 }, rivalry: 1.3 },
  /** Holds what it has. */
  warden: { terms: { danger: 1.4, units: 1.1 } },
  /** Armies and supplies first. */
  quartermaster: { terms: { units: 1.2, income: 1.3, goods: 1.2 } },
  /** Missions and the goal first. */
  zealot: { terms: { missions: 1.4 } },
}
