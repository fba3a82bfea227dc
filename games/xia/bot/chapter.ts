import type { State } from '../rules/state.ts'

/**
 * Another text when a captain's turn, or a part of it, has ended: bots think no further. The business after the actions is a chapter of its
 * own: where it was part of the turn, bots ended their turns early because purchases were nearer that way.
 */
export const chapter = ({ turnNumber, phase }: State): string => `${turnNumber}/${phase}`
