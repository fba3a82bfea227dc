import { runningTurn } from '../rules/state/agenda.ts'
import type { State } from '../rules/state/state.ts'

/** Another text when a turn or a phase has ended: bots think no further. */
export const chapter = (g: State): string => `${g.round}/${g.phase}/${runningTurn(g)?.side ?? ''}`
