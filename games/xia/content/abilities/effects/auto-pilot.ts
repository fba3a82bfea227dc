import type { ActionEffect } from './effect.ts'

/** [ability.auto-pilot] After each turn of another player the ship may go on, until the owner's next turn. */
export const autoPilot: ActionEffect = {
  *run(g, seat, value) {
    g.vessels[seat].drift = value
  },
}
