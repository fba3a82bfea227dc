import type { Seat } from '@orrery/engine'
import { markers } from '../../codecs.ts'
import { lowerMarker, markersOn, mayTouch } from '../../rules/alliance.ts'
import { gainPower, rivalsInBattle } from '../../rules/battle.ts'
import { pick } from '../../rules/dialect.ts'
import { type Marker, type State, turnOrder } from '../../rules/state/state.ts'
import { card } from '../card.ts'

function deepestMarkers(g: State, seat: Seat): Marker[] {
  const markers = markersOn(g, seat)
  const deepest = Math.max(...markers.map((marker) => g.depth[marker]))
  return markers.filter((marker) => g.depth[marker] === deepest)
}

export const collapseTheAccord = card({
  id: 'S20',
  name: 'Collapse the Accord',
  type: 'battle',
  deck: 'shattered',
  cost: { wealth: 1 },
  numbers: { spaces: 1, power: 3 },
  text: 'In turn order, all players in this battle lower their deepest marker by {{spaces|# space|# spaces}}. On a tie, the branch’s owner chooses. Then gain +{{power}} power.',
  *play(g, owner, n) {
    const present = [owner, ...rivalsInBattle(g, owner)]
    for (const seat of turnOrder(g)) {
      if (!present.includes(seat)) continue
      const unless = mayTouch(g, seat)
      if (!deepestMarkers(g, seat).some((marker) => !unless(marker))) continue
      const marker = yield* pick(g, seat, 'card.S20#marker', () => ({
        from: deepestMarkers(g, seat),
        as: markers,
        unless,
      }))
      lowerMarker(g, marker, n.spaces, seat)
    }
    gainPower(g, owner, n.power, 'S20')
  },
})
