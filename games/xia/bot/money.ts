import type { State, Vessel } from '../rules/state.ts'
import { WORTH } from './worth.ts'

/** Credits come in coins of 1,000. */
const COIN = 1000

const missingFame = (g: State, { fame, fameDue }: Vessel): number => g.choices.goal - fame - fameDue

/** How many coins can still be turned into fame: all missing points but the last one can be bought, and the last one can come with a ship. */
const usefulCoins = (g: State, vessel: Vessel): number =>
  (Math.max(1, missingFame(g, vessel)) * g.content.constants.fameCost) / COIN

/** What the first coins add that a captain has to trade with: nothing to begin with, half a load, a full one. */
const CAPITAL: readonly number[] = [14, 2.5, 0.8, 0.3]

/** With so many rounds to go it no longer pays to have something to trade with; with so many more it does in full. */
const ENDING = 1.5
const LONG = 4.5

/** What it takes to have room again. */
const REPAIR = 1

/** Cubes count as the coins they will bring: whoever has neither cannot trade, nor can who has no room and no coin for a repair. */
export function moneyWorth(g: State, vessel: Vessel, aboard: number, rounds: number, isCramped = false): number {
  const coins = vessel.credits / COIN
  const useful = Math.min(coins, usefulCoins(g, vessel))
  let capital = 0
  for (let coin = 0; coin < CAPITAL.length; coin++)
    capital += CAPITAL[coin] * Math.max(0, Math.min(1, coins + aboard - (isCramped ? REPAIR : 0) - coin))
  return WORTH.coin * useful + WORTH.spareCoin * (coins - useful) + capital * timeToTrade(rounds)
}

const timeToTrade = (rounds: number): number => Math.max(0, Math.min(1, (rounds - ENDING) / LONG))

/** What the first coin is worth besides itself to somebody who has nothing left to trade with. */
export const needOf = ({ credits }: Vessel, aboard: number, rounds: number): number =>
  credits < COIN && aboard === 0 ? CAPITAL[0] * timeToTrade(rounds) : 0

/** What one more coin is worth. */
export const coinWorth = (g: State, vessel: Vessel): number =>
  vessel.credits < COIN * usefulCoins(g, vessel) ? WORTH.coin : WORTH.spareCoin

/** What one more point of fame is worth: the last one wins. */
export const fameWorth = (g: State, vessel: Vessel): number =>
  missingFame(g, vessel) <= 1 ? WORTH.fame + WORTH.lastPoint : WORTH.fame
