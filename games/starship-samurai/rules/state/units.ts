import { type Fixed, fixed, type Seat } from '@orrery/engine'
import { type Board, CLANS, type Content, SAMURAI, type Samurai, type State, type Unit } from './state.ts'

/**
 * Figures are numbered: nine ships for each seat (eight fighters, then the carrier), then the eight samurai.
 * In answers and logs they go by their names: `nova-3`, `nova-carrier`, `gozen`.
 */
export const FIGHTERS = 8
export const SHIPS = FIGHTERS + 1
export const FIRST_SAMURAI = SHIPS * CLANS.length
export const UNIT_COUNT = FIRST_SAMURAI + SAMURAI.length

export const SUPPLY = 0
export const GRAVEYARD = -1
export const NOBODYS = -2

export const UNIT_NAMES: readonly string[] = [
  ...CLANS.flatMap((clan) => [
    ...Array.from({ length: FIGHTERS }, (_, i) => `${clan.toLowerCase()}-${i + 1}`),
    `${clan.toLowerCase()}-carrier`,
  ]),
  ...SAMURAI,
]

export const unitName = (unit: Unit): string => UNIT_NAMES[unit]

export const samuraiUnit = (samurai: Samurai): Unit => FIRST_SAMURAI + SAMURAI.indexOf(samurai)

export const isShip = (unit: Unit): boolean => unit < FIRST_SAMURAI
export const isCarrier = (unit: Unit): boolean => unit < FIRST_SAMURAI && unit % SHIPS === FIGHTERS
export const isFighter = (unit: Unit): boolean => unit < FIRST_SAMURAI && unit % SHIPS !== FIGHTERS

/** [unit.power] The printed power of every unit. */
export const unitPowers = (power: Content['power']): Fixed<number> =>
  fixed(
    UNIT_NAMES.map((_, unit) => {
      if (!isShip(unit)) return power[SAMURAI[unit - FIRST_SAMURAI]]
      return isCarrier(unit) ? power.carrier : power.fighter
    }),
  )

/** Which of the clan's fighters it is, from 1. */
export const fighterNumber = (fighter: Unit): number => (fighter % SHIPS) + 1

/** The seat whose colour a ship has. */
export const shipSeat = (ship: Unit): Seat => Math.floor(ship / SHIPS)

/** [unit.control] A player controls the ships of her colour and the samurai she drafted, but nothing in a graveyard. */
export const ownerOf = (g: State, unit: Unit): Seat =>
  unit < FIRST_SAMURAI ? shipSeat(unit) : g.controller[unit - FIRST_SAMURAI]

/** All figures of a seat, wherever they are: ships first. */
export function figuresOf(g: State, seat: Seat): Unit[] {
  const list = shipsOf(seat)
  for (let i = 0; i < SAMURAI.length; i++) if (g.controller[i] === seat) list.push(FIRST_SAMURAI + i)
  return list
}

export function shipsOf(seat: Seat): Unit[] {
  const list: Unit[] = []
  for (let i = 0; i < SHIPS; i++) list.push(seat * SHIPS + i)
  return list
}

/** The figures a seat controls at a board, or in her supply. */
export function unitsAt(g: State, place: Board | typeof SUPPLY, seat: Seat): Unit[] {
  const list: Unit[] = []
  for (let unit = seat * SHIPS; unit < (seat + 1) * SHIPS; unit++) if (g.place[unit] === place) list.push(unit)
  for (let i = 0; i < SAMURAI.length; i++)
    if (g.controller[i] === seat && g.place[FIRST_SAMURAI + i] === place) list.push(FIRST_SAMURAI + i)
  return list
}

export function hasUnitsAt(g: State, board: Board, seat: Seat): boolean {
  for (let unit = seat * SHIPS; unit < (seat + 1) * SHIPS; unit++) if (g.place[unit] === board) return true
  for (let i = 0; i < SAMURAI.length; i++)
    if (g.controller[i] === seat && g.place[FIRST_SAMURAI + i] === board) return true
  return false
}

/** All ships at a board, whoever controls them. */
export function shipsAt(g: State, board: Board): Unit[] {
  const list: Unit[] = []
  for (let unit = 0; unit < FIRST_SAMURAI; unit++) if (g.place[unit] === board) list.push(unit)
  return list
}

/** [setup.boards] Every figure takes one of a location's spaces. */
export function freeSpaces(g: State, board: Board): number {
  let free = g.content.spacesPerLocation
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (g.place[unit] === board) free--
  return free
}

export const controls = (g: State, seat: Seat, samurai: Samurai): boolean => {
  const unit = samuraiUnit(samurai)
  return g.controller[unit - FIRST_SAMURAI] === seat && g.place[unit] >= SUPPLY
}
