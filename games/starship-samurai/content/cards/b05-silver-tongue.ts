import { moveAnyMarker } from '../../rules/alliance.ts'
import { card } from '../card.ts'

export const silverTongue = card({
  id: 'B05',
  name: 'Silver Tongue',
  type: 'order',
  deck: 'base',
  cost: { wealth: 2 },
  numbers: { spaces: 3 },
  text: 'Move a clan marker up to {{spaces|# space|# spaces}}.',
  *play(g, owner, n) {
    yield* moveAnyMarker(g, owner, n.spaces, 'card.B05', 'B05')
  },
})
