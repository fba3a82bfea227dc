import type { State, Vessel } from '../rules/state.ts'
import { WORTH } from './worth.ts'

/** Credits come in coins of 1,000. */
const COIN = 1000

const missingFame = (g: State, { fame, fameDue }: Vessel): number => g.choices.goal - fame - fameDue

/** How many coins can still be turned into fame: all missing points but the last one can be bought, and the last one can come with a ship. */
const usefulCoins = (g: State, vessel: Vessel): number =>
  (Math.max(1, missingFame(g, vessel)) * g.content.constants.fameCost) / COIN

export function moneyWorth(g: State, vessel: Vessel, aboard: number): number {
  const coins = vessel.credits / COIN
  const useful = Math.min(coins, usefulCoins(g, vessel))
  // Whoever has neither credits nor cubes cannot trade.
  const capital = coins > 0 || aboard > 0 ? WORTH.capital : 0
  return WORTH.coin * useful + WORTH.spareCoin * (coins - useful) + capital
}

/** What one more coin is worth. */
export const coinWorth = (g: State, vessel: Vessel): number =>
  vessel.credits < COIN * usefulCoins(g, vessel) ? WORTH.coin : WORTH.spareCoin

/** What one more point of fame is worth: the last one wins. */
export const fameWorth = (g: State, vessel: Vessel): number =>
  missingFame(g, vessel) <= 1 ? WORTH.fame + WORTH.lastPoint : WORTH.fame
