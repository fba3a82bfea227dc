import type { ActionEffect } from './effect.ts'

/** [ability.dark-veil] Nobody attacks from afar, and NPCs look elsewhere, until the owner's next turn. */
export const darkVeil: ActionEffect = {
  *run(g, seat, value) {
    g.vessels[seat].veiled = value > 0
  },
}
