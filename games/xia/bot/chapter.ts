import type { State } from '../rules/state.ts'

/** Another text when a captain's turn has ended: bots think no further. The business that a turn ends with is part of it. */
export const chapter = ({ turnNumber, phase }: State): string =>
  `${turnNumber}/${phase === 'business' ? 'action' : phase}`
