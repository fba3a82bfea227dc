import type { Seat } from '@orrery/engine'
import { type Board, SAMURAI, type State, type Unit } from './state.ts'
import { FIRST_SAMURAI, isShip, ownerOf, SHIPS, samuraiUnit, shipsAt, UNIT_COUNT } from './units.ts'

const SHINGEN = samuraiUnit('shingen')

/**
 * [unit.power] The printed power, and one more for each wealth attached.
 * [mech.shingen] Ships of Shingen's controller at his location have one more.
 */
export function powerOf(g: State, unit: Unit): number {
  const printed = g.content.unitPower[unit]
  if (!isShip(unit)) return printed
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

/** Whether a player leads at any board. Asked at every turn, so all boards are counted in one go. */
export function leadsSomewhere(g: State, seat: Seat): boolean {
  const { place, seats } = g
  const powers: number[] = []
  for (let i = 0; i < seats * seats; i++) powers.push(0)
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (place[unit] > 0) powers[(place[unit] - 1) * seats + ownerOf(g, unit)] += powerOf(g, unit)
  for (let board = 0; board < seats; board++) if (isMost(powers, board * seats, seats, seat)) return true
  return false
}

function isMost(powers: readonly number[], first: number, seats: number, seat: Seat): boolean {
  const own = powers[first + seat]
  if (own === 0) return false
  for (let other = 0; other < seats; other++) if (other !== seat && powers[first + other] >= own) return false
  return true
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
