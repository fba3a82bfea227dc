import type { Formatter } from '@orrery/board'
import type { SkillHook } from '../../content/title.ts'
import type { VesselView, View } from '../../view.ts'
import { content } from '../content.ts'
import { figure } from '../figures.ts'

type Priced = (own: VesselView, say: Formatter) => string

/** What the options cost whose names do not say it. */
const PRICES: { readonly [option: string]: Priced } = {
  scan: (own, say) =>
    say.text('{{n|=0 Costs no energy|Costs # energy|Costs # energy}}', {
      n: skillOf(own, 'scanCost') ?? content.constants.scanEnergy,
    }),
  repair: (own, say) => {
    const { tier = 1 } = content.ships[own.ship] ?? {}
    return credits(Math.max(0, content.repairCost[tier - 1] - (skillOf(own, 'repairDiscount') ?? 0)), say)
  },
  fame: (_, say) => credits(content.constants.fameCost, say),
}

const credits = (n: number, say: Formatter): string => say.text('Costs {{n}} credits', { n: figure(say, n) })

export const isPriced = (option: string): boolean => Object.hasOwn(PRICES, option)

/** What an option costs whoever looks. */
export const priceText = ({ seat, vessels }: View, option: string, say: Formatter): string | undefined =>
  seat === null || !isPriced(option) ? undefined : PRICES[option](vessels[seat], say)

/** What a title makes of a price. */
const skillOf = ({ titles }: VesselView, hook: SkillHook): number | undefined =>
  titles.map((title) => content.titles[title]?.skill).find((one) => one?.hook === hook)?.amount
