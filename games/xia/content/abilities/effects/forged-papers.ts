import type { ActionEffect } from './effect.ts'

/** [ability.forged-papers] Entrances of every kind are open for the rest of the turn. */
export const forgedPapers: ActionEffect = {
  *run(g, seat, value) {
    g.vessels[seat].papers = value > 0
  },
}
