import type { Refuse, Seat } from '@orrery/engine'
import { markers, spaces } from '../../codecs.ts'
import { branchRewards, markersOfOpponents, mayTouch, placeMarker } from '../../rules/alliance.ts'
import { choose, refuse } from '../../rules/dialect.ts'
import { LESSER_CLANS, type Marker, type Numbers, type State } from '../../rules/state/state.ts'
import { card } from '../card.ts'

const mayTurn =
  (g: State, owner: Seat, n: Numbers): Refuse<Marker> =>
  (marker) =>
    g.depth[marker] > n.deepest
      ? refuse('card.S02#deep', { clan: LESSER_CLANS[marker], depth: g.depth[marker], deepest: n.deepest })
      : mayTouch(g, owner)(marker)

export const doubleAgent = card({
  id: 'S02',
  name: 'Double Agent',
  type: 'order',
  deck: 'shattered',
  cost: { honor: 2 },
  numbers: { deepest: 2, depth: 1 },
  text: 'Choose a marker on an opponent’s branch, no deeper than {{deepest}}. Put it on depth {{depth}} of your branch.',
  required: (g, owner, _without, n) => markersOfOpponents(g, owner).some((marker) => !mayTurn(g, owner, n)(marker)),
  *play(g, owner, n) {
    const marker = yield* choose(g, owner, 'card.S02#marker', () => ({
      from: markersOfOpponents(g, owner),
      as: markers,
      unless: mayTurn(g, owner, n),
    }))
    const depth = Math.min(n.depth, branchRewards(g).length)
    placeMarker(g, marker, spaces.encode({ branch: owner, depth }), owner)
  },
})
