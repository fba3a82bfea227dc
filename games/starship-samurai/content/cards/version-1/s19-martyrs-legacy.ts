import { moveAnyMarker } from '../../../rules/alliance.ts'
import { gainPower } from '../../../rules/battle.ts'
import { gainHonor } from '../../../rules/goods.ts'
import { card } from '../../card.ts'

export const martyrsLegacy = card({
  id: 'S19',
  name: 'Martyr’s Legacy',
  type: 'battle',
  deck: 'shattered',
  cost: { ships: 1 },
  numbers: { power: 2, honor: 1, spaces: 2 },
  text: 'Gain +{{power}} power. If you do not win this battle, gain {{honor}} honor. Then you may move a marker up to {{spaces|# space|# spaces}}.',
  *play(g, owner, n) {
    gainPower(g, owner, n.power, 'S19')
  },
  *ifNotWon(g, owner, n) {
    gainHonor(g, owner, n.honor, 'S19')
    yield* moveAnyMarker(g, owner, n.spaces, 'card.S19#move', 'S19')
  },
})
