import { moveAnyMarker } from '../../rules/alliance.ts'
import { gainHonor } from '../../rules/goods.ts'
import { card } from '../card.ts'

export const honorableTerms = card({
  id: 'B20',
  name: 'Honorable Terms',
  type: 'battle',
  deck: 'base',
  numbers: { honor: 2, spaces: 1 },
  text: 'If you do not win this battle, gain {{honor}} honor. Then you may move a clan marker up to {{spaces|# space|# spaces}}.',
  *play() {},
  *ifNotWon(g, owner, n) {
    gainHonor(g, owner, n.honor, 'B20')
    yield* moveAnyMarker(g, owner, n.spaces, 'card.B20', 'B20')
  },
})
