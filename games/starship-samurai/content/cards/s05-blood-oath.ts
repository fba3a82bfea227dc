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
  text: 'Bind a marker on your branch. Until your next turn begins, only you can move it.',
  required: (g, owner) => countMarkersOn(g, owner) > 0,
  *play(g, owner) {
    // An oath takes hold of a marker without moving it, so another's oath is no obstacle.
    const marker = yield* choose(g, owner, 'card.S05#marker', () => ({ from: markersOn(g, owner), as: markers }))
    g.oaths.push({ marker, by: owner })
    report(g, 'card.S05#bound', { seat: owner, clan: LESSER_CLANS[marker] })
  },
})
