import { type Seat, withEntry } from '@orrery/engine'
import { report } from './dialect.ts'
import type { State, Unit } from './state/state.ts'
import { GRAVEYARD, ownerOf, SUPPLY, unitName } from './state/units.ts'

/** [wealth.supply] Tokens come from the supply as long as it lasts. Returns how many came. */
export function gainWealth(g: State, seat: Seat, amount: number): number {
  const gained = g.choices.unlimitedWealth ? amount : Math.min(amount, g.bank)
  if (gained === 0) return 0
  g.bank -= gained
  g.wealth[seat] += gained
  report(g, 'order.wealth#gained', { seat, amount: gained })
  return gained
}

/** Pays to the supply. The caller has made sure that it is there. */
export function payWealth(g: State, seat: Seat, amount: number): void {
  g.wealth[seat] -= amount
  g.bank += amount
}

/** [wealth.give] Tokens go from one player to another. */
export function giveWealth(g: State, from: Seat, to: Seat, amount: number): void {
  g.wealth[from] -= amount
  g.wealth[to] += amount
  report(g, 'wealth.give', { from, to, amount })
}

export function gainHonor(g: State, seat: Seat, amount: number): void {
  if (amount === 0) return
  g.honor[seat] += amount
  report(g, 'claim.honor', { seat, amount })
}

/** [unit.destroy] A destroyed unit goes to its controller's graveyard, the wealth attached to it to the supply. */
export function destroy(g: State, unit: Unit): void {
  dropWealth(g, unit)
  g.place[unit] = GRAVEYARD
  report(g, 'unit.destroy', { unit: unitName(unit), owner: ownerOf(g, unit) })
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
