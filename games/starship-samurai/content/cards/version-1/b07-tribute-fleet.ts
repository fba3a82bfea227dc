import { gainWealth } from '../../../rules/goods.ts'
import { leads } from '../../../rules/state/power.ts'
import { boardNumbers } from '../../../rules/state/state.ts'
import { card } from '../../card.ts'

export const tributeFleet = card({
  id: 'B07',
  name: 'Tribute Fleet',
  type: 'order',
  deck: 'base',
  numbers: { wealth: 1, each: 1, most: 4 },
  text: 'Gain {{wealth}} wealth, and {{each}} more for each location where you alone have the most power (max. {{most}}).',
  *play(g, owner, n) {
    const led = boardNumbers(g).filter((board) => leads(g, board, owner)).length
    gainWealth(g, owner, Math.min(n.wealth + n.each * led, n.most), 'B07')
  },
})
