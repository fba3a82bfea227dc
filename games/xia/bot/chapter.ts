import type { State } from '../rules/state.ts'

/** Another text when a captain's turn, or a part of it, has ended: bots think no further. */
export const chapter = ({ turnNumber, phase }: State): string => `${turnNumber}/${phase}`
