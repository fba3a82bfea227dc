import type { Rivalry } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'

/** Honor of the others is a loss: of whoever is ahead above all, and between two as much as the own is a gain, or nearly. */
export const rivalry: Rivalry = { mean: 0.25, best: 0.3 }

/** How much of what one of the others gains is a seat's loss, whoever it is. */
export const lossTo = (g: State): number => (rivalry.mean + rivalry.best) / (g.seats - 1)
