import { differentCards, discardFromHand, drawCards, tellDiscarded } from '../../rules/cards/hand.ts'
import { choose, NONE } from '../../rules/dialect.ts'
import { gainWealth } from '../../rules/goods.ts'
import { card } from '../card.ts'

export const requisition = card({
  id: 'B09',
  name: 'Requisition',
  type: 'order',
  deck: 'base',
  cost: { honor: 1 },
  numbers: { cards: 2, wealth: 1 },
  text: 'Draw {{cards|# card|# cards}}. Then you may discard a card for {{wealth}} wealth.',
  *play(g, owner, n) {
    yield* drawCards(g, owner, n.cards, 'B09')
    if (g.hands[owner].length === 0) return
    const sold = yield* choose(g, owner, 'card.B09', () => ({ from: differentCards(g.hands[owner]), or: NONE }))
    if (sold === NONE) return
    discardFromHand(g, owner, sold)
    tellDiscarded(g, owner, [sold], 'B09')
    gainWealth(g, owner, n.wealth, 'B09')
  },
})
