import type { Refuse, Seat } from '@orrery/engine'
import { markers } from '../../../codecs.ts'
import { markersOfOpponents, markersOn, mayTouch, placeMarker, spaceOf } from '../../../rules/alliance.ts'
import { choose, refuse } from '../../../rules/dialect.ts'
import { LESSER_CLANS, type Marker, type Numbers, type State } from '../../../rules/state/state.ts'
import { card } from '../../card.ts'

/** Which of the opponents' markers can be had for one's own. */
const mayTake =
  (g: State, owner: Seat, own: Marker, n: Numbers): Refuse<Marker> =>
  (theirs) => {
    const difference = Math.abs(g.depth[own] - g.depth[theirs])
    return difference > n.difference
      ? refuse('card.S03#depths', { clan: LESSER_CLANS[theirs], difference, most: n.difference })
      : mayTouch(g, owner)(theirs)
  }

/** Which of one's own markers can be had something for. */
const mayGive =
  (g: State, owner: Seat, n: Numbers): Refuse<Marker> =>
  (own) => {
    const wanted = mayTake(g, owner, own, n)
    return markersOfOpponents(g, owner).some((theirs) => !wanted(theirs))
      ? mayTouch(g, owner)(own)
      : refuse('card.S03#partner', { clan: LESSER_CLANS[own], most: n.difference })
  }

export const exchangeOfHostages = card({
  id: 'S03',
  name: 'Exchange of Hostages',
  type: 'order',
  deck: 'shattered',
  cost: { wealth: 1 },
  numbers: { difference: 2 },
  text: 'Choose a marker on your branch and one on an opponent’s branch, up to {{difference|# space|# spaces}} apart in depth. They trade places.',
  required: (g, owner, _without, n) => markersOn(g, owner).some((own) => !mayGive(g, owner, n)(own)),
  *play(g, owner, n) {
    const own = yield* choose(g, owner, 'card.S03#own', () => ({
      from: markersOn(g, owner),
      as: markers,
      unless: mayGive(g, owner, n),
    }))
    const theirs = yield* choose(g, owner, 'card.S03#theirs', () => ({
      from: markersOfOpponents(g, owner),
      as: markers,
      unless: mayTake(g, owner, own, n),
    }))
    const here = spaceOf(g, own)
    const there = spaceOf(g, theirs)
    placeMarker(g, own, there, owner)
    placeMarker(g, theirs, here, owner)
  },
})
