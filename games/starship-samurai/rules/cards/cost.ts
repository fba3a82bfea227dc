import type { Refusal, Rule, Seat } from '@orrery/engine'
import { units } from '../../codecs.ts'
import { choose, refuse, report } from '../dialect.ts'
import { lose, payWealth } from '../goods.ts'
import type { Card, Cost, State, Unit } from '../state/state.ts'
import { SUPPLY, shipsOf, unitName } from '../state/units.ts'

/** [cards.cost-ships] Ships at locations or in the supply; never samurai, never what lies in the graveyard. */
const payableShips = (g: State, seat: Seat): Unit[] => shipsOf(seat).filter((ship) => g.place[ship] >= SUPPLY)

/**
 * [cards.cost] The whole cost or nothing. [cards.cost-honor] Honor cannot go below 0. [cards.cost-wealth] Only held wealth pays.
 */
export function cannotPay(g: State, seat: Seat, card: Card): Refusal | undefined {
  const short = lacking(g, seat, card)
  if (short === undefined) return undefined
  const { kind, cost, have } = short
  switch (kind) {
    case 'honor':
      return refuse('cards.cost-honor', { cost, have })
    case 'wealth':
      return refuse('cards.cost-wealth', { cost, have })
    case 'ships':
      return refuse('cards.cost-ships', { cost, have })
  }
}

interface Shortage {
  readonly kind: keyof Cost
  readonly cost: number
  readonly have: number
}

/** What a card costs that its player has too little of. */
export function lacking(g: State, seat: Seat, card: Card): Shortage | undefined {
  const { honor = 0, wealth = 0, ships = 0 } = card.cost
  if (g.honor[seat] < honor) return { kind: 'honor', cost: honor, have: g.honor[seat] }
  if (g.wealth[seat] < wealth) return { kind: 'wealth', cost: wealth, have: g.wealth[seat] }
  const have = ships > 0 ? payableShips(g, seat).length : 0
  return have < ships ? { kind: 'ships', cost: ships, have } : undefined
}

/** [cards.required] Whether ships can be paid so that what the card needs is still there afterwards. */
export function leavesRequired(g: State, seat: Seat, card: Card): boolean {
  // Fewer ships never help: what is not there before paying is not there afterwards.
  if (!card.required?.(g, seat, NO_SHIPS, card.numbers)) return card.required === undefined
  const ships = card.cost.ships ?? 0
  return ships === 0 || canComplete(g, seat, card, NO_SHIPS, ships)
}

const NO_SHIPS: readonly Unit[] = []

function canComplete(g: State, seat: Seat, card: Card, gone: readonly Unit[], toPay: number): boolean {
  if (toPay === 0) return card.required?.(g, seat, gone, card.numbers) ?? true
  return payableShips(g, seat).some(
    (ship) => !gone.includes(ship) && canComplete(g, seat, card, [...gone, ship], toPay - 1),
  )
}

/** What it costs in honor and wealth is told by the caller, with what it is paid for. */
export function* payCost(g: State, seat: Seat, card: Card, keepRequired: boolean): Rule {
  const { honor = 0, wealth = 0, ships = 0 } = card.cost
  g.honor[seat] -= honor
  payWealth(g, seat, wealth)
  for (let left = ships; left > 0; left--) {
    const spoils = (ship: Unit): Refusal | undefined =>
      keepRequired && card.required && !canComplete(g, seat, card, [ship], left - 1)
        ? refuse('cards.required#ship', { unit: unitName(ship) })
        : undefined
    const ship = yield* choose(g, seat, 'cards.cost-ships', () => ({
      from: payableShips(g, seat),
      as: units,
      unless: spoils,
      about: { nth: ships - left + 1, of: ships, card: card.id },
    }))
    report(g, 'cards.cost-ships', { seat, unit: unitName(ship), card: card.id })
    lose(g, ship)
  }
}
