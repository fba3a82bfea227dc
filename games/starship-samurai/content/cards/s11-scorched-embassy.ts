import { markers, NEUTRAL } from '../../codecs.ts'
import { markersOffNeutral, mayTouch, placeMarker } from '../../rules/alliance.ts'
import { drawCards } from '../../rules/cards/hand.ts'
import { choose } from '../../rules/dialect.ts'
import { card } from '../card.ts'

export const scorchedEmbassy = card({
  id: 'S11',
  name: 'Scorched Embassy',
  type: 'order',
  deck: 'shattered',
  cost: { ships: 2 },
  numbers: { cards: 1 },
  text: 'Send a marker from any branch to neutral. If it was on an opponent’s branch, they draw {{cards|# card|# cards}}.',
  required: (g, owner) => markersOffNeutral(g).some((marker) => !mayTouch(g, owner)(marker)),
  *play(g, owner, n) {
    const marker = yield* choose(g, owner, 'card.S11#marker', () => ({
      from: markersOffNeutral(g),
      as: markers,
      unless: mayTouch(g, owner),
    }))
    const host = g.branch[marker]
    placeMarker(g, marker, NEUTRAL, owner)
    if (host !== owner) yield* drawCards(g, host, n.cards, 'S11')
  },
})
