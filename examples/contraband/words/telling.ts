import { type LogWeights, listOf, type Messages } from '@orrery/engine'
import type { RuleId } from '../rulebook/index.ts'

/** What opens a round, what everybody looks up for, and what is only looked up; the rest are steps. */
export const weights: LogWeights<RuleId | `${RuleId}#${string}`> = {
  'load.crate#round': 'round',
  'customs.bribe': 'beat',
  'sale.draw': 'note',
}

/** A round in one sentence: whose crates got through. */
export const turn: Messages['turn'] = (lines) => {
  const sales = lines.filter(({ what, data }) => what === 'sale.coins' && data.coins !== 0)
  if (!lines.some(({ what }) => what === 'sale.coins' || what === 'load.twins')) return undefined
  return {
    what: 'sale.coins#round',
    data: { sellers: listOf(sales, 'sale.coins', 'seat'), coins: listOf(sales, 'sale.coins', 'coins') },
  }
}
