import type { Seat } from '@orrery/engine'
import { crafts } from '../../../codecs.ts'
import type { Hex } from '../../../map/hex.ts'
import { canTarget } from '../../../map/sight.ts'
import { pick, refuse, report } from '../../../rules/dialect.ts'
import { matOf } from '../../../rules/ship/vessel.ts'
import { NOWHERE, type State } from '../../../rules/state.ts'
import type { ActionEffect } from './effect.ts'

function withinReach(g: State, seat: Seat, at: Hex): Seat[] {
  const { from, to } = g.content.abilities['siphon-lance'].numbers
  const reaches = (other: Seat) =>
    other !== seat && g.vessels[other].hex !== NOWHERE && canTarget(g, at, g.vessels[other].hex, from, to)
  return g.vessels.map((_, other) => other).filter(reaches)
}

/** [ability.siphon-lance] Another player's energy flows over. It is no attack. */
export const siphonLance: ActionEffect = {
  isLocal: true,
  refuse: (g, seat, at) => (withinReach(g, seat, at).length === 0 ? refuse('ability.siphon-lance') : undefined),
  *run(g, seat, value, n, at) {
    if (value === 0) return
    const victim = yield* pick(g, seat, 'ability.siphon-lance', { from: withinReach(g, seat, at), as: crafts })
    const energy = Math.min(n.energy, g.vessels[victim].energy)
    g.vessels[victim].energy -= energy
    g.vessels[seat].energy = Math.min(matOf(g, seat).energy, g.vessels[seat].energy + energy)
    report(g, 'ability.siphon-lance', { seat, victim, energy })
  },
}
