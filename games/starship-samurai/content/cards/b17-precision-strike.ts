import { units } from '../../codecs.ts'
import { gainPower, rivalShipsInBattle } from '../../rules/battle.ts'
import { pick } from '../../rules/dialect.ts'
import { destroy } from '../../rules/goods.ts'
import { card } from '../card.ts'

export const precisionStrike = card({
  id: 'B17',
  name: 'Precision Strike',
  type: 'battle',
  deck: 'base',
  numbers: { power: 1 },
  text: 'Destroy an opponent’s ship in this battle, if there is one. Gain +{{power}} power.',
  *play(g, owner, n) {
    const ships = () => rivalShipsInBattle(g, owner)
    if (ships().length > 0) destroy(g, yield* pick(g, owner, 'card.B17', () => ({ from: ships(), as: units })), 'B17')
    gainPower(g, owner, n.power, 'B17')
  },
})
