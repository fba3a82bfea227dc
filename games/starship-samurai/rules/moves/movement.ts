import type { Refusal, Refuse, Rule, Seat } from '@orrery/engine'
import { units } from '../../codecs.ts'
import { at, choose, pick, refuse, report, STOP, some } from '../dialect.ts'
import { fallen, lose, payWealth } from '../goods.ts'
import { weakestShips } from '../state/power.ts'
import { type Board, boardNumbers, type Samurai, type State, type Unit } from '../state/state.ts'
import {
  freeSpaces,
  GRAVEYARD,
  isCarrier,
  isFighter,
  isShip,
  SUPPLY,
  samuraiUnit,
  shipsAt,
  unitName,
  unitsAt,
} from '../state/units.ts'
import { since } from '../versions.ts'
import { afterMoving } from './samurai.ts'

const MASUMUNE = samuraiUnit('masumune')
const MASUMUNES_FEE = 1
const MOST_PASSENGERS = 2

/** What one order, card or free order has moved so far. */
export interface Moves {
  /** [move.once] The figures it has moved; passengers of a carrier are moved by a free order of their own. */
  readonly figures: Unit[]
  /** [mech.oda] Whether a ship has moved, as a passenger too. */
  ships: boolean
  /** The mech whose ability they are, if they are. */
  readonly reason?: Samurai
}

/** A carrier's move, and who comes along. */
interface Voyage {
  readonly carrier: Unit
  readonly passengers: readonly Unit[]
  readonly from: number
  readonly to: Board
}

export const noMoves = (): Moves => ({ figures: [], ships: false })

/**
 * [move.legal] From the supply to a location, or from a location to another. [move.full] A ship needs a free space.
 * [move.mechs-only] A samurai can take a ship's space, but not another samurai's.
 */
export function mayEnter(g: State, unit: Unit): Refuse<Board> {
  return (board) => {
    if (g.place[unit] === board) return refuse('move.legal#same', at(g, board))
    if (freeSpaces(g, board) > 0) return undefined
    if (isShip(unit)) return refuse('move.full', { ...at(g, board), spaces: g.content.spacesPerLocation })
    return shipsAt(g, board).length === 0 ? refuse('move.mechs-only', at(g, board)) : undefined
  }
}

/** Why a figure cannot be moved now, or nothing. */
export function mayMove(g: State, seat: Seat, moves: Moves): Refuse<Unit> {
  return (unit) => {
    if (moves.figures.includes(unit)) return refuse('move.once', { unit: unitName(unit) })
    return cannotMove(g, seat, unit)
  }
}

export function cannotMove(g: State, seat: Seat, unit: Unit): Refusal | undefined {
  if (g.place[unit] === GRAVEYARD) return refuse('unit.control#graveyard', { unit: unitName(unit) })
  const unpaid = cannotPayFee(g, seat, unit)
  if (unpaid) return unpaid
  const mayGo = mayEnter(g, unit)
  for (const board of boardNumbers(g)) if (!mayGo(board)) return undefined
  return refuse('move.legal#nowhere', { unit: unitName(unit) })
}

const cannotPayFee = (g: State, seat: Seat, unit: Unit): Refusal | undefined =>
  unit === MASUMUNE && g.wealth[seat] < MASUMUNES_FEE
    ? refuse('mech.masumune', { cost: MASUMUNES_FEE, have: g.wealth[seat] })
    : undefined

/** [move.units] Up to so many different figures of those given, one after another. */
export function* moveUnits(g: State, seat: Seat, figures: readonly Unit[], most: number, moves: Moves): Rule {
  for (let nth = 1; nth <= most; nth++) {
    const unit = yield* choose(g, seat, 'move.units', () => ({
      from: figures,
      as: units,
      or: STOP,
      unless: mayMove(g, seat, moves),
      about: { nth, of: most },
    }))
    if (unit === STOP) return
    yield* moveOne(g, seat, unit, moves)
  }
}

/** Asks where to, then moves. What the move costs must not be traded away meanwhile. */
export function* moveOne(g: State, seat: Seat, unit: Unit, moves: Moves): Rule {
  const mayGo = mayEnter(g, unit)
  const to = yield* choose(g, seat, 'move.legal', () => ({
    from: boardNumbers(g),
    unless: (board) => cannotPayFee(g, seat, unit) ?? mayGo(board),
    about: { unit: unitName(unit) },
  }))
  yield* moveTo(g, seat, unit, to, moves)
}

/**
 * [move.sequence] The fee is paid, the figure leaves, a ship makes room if the location is full, the figure arrives, and what happens after
 * its move happens. [carrier.follow] Then the passengers of a carrier follow.
 */
