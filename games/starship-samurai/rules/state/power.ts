import type { Seat } from '@orrery/engine'
import { type Board, SAMURAI, type State, type Unit } from './state.ts'
import { FIRST_SAMURAI, figuresOf, isCarrier, isShip, ownerOf, SHIPS, samuraiUnit, shipsAt } from './units.ts'

const SHINGEN = samuraiUnit('shingen')

/**
 * [unit.power] The printed power, and one more for each wealth attached.
 * [mech.shingen] Ships of Shingen's controller at his location have one more.
 */
export function powerOf(g: State, unit: Unit): number {
  if (!isShip(unit)) return g.content.power[SAMURAI[unit - FIRST_SAMURAI]]
  const printed = isCarrier(unit) ? g.content.power.carrier : g.content.power.fighter
  return printed + g.attachedWealth[unit] + (isLedByShingen(g, unit) ? 1 : 0)
}

const isLedByShingen = (g: State, ship: Unit) =>
  g.place[SHINGEN] > 0 && g.place[SHINGEN] === g.place[ship] && ownerOf(g, SHINGEN) === ownerOf(g, ship)

export function powerAt(g: State, board: Board, seat: Seat): number {
  let power = 0
  for (let unit = seat * SHIPS; unit < (seat + 1) * SHIPS; unit++)
    if (g.place[unit] === board) power += powerOf(g, unit)
  for (let i = 0; i < SAMURAI.length; i++)
    if (g.controller[i] === seat && g.place[FIRST_SAMURAI + i] === board) power += powerOf(g, FIRST_SAMURAI + i)
  return power
}

/** [claim.most-power] [claim.tie] More power than every other player; equal is not more. */
export function leads(g: State, board: Board, seat: Seat): boolean {
  const own = powerAt(g, board, seat)
  if (own === 0) return false
  for (let other = 0; other < g.seats; other++) if (other !== seat && powerAt(g, board, other) >= own) return false
  return true
}

/** Whether a player leads at any board. Most have units at one or two, so only those are compared. */
export function leadsSomewhere(g: State, seat: Seat): boolean {
  let seen = 0
  for (const unit of figuresOf(g, seat)) {
    const board = g.place[unit]
    if (board <= 0 || seen & (1 << board)) continue
    seen |= 1 << board
    if (leads(g, board, seat)) return true
  }
  return false
}

/** [move.weakest] The ships of least power at a board, whoever controls them. */
export function weakestShips(g: State, board: Board): Unit[] {
  let least = Number.POSITIVE_INFINITY
  let weakest: Unit[] = []
  for (const ship of shipsAt(g, board)) {
    const power = powerOf(g, ship)
    if (power < least) {
      least = power
      weakest = [ship]
    } else if (power === least) weakest.push(ship)
  }
  return weakest
}
