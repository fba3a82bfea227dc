import { gainPower } from '../../rules/battle.ts'
import { card } from '../card.ts'

export const sacrificialVanguard = card({
  id: 'B14',
  name: 'Sacrificial Vanguard',
  type: 'battle',
  deck: 'base',
  cost: { ships: 1 },
  numbers: { power: 4 },
  text: 'Gain +{{power}} power.',
  *play(g, owner, n) {
    gainPower(g, owner, n.power, 'B14')
  },
})
