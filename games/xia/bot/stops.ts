import type { Seat } from '@orrery/engine'
import type { Gathering } from '../content/types.ts'
import { countSpaces } from '../hold/hold.ts'
import { matOf } from '../rules/ship/vessel.ts'
import { type State, TOKENS, type Vessel } from '../rules/state.ts'
import type { Captain } from './captain.ts'
import { moneyWorth } from './money.ts'
import { WORTH } from './worth.ts'

/** How often work on a space brings two cubes home, by its kind. */
const GATHERED: { readonly [kind in Gathering]: number } = { mine: 0.25, harvest: 0.35, salvage: 0.6 }

export const gatherable = (kind: Gathering): number => GATHERED[kind]

/** As many cubes of one colour as the supply has, of those that a market offers. */
export function supplied({ g: { cubeSupply } }: Captain, colours: number): number {
  let most = 0
  for (let colour = 0; colour < cubeSupply.length; colour++)
    if (((colours >> colour) & 1) === 1) most = Math.max(most, cubeSupply[colour])
  return most
}

/** Others are on their way to the same tokens. */
const CONTESTED = 0.6

/** A token that lies face down, by those that nobody has turned up yet. */
export function tokenWorth({ g, coin, fame }: Captain): number {
  const left = { ...g.content.tokens }
  for (const { tokens } of g.vessels) for (const token of tokens) left[token]--
  let all = 0
  for (const token of TOKENS) all += left[token]
  return all === 0 ? 0 : (CONTESTED * (left.fame * fame + left.credits * coin)) / all
}

/** New mission cards of which one can be done: not more than they turn out to be worth, or nobody would draw them. */
const CARDS = 0.8

export function cardsWorth({ g, chart }: Captain): number {
  return (1 - (1 - chart.feasible) ** g.content.constants.missionsDrawn) * CARDS
}

/** A new sector: it may have a token, a market, a planet. */
export const NEW_SECTOR = 1.2

/** A visit to a planet: for each point of energy that is missing, and for each damaged space. */
const RECHARGE = 0.15
const REPAIR = 0.4

/** How many times more energy is worth to a ship that has run out of it. */
const STRANDED = 3

/** What there is to do on a planet. */
export function landingWorth(captain: Captain): number {
  const { g, seat, vessel, coin, flight } = captain
  const { credits, energy, damage } = vessel
  const recharge = RECHARGE * (matOf(g, seat).energy - energy) * (1 + STRANDED * (1 - flight.fuel))
  const repair = credits >= 1000 ? Math.max(0, REPAIR * countSpaces(damage) - coin) : 0
  return recharge + repair + shoppingWorth(captain)
}

/** A new ship that can be paid for brings fame, and so do credits; either leaves less to trade with. The last point wins. */
function shoppingWorth(captain: Captain): number {
  const { g, seat, vessel, aboard, fame, rounds } = captain
  const { fameCost } = g.content.constants
  const price = nextShipPrice(g, seat)
  if (isWonBy(g, vessel, price)) return WORTH.victory * (g.turn === seat && g.phase === 'business' ? BOUGHT : PROMISED)
  const worth = (credits: number) => moneyWorth(g, { ...vessel, credits }, aboard, rounds)
  const left = (cost: number) => worth(vessel.credits - cost) - worth(vessel.credits)
  const ship = vessel.credits >= price ? NEW_SHIP + fame + left(price) : 0
  return Math.max(0, ship, vessel.credits >= fameCost ? fame + left(fameCost) : 0)
}

/** What a larger ship brings besides its fame. */
const NEW_SHIP = 4

/** It has only to be bought; or a planet has to be reached before. A victory is worth more than the promise of one. */
const BOUGHT = 0.6
const PROMISED = 0.4

/** Whether a new ship wins; or one more point that is bought before it. */
function isWonBy(g: State, { fame, fameDue, credits }: Vessel, price: number): boolean {
  const missing = g.choices.goal - fame - fameDue
  if (missing === 1) return credits >= price
  return missing === 2 && g.fameBought === 0 && credits >= price + g.content.constants.fameCost
}

/** What the cheapest ship costs that is one tier larger; without end when there is none. */
export function nextShipPrice(g: State, seat: Seat): number {
  const tier = matOf(g, seat).tier + 1
  let price = Number.POSITIVE_INFINITY
  for (const ship of Object.values(g.content.ships)) if (ship.tier === tier) price = Math.min(price, ship.price)
  return price
}
