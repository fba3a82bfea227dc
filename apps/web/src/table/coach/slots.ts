import { createContext, type ReactNode, use } from 'react'

/** What a table has for somebody who learns. Both are drawn inside the table, and see what its other parts see. */
export interface CoachSlots {
  /** Whoever coaches. The place is kept for them as long as the table is open, whether or not they speak. */
  readonly speech?: ReactNode
  /** A way to ask what is good: a button, and what opens of it. It stands beside the title of the choices, or below the speech. */
  readonly advice?: ReactNode
}

const NOBODY: CoachSlots = {}

export const CoachContext = createContext<CoachSlots>(NOBODY)

export const useCoachSlots = (): CoachSlots => use(CoachContext)
