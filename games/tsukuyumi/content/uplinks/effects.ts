import type { State } from '../../rules/state/state.ts'
import { CYBERSAMURAI, type Side } from '../../rules/state/vocabulary.ts'
import type { UplinkId } from '../types.ts'
import { ARMS, tenno } from './arms.ts'
import { ghost } from './ghost.ts'
import { bushido, espionage, samurai } from './guard.ts'
import type { UplinkEffect } from './uplink.ts'

/** What every Uplink does. */
export const UPLINK_EFFECTS = {
  ...ARMS,
  tenno,
  samurai,
  bushido,
  espionage,
  ghost,
  /** [uplink.amaterasu] A drone for nothing in the green phase. */
  amaterasu: {
    open(g, turn) {
      if (g.phase === 'green') turn.drones = g.content.numbers.freeDrones
    },
  },
  /** [uplink.shogun] He comes with it, and one event more in every action that plays events. */
  shogun: { brings: 'shogun', plays: (g) => g.content.uplinks.shogun.numbers.plays },
} satisfies { readonly [uplink in UplinkId]: UplinkEffect }

const EFFECTS: { readonly [uplink in UplinkId]: UplinkEffect } = UPLINK_EFFECTS

export const effectOfUplink = (uplink: UplinkId): UplinkEffect => EFFECTS[uplink]

/** The effects of what the Cybersamurai have installed. */
export const installed = (g: State): readonly UplinkEffect[] => g.uplinks.map(effectOfUplink)

/** The drawing of events by a side is over. */
export function afterDrawing(g: State, side: Side): void {
  if (side !== CYBERSAMURAI) for (const effect of installed(g)) effect.whenOthersDrew?.(g)
}
