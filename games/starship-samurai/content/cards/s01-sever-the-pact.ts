import { chooseMarker, lowerMarker, markersOfOpponents, mayTouch } from '../../rules/alliance.ts'
import { chooseAmount } from '../../rules/dialect.ts'
import { card } from '../card.ts'

export const severThePact = card({
  id: 'S01',
  name: 'Sever the Pact',
  type: 'order',
  deck: 'shattered',
  cost: { honor: 1 },
  numbers: { least: 1, most: 2 },
  text: 'Take a marker on the branch of an opponent down by {{least}} to {{most}} spaces.',
  required: (g, owner) => markersOfOpponents(g, owner).some((marker) => !mayTouch(g, owner)(marker)),
  *play(g, owner, n) {
    const marker = yield* chooseMarker(g, owner, 'card.S01#marker', markersOfOpponents(g, owner))
    const most = Math.min(n.most, g.depth[marker])
    const spaces = most > n.least ? yield* chooseAmount(g, owner, 'card.S01#spaces', n.least, most) : n.least
    lowerMarker(g, marker, spaces, owner)
  },
})
