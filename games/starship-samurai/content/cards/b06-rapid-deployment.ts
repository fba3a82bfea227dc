import { cannotMove, moveUnits, noMoves } from '../../rules/moves/movement.ts'
import { followWithOda } from '../../rules/moves/oda.ts'
import { shipsOf } from '../../rules/state/units.ts'
import { card } from '../card.ts'

export const rapidDeployment = card({
  id: 'B06',
  name: 'Rapid Deployment',
  type: 'order',
  deck: 'base',
  cost: { wealth: 1 },
  numbers: { ships: 3 },
  text: 'Move up to {{ships|# of your ships|# of your ships}}, one after the other. Passengers of your carrier do not count.',
  required: (g, owner, without) =>
    shipsOf(owner).some((ship) => !without.includes(ship) && !cannotMove(g, owner, ship)),
  *play(g, owner, n) {
    const moves = noMoves()
    yield* moveUnits(g, owner, shipsOf(owner), n.ships, moves)
    yield* followWithOda(g, owner, moves)
  },
})
