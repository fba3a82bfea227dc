import { countMarkersOn } from '../../rules/alliance.ts'
import { choose, report } from '../../rules/dialect.ts'
import { ORDERS } from '../../rules/state/state.ts'
import { carryOut } from '../../rules/turn/orders.ts'
import { card } from '../card.ts'

export const powerBehindTheThrone = card({
  id: 'S12',
  name: 'Power Behind the Throne',
  type: 'order',
  deck: 'shattered',
  cost: { honor: 1 },
  numbers: { value: 1, allies: 2, allied: 2 },
  text: 'Perform an order with a value of {{value}}, or {{allied}} with {{allies}} or more markers on your branch. It takes no order marker and cannot be increased.',
  *play(g, owner, n) {
    const value = countMarkersOn(g, owner) >= n.allies ? n.allied : n.value
    const order = yield* choose(g, owner, 'card.S12#order', () => ({ from: ORDERS, about: { value } }))
    report(g, 'card.S12', { seat: owner, order, value })
    yield* carryOut(g, owner, order, value, 'S12')
  },
})
