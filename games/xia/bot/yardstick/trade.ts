import type { Gathering } from '../../content/types.ts'
import { countSpaces } from '../../hold/hold.ts'
import { emptySpaces } from '../../rules/ship/vessel.ts'
import type { Market } from './atlas.ts'
import { at, type Goal } from './goal.ts'
import type { Pilot } from './pilot.ts'
import { FAR } from './routes.ts'
import { LIKELY } from './worth.ts'

/** What a cube costs that has to be thrown away before a sale: more than it is worth, so that it is not forgotten. */
const WASTE = 2.2

/** Cubes by colour. */
function cubesOf({ vessel }: Pilot): number[] {
  const counts = [0, 0, 0, 0, 0]
  for (const cube of vessel.cubes) if (cube > 0) counts[cube - 1]++
  return counts
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const saleable = ({ colours }: Market, counts: readonly number[]): number =>
  counts.reduce((total, count, colour) => (((colours >> colour) & 1) === 1 ? total + count : total), 0)

/** Cubes aboard and where they can be sold. What cannot be sold there would be thrown away for the fame. */
export function addSales(pilot: Pilot, goals: Goal[]): void {
  const counts = cubesOf(pilot)
  const aboard = sum(counts)
  if (aboard === 0) return
  for (const market of pilot.atlas.sells) {
    const sold = saleable(market, counts)
    if (sold === 0) continue
    const fame = sold >= pilot.g.content.constants.tradeFameCubes ? pilot.fame : 0
    goals.push(at('sale', market.node, LIKELY.sale * (fame + sold * pilot.coin - WASTE * (aboard - sold))))
  }
}

/** A pair of cubes that is bought and sold again: one pair, which is what brings the fame. */
export function addTrips(pilot: Pilot, goals: Goal[]): void {
  const { atlas, coin, g } = pilot
  const later = !canBuy(pilot)
  const worth = LIKELY.purchase * (pilot.fame + g.content.constants.cubesPerPurchase * coin)
  for (const buy of atlas.buys) {
    if (!hasPair(pilot, buy)) continue
    const onTheWay = pilot.from(buy.node)
    for (const sell of atlas.sells) {
      const way = onTheWay[sell.node]
      if ((buy.colours & sell.colours) !== 0 && way < FAR)
        goals.push({ kind: 'trip', start: buy.node, end: sell.node, way, worth, cost: coin, later })
    }
  }
}

const canBuy = ({ g, seat, vessel }: Pilot): boolean =>
  vessel.credits >= g.content.constants.purchasePrice &&
  vessel.cubes.every((cube) => cube === 0) &&
  countSpaces(emptySpaces(g, seat)) >= g.content.constants.cubesPerPurchase

const hasPair = ({ g }: Pilot, { colours }: Market): boolean =>
  g.cubeSupply.some((left, colour) => ((colours >> colour) & 1) === 1 && left >= g.content.constants.cubesPerPurchase)

/** How often work on a space brings two cubes home, by its kind. */
const GATHERED: { readonly [kind in Gathering]: number } = { mine: 0.25, harvest: 0.35, salvage: 0.6 }

/** Two cubes that are gathered and sold. */
export function addGatherings(pilot: Pilot, goals: Goal[]): void {
  const { atlas, coin, g, seat } = pilot
  const counts = cubesOf(pilot)
  const aboard = sum(counts)
  const missing = g.content.constants.tradeFameCubes - aboard
  if (missing < 1 || countSpaces(emptySpaces(g, seat)) < missing) return
  const worth = pilot.fame + g.content.constants.tradeFameCubes * coin
  for (const site of atlas.sites) {
    if (aboard > 0 && saleable(site, counts) === 0) continue
    const likely = GATHERED[site.kind] ** (missing / 2)
    const onTheWay = pilot.from(site.node)
    for (const sell of atlas.sells) {
      const way = onTheWay[sell.node]
      if ((site.colours & sell.colours) !== 0 && way < FAR)
        goals.push({
          kind: 'gathering',
          start: site.node,
          end: sell.node,
          way,
          worth: likely * worth,
          cost: 0,
          later: false,
        })
    }
  }
}
