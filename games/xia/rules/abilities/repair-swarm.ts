import { countSpaces, setOf } from '../../hold/hold.ts'
import { chooseSome, refuse, report } from '../ask.ts'
import { namesOf, spaceNumbers } from '../vessel.ts'
import type { ActionRule } from './ability.ts'

/** [ability.repair-swarm] Some damage markers come off, whichever the owner likes. */
export const repairSwarm: ActionRule = {
  refuse: (g, seat) => (g.vessels[seat].damage === 0 ? refuse('ability.repair-swarm') : undefined),
  *run(g, seat, value) {
    const { damage } = g.vessels[seat]
    const most = Math.min(value, countSpaces(damage))
    const names = yield* chooseSome(g, seat, 'ability.repair-swarm', namesOf(g, seat, damage), most, most, { most })
    g.vessels[seat].damage &= ~setOf(spaceNumbers(g, seat, names))
    report(g, 'ability.repair-swarm', { seat, repaired: names.length })
  },
}
