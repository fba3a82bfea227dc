import type { Card } from '../rules/state/state.ts'

type Optional = 'cost' | 'numbers' | 'basis'

/** A card's facts and effect; what most cards lack need not be said. */
export const card = (facts: Omit<Card, Optional> & Partial<Pick<Card, Optional>>): Card => ({
  cost: {},
  numbers: {},
  basis: 'house',
  ...facts,
})
