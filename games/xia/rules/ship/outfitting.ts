import { fixed, type Refusal, type Rule, type Seat } from '@orrery/engine'
import { fits, freePlacements, placementNamed } from '../../hold/packing.ts'
import { choose, refuse, report } from '../dialect.ts'
import type { State } from '../state.ts'
import { fitAt, fittedNamed, matOf, outfitOf, takenSpaces } from './vessel.ts'

/** [business.buy-outfit] The price, one in the supply, and a place for it in the hold as it is. */
export function mayBuyOutfit(g: State, seat: Seat, id: string): Refusal | undefined {
  const vessel = g.vessels[seat]
  const { price } = g.content.outfits[id]
  if (vessel.credits < price) return refuse('business.buy-outfit', { outfit: id, price, credits: vessel.credits })
  if (g.outfitSupply[id] === 0) return refuse('outfit.supply', { outfit: id })
  return fits(matOf(g, seat).fits[id], takenSpaces(vessel)) ? undefined : refuse('outfit.shape', { outfit: id })
}

/** [business.buy-outfit] Paid, and put where the player likes. */
export function* buyOutfit(g: State, seat: Seat, id: string): Rule {
  const placements = matOf(g, seat).fits[id]
  const free = freePlacements(placements, takenSpaces(g.vessels[seat])).map((placement) => placement.name)
  const spot = yield* choose(g, seat, 'outfit.shape', { from: free, about: { outfit: id } })
  const placement = placementNamed(placements, spot)
  if (placement === undefined) return
  const vessel = g.vessels[seat]
  vessel.credits -= g.content.outfits[id].price
  vessel.outfits = fixed([...vessel.outfits, fitAt(id, placement)])
  supplyOutfit(g, id, -1)
  const { price } = g.content.outfits[id]
  report(g, 'business.buy-outfit', { seat, outfit: id, price, credits: vessel.credits })
}

export function supplyOutfit(g: State, id: string, by: number): void {
  g.outfitSupply = Object.freeze({ ...g.outfitSupply, [id]: g.outfitSupply[id] + by })
}

/** [business.sell-outfit] A damaged outfit has to be repaired first. */
export function maySellOutfit(g: State, seat: Seat, name: string): Refusal | undefined {
  const vessel = g.vessels[seat]
  const fitted = fittedNamed(vessel, name)
  if (!fitted || (fitted.spaces & vessel.damage) !== 0) return refuse('business.sell-outfit', { outfit: name })
  return undefined
}

/** [business.sell-outfit] Markers that were on it are disarmed. */
export function sellOutfit(g: State, seat: Seat, name: string): void {
  const vessel = g.vessels[seat]
  const fitted = fittedNamed(vessel, name)
  if (!fitted) return
  const { resale } = outfitOf(g, fitted)
  vessel.outfits = fixed(vessel.outfits.filter((one) => one.name !== name))
  vessel.used &= ~fitted.spaces
  vessel.credits += resale
  supplyOutfit(g, fitted.outfit, 1)
  report(g, 'business.sell-outfit', { seat, outfit: fitted.outfit, price: resale, credits: vessel.credits })
}
