import { draw } from '../../rules/cards/hand.ts'
import { choose } from '../../rules/dialect.ts'
import { gainWealth } from '../../rules/goods.ts'
import { card } from '../card.ts'

export const changeStrategy = card({
  id: 'ST2',
  name: 'Change Strategy',
  type: 'battle',
  deck: 'starter',
  basis: 'attested',
  numbers: { wealth: 1, cards: 1 },
  text: 'Gain {{wealth}} wealth or draw {{cards|# card|# cards}}. Then take this card back into your hand.',
  returnsToHand: true,
  *play(g, owner, n) {
    const gain = yield* choose(g, owner, 'card.ST2', () => ({ from: ['wealth', 'cards'] }))
    if (gain === 'wealth') gainWealth(g, owner, n.wealth, 'ST2')
    else draw(g, owner, n.cards, 'ST2')
  },
})
