import { units } from '../../codecs.ts'
import { differentCards, discardFromHand, tellDiscarded } from '../../rules/cards/hand.ts'
import { at, choose } from '../../rules/dialect.ts'
import { destroy } from '../../rules/goods.ts'
import { type Board, boardNumbers, opponents, type State } from '../../rules/state/state.ts'
import { hasUnitsAt, unitsAt } from '../../rules/state/units.ts'
import { card } from '../card.ts'

const boardsWithOpponents = (g: State, owner: number): Board[] =>
  boardNumbers(g).filter((board) => opponents(g, owner).some((other) => hasUnitsAt(g, board, other)))

export const ignite = card({
  id: 'B03',
  name: 'Ignite',
  type: 'order',
  deck: 'base',
  basis: 'attested',
  cost: { ships: 1 },
  text: 'Choose a location. Each opponent with units there destroys one of them and discards a card, if possible.',
  required: (g, owner) => boardsWithOpponents(g, owner).length > 0,
  *play(g, owner) {
    const board = yield* choose(g, owner, 'card.B03#where', () => ({ from: boardsWithOpponents(g, owner) }))
    for (const victim of opponents(g, owner)) {
      if (!hasUnitsAt(g, board, victim)) continue
      destroy(
        g,
        yield* choose(g, victim, 'card.B03#unit', () => ({
          from: unitsAt(g, board, victim),
          as: units,
          about: { by: owner, ...at(g, board) },
        })),
        'B03',
      )
      if (g.hands[victim].length === 0) continue
      const lost = yield* choose(g, victim, 'card.B03#card', () => ({
        from: differentCards(g.hands[victim]),
        about: { by: owner },
      }))
      discardFromHand(g, victim, lost)
      tellDiscarded(g, victim, [lost], 'B03')
    }
  },
})
