import { gainPower } from '../../rules/battle.ts'
import { card } from '../card.ts'

export const eliteGeneral = card({
  id: 'ST1',
  name: 'Elite General',
  type: 'battle',
  deck: 'starter',
  basis: 'attested',
  numbers: { power: 3 },
  text: 'Gain +{{power}} power.',
  *play(g, owner, n) {
    gainPower(g, owner, n.power, 'ST1')
  },
})
