import type { Card, CardId } from '../rules/state/state.ts'

type Optional = 'cost' | 'numbers' | 'basis'

type Facts = Omit<Card, Optional> & Partial<Pick<Card, Optional>>

/** A card's facts and effect; what most cards lack need not be said. */
export const card = <const Id extends CardId>(facts: Facts & { readonly id: Id }): Card & { readonly id: Id } => ({
  cost: {},
  numbers: {},
  basis: 'house',
  ...facts,
})
