import type { Seat } from '@orrery/engine'
import { players, units } from '../../codecs.ts'
import { pick, report, some } from '../../rules/dialect.ts'
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
  text: 'Choose an opponent and a location with their ships. Return 1 to {{ships}} of those ships to their supply.',
  required: (g, owner) => victims(g, owner).length > 0,
  *play(g, owner, n) {
    const victim = yield* pick(g, owner, 'card.B10#who', () => ({ from: victims(g, owner), as: players }))
    const board = yield* pick(g, owner, 'card.B10#where', () => ({
      from: boardsWithShips(g, victim),
      about: { seat: victim },
    }))
    const lured = yield* some(g, owner, 'card.B10#ships', () => ({
      from: shipsThere(g, board, victim),
      as: units,
      min: Math.min(1, n.ships),
      max: n.ships,
    }))
    for (const ship of lured) returnToSupply(g, ship)
    report(g, 'card.B10', { seat: owner, board, units: lured.map(unitName) })
  },
})
