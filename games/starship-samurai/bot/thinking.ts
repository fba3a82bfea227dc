import type { Thinking } from '@orrery/engine'

/** How levels think in this game. A novice thinks of whatever is offered. Forty looks keep an adept below twice the cost of `greedy@1`, and more of them hardly play better. */
export const thinking: { readonly [level: string]: Partial<Thinking> } = {
  novice: { hinted: false },
  adept: { iterations: 40 },
}
