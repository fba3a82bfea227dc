import type { Refuse, Seat } from '@orrery/engine'
import { markers, spaces } from '../../codecs.ts'
import { markersOfOpponents, markersOn, mayTouch, placeMarker } from '../../rules/alliance.ts'
import { choose, refuse } from '../../rules/dialect.ts'
import { LESSER_CLANS, type Marker, type Numbers, type State } from '../../rules/state/state.ts'
import { card } from '../card.ts'

/** Which of the opponents' markers can be had for one's own: those that are deeper, but not by much. */
const mayTake =
  (g: State, owner: Seat, own: Marker, n: Numbers): Refuse<Marker> =>
  (theirs) => {
    const deeper = g.depth[theirs] - g.depth[own]
    const data = { clan: LESSER_CLANS[theirs], depth: g.depth[theirs], own: g.depth[own], most: n.deeper }
    return deeper < 1 || deeper > n.deeper ? refuse('card.S03#deeper', data) : mayTouch(g, owner)(theirs)
  }

/** Which of one's own markers can be had something for. */
const mayGive =
  (g: State, owner: Seat, n: Numbers): Refuse<Marker> =>
  (own) => {
    const wanted = mayTake(g, owner, own, n)
    return markersOfOpponents(g, owner).some((theirs) => !wanted(theirs))
      ? mayTouch(g, owner)(own)
      : refuse('card.S03#nobody', { clan: LESSER_CLANS[own], most: n.deeper })
  }

export const exchangeOfHostages = card({
  id: 'S03',
  name: 'Exchange of Hostages',
  type: 'order',
  deck: 'shattered',
  cost: { wealth: 1 },
  numbers: { deeper: 3 },
  text: 'Choose a marker on your branch and one on an opponent’s branch that is 1 to {{deeper}} deeper. They change branches and keep their depths.',
  required: (g, owner, _without, n) => markersOn(g, owner).some((own) => !mayGive(g, owner, n)(own)),
  *play(g, owner, n) {
    const given = yield* choose(g, owner, 'card.S03#give', () => ({
      from: markersOn(g, owner),
      as: markers,
      unless: mayGive(g, owner, n),
    }))
    const taken = yield* choose(g, owner, 'card.S03#take', () => ({
      from: markersOfOpponents(g, owner),
      as: markers,
      unless: mayTake(g, owner, given, n),
    }))
    const host = g.branch[taken]
    placeMarker(g, taken, spaces.encode({ branch: owner, depth: g.depth[taken] }), owner)
    placeMarker(g, given, spaces.encode({ branch: host, depth: g.depth[given] }), owner)
  },
})
