import { report } from '../../rules/dialect.ts'
import { returnToSupply } from '../../rules/goods.ts'
import { moveUnits, noMoves } from '../../rules/moves/movement.ts'
import { followWithOda } from '../../rules/moves/oda.ts'
import { figuresOf, GRAVEYARD, unitName } from '../../rules/state/units.ts'
import { card } from '../card.ts'

export const warFactory = card({
  id: 'B02',
  name: 'War Factory',
  type: 'order',
  deck: 'base',
  basis: 'attested',
  cost: { wealth: 1 },
  numbers: { units: 2 },
  text: 'Return all units from your graveyard to your supply. Then move up to {{units|# unit|# units}}.',
  *play(g, owner, n) {
    const rebuilt = figuresOf(g, owner).filter((unit) => g.place[unit] === GRAVEYARD)
    for (const unit of rebuilt) returnToSupply(g, unit)
    if (rebuilt.length > 0) report(g, 'card.B02', { seat: owner, units: rebuilt.map(unitName) })
    const moves = noMoves()
    yield* moveUnits(g, owner, figuresOf(g, owner), n.units, moves)
    yield* followWithOda(g, owner, moves)
  },
})
