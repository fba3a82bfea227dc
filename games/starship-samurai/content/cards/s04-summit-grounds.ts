import type { Refusal } from '@orrery/engine'
import { moveAnyMarker } from '../../rules/alliance.ts'
import { at, choose, refuse, report } from '../../rules/dialect.ts'
import { gainHonor } from '../../rules/goods.ts'
import { type Board, boardNumbers, type State } from '../../rules/state/state.ts'
import { card } from '../card.ts'

const ID = 'S04'

const mayHost =
  (g: State) =>
  (board: Board): Refusal | undefined =>
    g.attachments.some((attached) => attached.board === board && attached.card === ID)
      ? refuse('card.S04#there', at(g, board))
      : undefined

export const summitGrounds = card({
  id: ID,
  name: 'Summit Grounds',
  type: 'order',
  deck: 'shattered',
  cost: { wealth: 1 },
  numbers: { spaces: 2, honor: 2 },
  text: 'Attach to a location without Summit Grounds. After its reward, the winner may move a marker up to {{spaces|# space|# spaces}}. If that is not you, gain {{honor}} honor. Then discard this card.',
  attaches: true,
  required: (g) => boardNumbers(g).some((board) => !mayHost(g)(board)),
  *play(g, owner) {
    const board = yield* choose(g, owner, 'card.S04#where', () => ({ from: boardNumbers(g), unless: mayHost(g) }))
    g.attachments.push({ board, card: ID, by: owner })
    report(g, 'card.S04#attached', { seat: owner, board })
  },
  *won(g, { by }, victor, n) {
    yield* moveAnyMarker(g, victor, n.spaces, 'card.S04#move', ID)
    if (by !== victor) gainHonor(g, by, n.honor, ID)
  },
})