export function* moveTo(g: State, seat: Seat, unit: Unit, to: Board, moves: Moves): Rule {
  const from = g.place[unit]
  const passengers = isCarrier(unit) ? yield* choosePassengers(g, seat, from) : []
  /** [move.fee] Masumune's fee goes to the supply before he moves. */
  if (unit === MASUMUNE) payWealth(g, seat, MASUMUNES_FEE)
  if (freeSpaces(g, to) === 0) yield* makeRoom(g, seat, unit, to)
  yield* arrive(g, seat, unit, from, to, moves)
  moves.figures.push(unit)
  if (passengers.length > 0) yield* bringPassengers(g, seat, { carrier: unit, passengers, from, to }, moves)
}

/** [move.displace] The weakest ship of a full location is destroyed for a samurai; [move.weakest] among equals the mover chooses. */
function* makeRoom(g: State, seat: Seat, mech: Unit, board: Board): Rule {
  const ship = yield* pick(g, seat, 'move.displace', () => ({
    from: weakestShips(g, board),
    as: units,
    about: at(g, board),
  }))
  if (g.trace) report(g, 'move.displace', { ...fallen(g, ship), seat, mech: unitName(mech), board })
  lose(g, ship)
}

function* arrive(g: State, seat: Seat, unit: Unit, from: number, to: Board, moves: Moves): Rule {
  g.place[unit] = to
  if (isShip(unit)) moves.ships = true
  if (g.trace) tellMove(g, seat, unit, from, to, moves)
  if (isShip(unit)) yield* meetAttachments(g, unit, to)
  else yield* afterMoving(g, seat, unit, from)
}

function tellMove(g: State, seat: Seat, unit: Unit, from: number, to: Board, { reason }: Moves): void {
  report(g, 'move.legal#moved', {
    seat,
    unit: unitName(unit),
    from: from === SUPPLY ? 'supply' : from,
    to,
    location: g.boards[to - 1],
    ...(from === SUPPLY ? {} : { left: g.boards[from - 1] }),
    ...(unit === MASUMUNE ? { fee: MASUMUNES_FEE } : {}),
    ...(reason === undefined ? {} : { reason }),
  })
}

/** [cards.attach] Cards beside the board see ships arrive, in the order in which they were attached. */
function* meetAttachments(g: State, unit: Unit, board: Board): Rule {
  for (const attachment of [...g.attachments]) {
    const card = g.content.cards[attachment.card]
    if (attachment.board === board && g.place[unit] === board && card.arrived)
      yield* card.arrived(g, attachment, unit, card.numbers)
  }
}

/** [carrier.passengers] Before a carrier moves: up to two of its player's fighters from the same place. */
function* choosePassengers(g: State, seat: Seat, place: number): Rule<Unit[]> {
  const fighters = () => unitsAt(g, place, seat).filter(isFighter)
  if (fighters().length === 0) return []
  return yield* some(g, seat, 'carrier.passengers', () => ({
    from: fighters(),
    as: units,
    min: 0,
    max: MOST_PASSENGERS,
  }))
}

/**
 * [carrier.follow] The passengers move as a free order, so each may stay behind; that is asked where something has changed since they were
 * named, or awaits them. [carrier.space] Each needs a free space; when not all fit, the player chooses who goes, and the others stay.
 */
function* bringPassengers(g: State, seat: Seat, { carrier, passengers, from, to }: Voyage, moves: Moves): Rule {
  let left = passengers
  const here = () => left.filter((unit) => g.place[unit] === from)
  while (here().length > 0 && freeSpaces(g, to) > 0) {
    const unit = yield* nextPassenger(g, seat, here, { carrier, to })
    if (unit === STOP) return
    left = left.filter((other) => other !== unit)
    yield* arrive(g, seat, unit, from, to, moves)
  }
}

function* nextPassenger(
  g: State,
  seat: Seat,
  here: () => Unit[],
  { carrier, to }: Pick<Voyage, 'carrier' | 'to'>,
): Rule<Unit | typeof STOP> {
  const scarce = freeSpaces(g, to) < here().length
  if (!since(g, 2))
    return scarce
      ? yield* pick(g, seat, 'carrier.space', () => ({ from: here(), as: units, about: at(g, to) }))
      : here()[0]
  if (!scarce && g.place[carrier] === to && !isPerilous(g, seat, to)) return here()[0]
  return yield* choose(g, seat, scarce ? 'carrier.space' : 'carrier.follow', () => ({
    from: here(),
    as: units,
    or: STOP,
    about: { board: to, location: g.boards[to - 1] },
  }))
}

/** Whether a card of somebody else waits there for ships that arrive. */
const isPerilous = (g: State, seat: Seat, board: Board): boolean =>
  g.attachments.some((attached) => {
    const { arrived } = g.content.cards[attached.card]
    return attached.board === board && attached.by !== seat && arrived !== undefined
  })
