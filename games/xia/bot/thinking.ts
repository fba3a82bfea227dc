import type { Thinking } from '@orrery/engine'

/** Chance decides so much of a turn that whoever searches on takes the luckiest of many draws for the best plan: a way is valued where its step ends. */
const STEP_BY_STEP: Partial<Thinking> = { horizon: 'step' }

/** Who has the time plays the turn on after the best answers, step by step: what one step promises is often not what the turn brings. */
const TO_THE_END: Partial<Thinking> = { ...STEP_BY_STEP, rollouts: 3 }

/** How levels think in this game, where that differs from how they think in any. */
export const thinking: { readonly [level: string]: Partial<Thinking> } = {
  novice: STEP_BY_STEP,
  adept: STEP_BY_STEP,
  expert: TO_THE_END,
  master: TO_THE_END,
}
