import { type Data, type Seat, withEntry } from '@orrery/engine'
import { report } from './dialect.ts'
import type { CardId, LocationId, Samurai, State, Unit } from './state/state.ts'
import { GRAVEYARD, ownerOf, SUPPLY, unitName } from './state/units.ts'

/** What somebody gains or loses something for: a card, a location, a samurai. */
export type Reason = CardId | LocationId | Samurai

/** [wealth.supply] Tokens come from the supply as long as it lasts. Returns how many came. */
export function takeWealth(g: State, seat: Seat, wanted: number): number {
  const amount = g.choices.unlimitedWealth ? wanted : Math.min(wanted, g.bank)
  g.bank -= amount
  g.wealth[seat] += amount
  return amount
}

/** [wealth.supply] The same, told with its reason. */
export function gainWealth(g: State, seat: Seat, wanted: number, reason: Reason): void {
  if (wanted === 0) return
  const amount = takeWealth(g, seat, wanted)
  if (amount > 0) report(g, 'wealth.supply#gained', { seat, amount, wanted, reason })
  else report(g, 'wealth.supply#empty', { seat, wanted, reason })
}

/** Pays to the supply. The caller has made sure that it is there. */
export function payWealth(g: State, seat: Seat, amount: number): void {
  g.wealth[seat] -= amount
  g.bank += amount
}

/** [wealth.give] Tokens go from one player to another. */
export function passWealth(g: State, from: Seat, to: Seat, amount: number): void {
  g.wealth[from] -= amount
  g.wealth[to] += amount
}

/** [wealth.give] The same, told: for a card or in a trade. */
export function giveWealth(g: State, from: Seat, to: Seat, amount: number, reason?: Reason): void {
  passWealth(g, from, to, amount)
  if (g.trace) report(g, 'wealth.give', because({ from, to, amount }, reason))
}

export function gainHonor(g: State, seat: Seat, amount: number, reason: Reason): void {
  if (amount === 0) return
  g.honor[seat] += amount
  report(g, 'claim.honor', { seat, amount, reason })
}

/** What is told, with its reason if it has one. */
export const because = (data: Data, reason: Reason | undefined): Data =>
  reason === undefined ? data : { ...data, reason }

/** [unit.destroy] A destroyed unit goes to its controller's graveyard, the wealth attached to it to the supply. */
export function lose(g: State, unit: Unit): void {
  dropWealth(g, unit)
  g.place[unit] = GRAVEYARD
}

/** A unit that is lost, as it is told: whose it is, and where it was unless that was a supply. */
export function fallen(g: State, unit: Unit): Data {
  const data = { unit: unitName(unit), owner: ownerOf(g, unit) }
  return g.place[unit] > SUPPLY ? { ...data, board: g.place[unit] } : data
}

/** [unit.destroy] A card destroys a unit. */
export function destroy(g: State, unit: Unit, card: CardId): void {
  if (g.trace) report(g, 'unit.destroy', { ...fallen(g, unit), reason: card })
  lose(g, unit)
}

/** [unit.return] Going back to the supply is not a move; attached wealth is discarded. */
export function returnToSupply(g: State, unit: Unit): void {
  dropWealth(g, unit)
  g.place[unit] = SUPPLY
}

function dropWealth(g: State, unit: Unit): void {
  const attached = g.attachedWealth[unit]
  if (attached === 0) return
  g.bank += attached
  g.attachedWealth = withEntry(g.attachedWealth, unit, 0)
}
