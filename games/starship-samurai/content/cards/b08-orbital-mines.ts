import { discard } from '../../rules/cards/hand.ts'
import { at, pick, report } from '../../rules/dialect.ts'
import { lose, payWealth } from '../../rules/goods.ts'
import { type Board, boardNumbers, type State } from '../../rules/state/state.ts'
import { ownerOf, unitName } from '../../rules/state/units.ts'
import { card } from '../card.ts'

const MINES = 'B08'

const isMined = (g: State, board: Board): boolean =>
  g.attachments.some((attachment) => attachment.card === MINES && attachment.board === board)

const clearBoards = (g: State): Board[] => boardNumbers(g).filter((board) => !isMined(g, board))

export const orbitalMines = card({
  id: MINES,
  name: 'Orbital Mines',
  type: 'order',
  deck: 'base',
  cost: { wealth: 1 },
  numbers: { wealth: 1 },
  text: 'Attach to a location without Orbital Mines. When an opponent’s ship moves there, they pay {{wealth}} wealth, or the ship is destroyed and this card discarded.',
  attaches: true,
  required: (g) => clearBoards(g).length > 0,
  *play(g, owner) {
    const board = yield* pick(g, owner, 'card.B08#where', () => ({ from: clearBoards(g) }))
    g.attachments.push({ board, card: MINES, by: owner })
    report(g, 'card.B08#laid', { seat: owner, board })
  },
  *arrived(g, { board, by }, ship, n) {
    const mover = ownerOf(g, ship)
    if (mover === by) return
    const way = yield* pick(g, mover, 'card.B08', () => ({
      from: g.wealth[mover] >= n.wealth ? ['pay', 'lose'] : ['lose'],
      about: { unit: unitName(ship), ...at(g, board), wealth: n.wealth },
    }))
    if (way === 'pay') {
      payWealth(g, mover, n.wealth)
      report(g, 'card.B08#paid', { seat: mover, board, location: g.boards[board - 1], amount: n.wealth })
      return
    }
    report(g, 'card.B08#struck', { seat: mover, board, unit: unitName(ship) })
    lose(g, ship)
    g.attachments = g.attachments.filter((attachment) => attachment.card !== MINES || attachment.board !== board)
    discard(g, by, MINES)
  },
})
