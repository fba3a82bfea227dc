import type { Refuse, Seat } from '@orrery/engine'
import { branchRewards, chooseMarker, markersOfOpponents, mayTouch, placeMarker } from '../../rules/alliance.ts'
import { refuse } from '../../rules/dialect.ts'
import { CLANS, LESSER_CLANS, type Marker, type Numbers, type State } from '../../rules/state/state.ts'
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
  text: 'A marker no deeper than {{deepest}} on the branch of an opponent changes sides: it goes straight to depth {{depth}} of your own.',
  required: (g, owner, _without, n) => markersOfOpponents(g, owner).some((marker) => !mayTurn(g, owner, n)(marker)),
  *play(g, owner, n) {
    const marker = yield* chooseMarker(g, owner, 'card.S02#marker', markersOfOpponents(g, owner), mayTurn(g, owner, n))
    placeMarker(g, marker, `${CLANS[owner]}-${Math.min(n.depth, branchRewards(g).length)}`, owner)
  },
})
