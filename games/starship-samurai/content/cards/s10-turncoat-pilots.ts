import type { Seat } from '@orrery/engine'
import { units } from '../../codecs.ts'
import { at, choose, NONE, report } from '../../rules/dialect.ts'
import { returnToSupply } from '../../rules/goods.ts'
import { mayEnter, moveTo, noMoves } from '../../rules/moves/movement.ts'
import { followWithOda } from '../../rules/moves/oda.ts'
import { type Board, boardNumbers, type State, type Unit } from '../../rules/state/state.ts'
import { ownerOf, SUPPLY, shipsAt, shipsOf, unitName, unitsAt } from '../../rules/state/units.ts'
import { card } from '../card.ts'

const rivalShipsAt = (g: State, board: Board, owner: Seat): Unit[] =>
  shipsAt(g, board).filter((ship) => ownerOf(g, ship) !== owner)

const boardsWithBoth = (g: State, owner: Seat, without: readonly Unit[]): Board[] =>
  boardNumbers(g).filter(
    (board) =>
      unitsAt(g, board, owner).some((unit) => !without.includes(unit)) && rivalShipsAt(g, board, owner).length > 0,
  )

export const turncoatPilots = card({
  id: 'S10',
  name: 'Turncoat Pilots',
  type: 'order',
  deck: 'shattered',
  cost: { wealth: 1 },
  text: 'Choose a location where you have a unit. Return an opponent’s ship there to its supply. Then you may move a ship from your supply there.',
  required: (g, owner, without) => boardsWithBoth(g, owner, without).length > 0,
  *play(g, owner) {
    const board = yield* choose(g, owner, 'card.S10#where', () => ({ from: boardsWithBoth(g, owner, []) }))
    const turned = yield* choose(g, owner, 'card.S10#ship', () => ({
      from: rivalShipsAt(g, board, owner),
      as: units,
    }))
    returnToSupply(g, turned)
    report(g, 'card.S10#returned', { seat: owner, unit: unitName(turned), board })
    const reserves = () => shipsOf(owner).filter((ship) => g.place[ship] === SUPPLY && !mayEnter(g, ship)(board))
    if (reserves().length === 0) return
    const ship = yield* choose(g, owner, 'card.S10#move', () => ({
      from: reserves(),
      as: units,
      or: NONE,
      about: at(g, board),
    }))
    if (ship === NONE) return
    const moves = noMoves()
    yield* moveTo(g, owner, ship, board, moves)
    yield* followWithOda(g, owner, moves)
  },
})
