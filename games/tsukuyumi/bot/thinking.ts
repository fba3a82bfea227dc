import type { Thinking } from '@orrery/engine'

/** A turn here is worth what comes of all of it: an attack, what is moved before it and what is answered to it belong together. */
const WHOLE_TURN: Partial<Thinking> = { playsOn: true }

/**
 * How the levels think: see the arena for what it brings. What is hinted at is most of good play here: whoever follows it plays well with a
 * glance at each answer, and a novice must not.
 */
export const thinking: { readonly [level: string]: Partial<Thinking> } = {
  novice: { hinted: false, overlooks: 0.2 },
  adept: { ...WHOLE_TURN, iterations: 12 },
  expert: WHOLE_TURN,
  master: WHOLE_TURN,
}
