import type { Thinking } from '@orrery/engine'

/**
 * Where a position is valued by plans of several stops, a way is best valued where its step ends: whoever searches on takes the luckiest of
 * many draws for the best plan. And hints leave out whatever is useless, so that a move along the planned way may leave things as they are.
 */
const PURPOSEFUL: Partial<Thinking> = { horizon: 'step', mayIdle: true }

/** How levels think in this game, where that differs from how they think in any. */
export const thinking: { readonly [level: string]: Partial<Thinking> } = {
  novice: PURPOSEFUL,
  adept: { ...PURPOSEFUL, iterations: 20 },
  expert: PURPOSEFUL,
  master: PURPOSEFUL,
}
