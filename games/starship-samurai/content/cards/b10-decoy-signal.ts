import type { Seat } from '@orrery/engine'
import { chooseUnits, pick, pickPlayer, report } from '../../rules/dialect.ts'
import { returnToSupply } from '../../rules/goods.ts'
import { type Board, boardNumbers, opponents, type State, type Unit } from '../../rules/state/state.ts'
import { isShip, unitName, unitsAt } from '../../rules/state/units.ts'
import { card } from '../card.ts'

const shipsThere = (g: State, board: Board, seat: Seat): Unit[] => unitsAt(g, board, seat).filter(isShip)

const boardsWithShips = (g: State, seat: Seat): Board[] =>
  boardNumbers(g).filter((board) => shipsThere(g, board, seat).length > 0)

const victims = (g: State, owner: Seat): Seat[] =>
  opponents(g, owner).filter((victim) => boardsWithShips(g, victim).length > 0)

export const decoySignal = card({
  id: 'B10',
  name: 'Decoy Signal',
  type: 'order',
  deck: 'base',
  cost: { wealth: 1 },
  numbers: { ships: 2 },
  text: 'Name an opponent and a location with ships of theirs. Return 1 to {{ships}} of those ships to their supply.',
  required: (g, owner) => victims(g, owner).length > 0,
  *play(g, owner, n) {
    const victim = yield* pickPlayer(g, owner, 'card.B10#who', victims(g, owner))
    const board = yield* pick(g, owner, 'card.B10#where', boardsWithShips(g, victim), { seat: victim })
    const there = shipsThere(g, board, victim)
    const lured = yield* chooseUnits(g, owner, 'card.B10#ships', there, Math.min(1, n.ships), n.ships)
    for (const ship of lured) returnToSupply(g, ship)
    report(g, 'card.B10', { seat: owner, board, units: lured.map(unitName) })
  },
})
