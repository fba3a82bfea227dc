import { markers } from '../../codecs.ts'
import { countMarkersOn, markersOn } from '../../rules/alliance.ts'
import { choose, report } from '../../rules/dialect.ts'
import { LESSER_CLANS } from '../../rules/state/state.ts'
import { card } from '../card.ts'

export const bloodOath = card({
  id: 'S05',
  name: 'Blood Oath',
  type: 'order',
  deck: 'shattered',
  cost: { wealth: 1 },
  text: 'Bind a marker on your branch. Nobody but you can change its place, in whatever way, before your next turn begins.',
  required: (g, owner) => countMarkersOn(g, owner) > 0,
  *play(g, owner) {
    // An oath takes hold of a marker without moving it, so another's oath is no obstacle.
    const marker = yield* choose(g, owner, 'card.S05#marker', () => ({ from: markersOn(g, owner), as: markers }))
    g.oaths.push({ marker, by: owner })
    report(g, 'card.S05#bound', { seat: owner, clan: LESSER_CLANS[marker] })
  },
})
