import { countMarkersOn } from '../../rules/alliance.ts'
import { gainHonor } from '../../rules/goods.ts'
import { card } from '../card.ts'

export const coronationGala = card({
  id: 'S09',
  name: 'Coronation Gala',
  type: 'order',
  deck: 'shattered',
  cost: { wealth: 2 },
  numbers: { each: 1, most: 4 },
  text: 'Gain {{each}} honor for each marker on your branch (max. {{most}}). You need at least one.',
  required: (g, owner) => countMarkersOn(g, owner) > 0,
  *play(g, owner, n) {
    gainHonor(g, owner, Math.min(n.most, n.each * countMarkersOn(g, owner)), 'S09')
  },
})
