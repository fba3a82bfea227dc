import { moveAnyMarker } from '../../../rules/alliance.ts'
import { gainPower } from '../../../rules/battle.ts'
import { card } from '../../card.ts'

export const witnessedByTheClans = card({
  id: 'S18',
  name: 'Witnessed by the Clans',
  type: 'battle',
  deck: 'shattered',
  numbers: { power: 1, spaces: 2 },
  text: 'Gain +{{power}} power. If you win this battle, you may move a marker up to {{spaces|# space|# spaces}}.',
  *play(g, owner, n) {
    gainPower(g, owner, n.power, 'S18')
  },
  *ifWon(g, owner, n) {
    yield* moveAnyMarker(g, owner, n.spaces, 'card.S18#move', 'S18')
  },
})
