import type { Seat } from '@orrery/engine'
import type { State } from '../../rules/state.ts'
import { WORTH } from './worth.ts'

/** Credits come in coins of 1,000. */
const COIN = 1000

/** How many coins can still be turned into fame: all missing points but the last one can be bought, and the last one can come with a ship. */
const usefulCoins = (g: State, missing: number): number => (Math.max(1, missing) * g.content.constants.fameCost) / COIN

const missingFame = (g: State, seat: Seat): number => g.choices.goal - g.vessels[seat].fame - g.vessels[seat].fameDue

export function moneyWorth(g: State, seat: Seat, missing = missingFame(g, seat)): number {
  const coins = g.vessels[seat].credits / COIN
  const useful = Math.min(coins, usefulCoins(g, missing))
  const capital = coins > 0 || hasCubes(g, seat) ? WORTH.capital : 0
  return WORTH.coin * useful + WORTH.spareCoin * (coins - useful) + capital
}

/** Whoever has neither credits nor cubes cannot trade. */
const hasCubes = (g: State, seat: Seat): boolean => g.vessels[seat].cubes.some((cube) => cube > 0)

/** What one more coin is worth. */
export const coinWorth = (g: State, seat: Seat): number =>
  g.vessels[seat].credits < COIN * usefulCoins(g, missingFame(g, seat)) ? WORTH.coin : WORTH.spareCoin

/** What one more point of fame is worth: the last one wins; before that, a point that is there need not be bought. */
export function fameWorth(g: State, seat: Seat): number {
  const missing = missingFame(g, seat)
  if (missing <= 1) return WORTH.fame + WORTH.lastPoint
  return WORTH.fame + moneyWorth(g, seat, missing - 1) - moneyWorth(g, seat, missing)
}
