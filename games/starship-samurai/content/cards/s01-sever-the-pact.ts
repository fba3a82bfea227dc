import { markers } from '../../codecs.ts'
import { lowerMarker, markersOfOpponents, mayTouch } from '../../rules/alliance.ts'
import { choose, pickAmount } from '../../rules/dialect.ts'
import { card } from '../card.ts'

export const severThePact = card({
  id: 'S01',
  name: 'Sever the Pact',
  type: 'order',
  deck: 'shattered',
  numbers: { least: 1, most: 3 },
  text: 'Lower a marker on an opponent’s branch by {{least}} to {{most|# space|# spaces}}.',
  required: (g, owner) => markersOfOpponents(g, owner).some((marker) => !mayTouch(g, owner)(marker)),
  *play(g, owner, n) {
    const marker = yield* choose(g, owner, 'card.S01#marker', () => ({
      from: markersOfOpponents(g, owner),
      as: markers,
      unless: mayTouch(g, owner),
    }))
    const spaces = yield* pickAmount(g, owner, 'card.S01#spaces', () => ({
      min: n.least,
      max: Math.max(n.least, Math.min(n.most, g.depth[marker])),
    }))
    lowerMarker(g, marker, spaces, owner)
  },
})
