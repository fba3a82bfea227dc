import { deeds } from '../codecs.ts'
import type { Content } from '../content/types.ts'

/** What is for sale on a planet, as it is answered: `buy:m-22`, `ship:copper-lark`. */
export interface Offers {
  readonly outfits: readonly string[]
  /** By the tier of the buyer's ship. */
  readonly ships: readonly (readonly string[])[]
}

/** A content pack with what follows from it alone: listed once. */
export interface Pack extends Content {
  readonly offers: Offers
}

export function withOffers(content: Content): Pack {
  const ships = [0, 1, 2, 3].map((tier) =>
    Object.values(content.ships)
      .filter((ship) => ship.tier === tier + 1)
      .map((ship) => deeds.ship.encode(ship.id)),
  )
  const outfits = Object.keys(content.outfits).map(deeds.buy.encode)
  return Object.freeze({ ...content, offers: Object.freeze({ outfits, ships }) })
}
