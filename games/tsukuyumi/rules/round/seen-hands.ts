import { type Fixed, fixed, type Seat } from '@orrery/engine'
import type { ActionCardId } from '../../content/types.ts'
import { seatOf } from '../state/sides.ts'
import type { State } from '../state/state.ts'
import { CYBERSAMURAI } from '../state/vocabulary.ts'

const NOTHING = fixed<never>([])

/**
 * [draft.pass] The hands are about to go to the left: whoever passes one on knows what is in it, also when it goes on from there without the
 * card that was shown. [uplink.ghost] What the Cybersamurai have taken out of it in secret is not known.
 */
export function rememberHands(g: State): void {
  const before = g.memory
  const isThinned = (seat: Seat) => g.phase === 'discard' && seat === seatOf(g, CYBERSAMURAI)
  const seenBy = (seat: Seat, holder: Seat): Fixed<ActionCardId> => {
    if (holder === seat) return g.hands[seat]
    if (isThinned(holder)) return NOTHING
    return fixed((before?.[seat]?.[holder] ?? NOTHING).filter((card) => card !== g.picked[holder]))
  }
  const passer = (seat: Seat): Seat => (seat + g.seats - 1) % g.seats
  g.memory = fixed(g.hands.map((_, seat) => fixed(g.hands.map((_, holder) => seenBy(seat, passer(holder))))))
}
