import type { Seat } from '@orrery/engine'
import type { State } from './state.ts'
import { CYBERSAMURAI, type Side } from './vocabulary.ts'

export const inGame = (g: State, side: Side): boolean => g.factions.includes(side)

export const seatOf = (g: State, side: Side): Seat => g.factions.indexOf(side)

/** [uplink.ghost] The player of the Cybersamurai knows what Ghost has removed. */
export const knowsRemoved = (g: State, viewer: Seat | 'spectator'): boolean =>
  viewer !== 'spectator' && g.factions[viewer] === CYBERSAMURAI
