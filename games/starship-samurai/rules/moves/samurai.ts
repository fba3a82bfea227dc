import type { Refusal, Rule, Seat } from '@orrery/engine'
import { units } from '../../codecs.ts'
import { chooseAnyMarker, moveMarker } from '../alliance.ts'
import { differentCards, discard, takeFromHand } from '../cards/hand.ts'
import { choose, NONE, refuse, report, some } from '../dialect.ts'
import { fallen, lose, payWealth } from '../goods.ts'
import { weakestShips } from '../state/power.ts'
import { type Board, boardNumbers, type State, type Unit } from '../state/state.ts'
import { FIRST_SAMURAI, GRAVEYARD, ownerOf, SUPPLY, samuraiUnit, shipsAt, unitName } from '../state/units.ts'

const GOZEN = samuraiUnit('gozen')
const MOTOTADA = samuraiUnit('mototada')
const HIDEYOSHI = samuraiUnit('hideyoshi')
const MORI = samuraiUnit('mori')
const TAMETOMO = samuraiUnit('tametomo')
const TAMETOMOS_PRICE = 1
const MOST_FOR_MORI = 2

/** What a samurai's move sets off. `from` is where it came from. */
export function* afterMoving(g: State, seat: Seat, unit: Unit, from: number): Rule {
  if (unit === MOTOTADA) yield* strikeWeakest(g, seat)
  else if (unit === HIDEYOSHI) yield* winAllies(g, seat)
  else if (unit === MORI && from === SUPPLY) yield* bombard(g, seat)
}

/** [mech.mototada] After his move, the weakest ship at his new location may be destroyed: anybody's. */
function* strikeWeakest(g: State, seat: Seat): Rule {
  const weakest = () => weakestShips(g, g.place[MOTOTADA])
  if (weakest().length === 0) return
  const ship = yield* choose(g, seat, 'mech.mototada', () => ({ from: weakest(), as: units, or: NONE }))
  if (ship === NONE) return
  if (g.trace) report(g, 'mech.mototada', { seat, ...fallen(g, ship) })
  lose(g, ship)
}

/** [mech.hideyoshi] After his move, one clan marker may go exactly one space. */
function* winAllies(g: State, seat: Seat): Rule {
  const marker = yield* chooseAnyMarker(g, seat, 'mech.hideyoshi', 1)
  if (marker !== NONE) yield* moveMarker(g, seat, marker, 1, 1, 'hideyoshi')
}

/** [mech.mori] After a move from the supply, a card may be discarded to destroy up to two ships at his location. */
function* bombard(g: State, seat: Seat): Rule {
  if (g.hands[seat].length === 0) return
  const card = yield* choose(g, seat, 'mech.mori', () => ({ from: differentCards(g.hands[seat]), or: NONE }))
  if (card === NONE) return
  takeFromHand(g, seat, card)
  discard(g, seat, card)
  const board = g.place[MORI]
  const ships = () => shipsAt(g, board)
  const hit =
    ships().length === 0
      ? []
      : yield* some(g, seat, 'mech.mori#ships', () => ({ from: ships(), as: units, min: 0, max: MOST_FOR_MORI }))
  report(g, 'mech.mori', { seat, card, units: hit.map(unitName), board })
  for (const ship of hit) lose(g, ship)
}

const shipsOnBoards = (g: State): Unit[] => boardNumbers(g).flatMap((board: Board) => shipsAt(g, board))

function isAnyShipOnBoards(g: State): boolean {
  for (let unit = 0; unit < FIRST_SAMURAI; unit++) if (g.place[unit] > SUPPLY) return true
  return false
}

/** [mech.tametomo] Once in each of her turns, as a free order, his controller may pay 1 wealth to destroy a ship at any location. */
export function mayFireTametomo(g: State, seat: Seat): Refusal | undefined {
  if (g.tametomoUsed) return refuse('mech.tametomo#used')
  if (g.place[TAMETOMO] === GRAVEYARD) return refuse('unit.control#graveyard', { unit: unitName(TAMETOMO) })
  if (g.wealth[seat] < TAMETOMOS_PRICE)
    return refuse('mech.tametomo#price', { cost: TAMETOMOS_PRICE, have: g.wealth[seat] })
  return isAnyShipOnBoards(g) ? undefined : refuse('mech.tametomo#no-ship')
}

export function* fireTametomo(g: State, seat: Seat): Rule {
  g.tametomoUsed = true
  payWealth(g, seat, TAMETOMOS_PRICE)
  const ship = yield* choose(g, seat, 'mech.tametomo', () => ({ from: shipsOnBoards(g), as: units }))
  if (g.trace) report(g, 'mech.tametomo', { seat, price: TAMETOMOS_PRICE, ...fallen(g, ship) })
  lose(g, ship)
}

export const hasTametomo = (g: State, seat: Seat): boolean => ownerOf(g, TAMETOMO) === seat

/** [mech.gozen] Whether this player's Gozen is at the board. */
export const hasGozenAt = (g: State, seat: Seat, board: Board): boolean =>
  g.place[GOZEN] === board && ownerOf(g, GOZEN) === seat
