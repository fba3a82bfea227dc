import type { Seat } from '@orrery/engine'
import type { State } from './state.ts'
import type { Side } from './vocabulary.ts'

export const inGame = (g: State, side: Side): boolean => g.factions.includes(side)

export const seatOf = (g: State, side: Side): Seat => g.factions.indexOf(side)
