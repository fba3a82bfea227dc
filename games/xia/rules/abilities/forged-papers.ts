import type { ActionRule } from './ability.ts'

/** [ability.forged-papers] Entrances of every kind are open for the rest of the turn. */
export const forgedPapers: ActionRule = {
  *run(g, seat, value) {
    g.vessels[seat].papers = value > 0
  },
}
