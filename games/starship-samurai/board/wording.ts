import type { Formatter } from '@orrery/board'
import { capitalised } from '@orrery/engine'
import {
  type Card,
  CLANS,
  type Cost,
  LESSER_CLANS,
  type LocationCard,
  ORDERS,
  type Order,
  type RewardPart,
  type Samurai,
} from '../rules/state/state.ts'
import { BACKGROUNDS } from './clans.ts'
import { ABILITIES, effectText, printedPower } from './facts.ts'

/** What can be read of cards, units, clans and locations: at the table, in the reference and aloud. */

/** A part of a location's reward in words. */
export function rewardText(part: RewardPart, say: Formatter): string {
  if ('clan' in part) return say.text('move {{clan}} up to {{n|# space|# spaces}}', { clan: part.clan, n: part.n })
  if ('any' in part) return say.text('move any clan up to {{n|# space|# spaces}}', { n: part.any })
  if ('honor' in part) return say.text('{{n}} honor', { n: part.honor })
  if ('wealth' in part) return say.text('{{n}} wealth', { n: part.wealth })
  return say.name(part.cards, 'card')
}

export const rewardsText = ({ reward }: LocationCard, say: Formatter): string =>
  reward.map((part) => rewardText(part, say)).join(', ')

export function costText(cost: Cost, say: Formatter): string {
  const parts = [
    cost.honor ? say.text('{{n}} honor', { n: cost.honor }) : '',
    cost.wealth ? say.text('{{n}} wealth', { n: cost.wealth }) : '',
    cost.ships ? say.name(cost.ships, 'ship') : '',
  ].filter((part) => part !== '')
  return parts.length > 0 ? say.text('costs {{cost}}', { cost: parts.join(', ') }) : say.text('free')
}

export const cardText = (card: Card, say: Formatter): string =>
  `${capitalised(costText(card.cost, say))}. ${effectText(card, say)}`

export const locationText = (card: LocationCard, say: Formatter): string =>
  `${say.text(card.type)}. ${capitalised(rewardsText(card, say))}.`

export type UnitSort = Samurai | 'fighter' | 'carrier'

export const unitSortName = (unit: UnitSort, say: Formatter): string =>
  unit === 'fighter' ? say.text('Fighter') : unit === 'carrier' ? say.text('Carrier') : say.name(unit)

export const powerText = (unit: UnitSort, say: Formatter): string => say.text('Power {{n}}.', { n: printedPower[unit] })

export const unitText = (unit: UnitSort, say: Formatter): string =>
  `${powerText(unit, say)} ${say.text(ABILITIES[unit])}`

export const isClan = (id: string): id is keyof typeof BACKGROUNDS =>
  [...CLANS, ...LESSER_CLANS].some((clan) => clan === id)

export const clanText = (clan: keyof typeof BACKGROUNDS, say: Formatter): string => say.text(BACKGROUNDS[clan])

export const isOrder = (id: string): id is Order => ORDERS.some((order) => order === id)

/** What an order does with a marker. */
export function valuedOrderText(order: Order, n: number, say: Formatter): string {
  switch (order) {
    case 'allegiance':
      return say.text('Move one clan marker up to {{n|# space|# spaces}}.', { n })
    case 'units':
      return say.text('Move up to {{n|# unit|# different units}}.', { n })
    case 'draw':
      return say.text('Draw up to {{n|# card|# cards}}.', { n })
    case 'wealth':
      return say.text('Take {{n}} wealth from the general supply.', { n })
  }
}

/** What an order does with a marker of value X. */
export function orderText(order: Order, say: Formatter): string {
  switch (order) {
    case 'allegiance':
      return say.text('Move one clan marker up to X spaces.')
    case 'units':
      return say.text('Move up to X different units.')
    case 'draw':
      return say.text('Draw up to X cards.')
    case 'wealth':
      return say.text('Take X wealth from the general supply.')
  }
}
