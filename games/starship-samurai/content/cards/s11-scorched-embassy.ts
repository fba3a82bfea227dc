import { chooseMarker, markersOffNeutral, mayTouch, NEUTRAL, placeMarker } from '../../rules/alliance.ts'
import { drawCards } from '../../rules/cards/hand.ts'
import { card } from '../card.ts'

export const scorchedEmbassy = card({
  id: 'S11',
  name: 'Scorched Embassy',
  type: 'order',
  deck: 'shattered',
  cost: { ships: 2 },
  numbers: { cards: 1 },
  text: 'Send a marker from any branch back to neutral. If it was on the branch of an opponent, that player draws {{cards}} card.',
  required: (g, owner) => markersOffNeutral(g).some((marker) => !mayTouch(g, owner)(marker)),
  *play(g, owner, n) {
    const marker = yield* chooseMarker(g, owner, 'card.S11#marker', markersOffNeutral(g))
    const host = g.branch[marker]
    placeMarker(g, marker, NEUTRAL, owner)
    if (host !== owner) yield* drawCards(g, host, n.cards)
  },
})
