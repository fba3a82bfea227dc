import type { Thinking } from '@orrery/engine'

/** Chance decides so much of a turn that whoever searches on takes the luckiest of many draws for the best plan: a way is valued where its step ends. */
const STEP_BY_STEP: Partial<Thinking> = { horizon: 'step' }

/** How levels think in this game, where that differs from how they think in any. */
export const thinking: { readonly [level: string]: Partial<Thinking> } = {
  novice: STEP_BY_STEP,
  adept: STEP_BY_STEP,
  expert: STEP_BY_STEP,
  master: STEP_BY_STEP,
}
