import { holdSpaces } from '../../../codecs.ts'
import { countSpaces, listSpaces, setOf } from '../../../hold/hold.ts'
import { pickSome, refuse, report } from '../../../rules/dialect.ts'
import { matOf } from '../../../rules/ship/vessel.ts'
import type { ActionEffect } from './effect.ts'

/** [ability.repair-swarm] Some damage markers come off, whichever the owner likes. */
export const repairSwarm: ActionEffect = {
  refuse: (g, seat) => (g.vessels[seat].damage === 0 ? refuse('ability.repair-swarm') : undefined),
  *run(g, seat, value) {
    const { damage } = g.vessels[seat]
    const most = Math.min(value, countSpaces(damage))
    const spaces = yield* pickSome(g, seat, 'ability.repair-swarm', {
      from: listSpaces(damage),
      as: holdSpaces(matOf(g, seat).hold),
      min: most,
      max: most,
      about: { most },
    })
    g.vessels[seat].damage &= ~setOf(spaces)
    report(g, 'ability.repair-swarm', { seat, repaired: spaces.length })
  },
}
