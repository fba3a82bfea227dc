import { gainPower } from '../../rules/battle.ts'
import { drawCards } from '../../rules/cards/hand.ts'
import { choose } from '../../rules/dialect.ts'
import { gainWealth } from '../../rules/goods.ts'
import { card } from '../card.ts'

export const spoilsOfWar = card({
  id: 'B19',
  name: 'Spoils of War',
  type: 'battle',
  deck: 'base',
  numbers: { power: 1, wealth: 2, cards: 2 },
  text: 'Gain +{{power}} power. If you win this battle, gain {{wealth}} wealth or draw {{cards|# card|# cards}}.',
  *play(g, owner, n) {
    gainPower(g, owner, n.power, 'B19')
  },
  *ifWon(g, owner, n) {
    const spoils = yield* choose(g, owner, 'card.B19', () => ({ from: ['wealth', 'cards'] }))
    if (spoils === 'wealth') gainWealth(g, owner, n.wealth, 'B19')
    else yield* drawCards(g, owner, n.cards, 'B19')
  },
})
